extension IntentCatalog {
  /// The 61 intent classes of Apple's Intents framework, one per line: class | title in plain words
  /// | domain | first iOS | iOS that deprecated it | successor | what Siri does with it by voice.
  ///
  /// Dated 2026-08. Sources: the headers of the iOS 16.5 SDK; for iOS 17 the bindings of dotnet/macios
  /// and of madsmtm/objc2 (Xcode 26.5); the titles are ours.
  static let table = """
    INActivateCarSignalIntent | Make a car signal | Car Commands | 10.3 | - | - | yes
    INAddMediaIntent | Add media to a library or playlist | Media | 13.0 | - | - | yes
    INAddTasksIntent | Add tasks | Lists and Notes | 11.0 | - | - | yes
    INAnswerCallIntent | Answer a call | VoIP Calling | 16.2 | - | - | yes
    INAppendToNoteIntent | Add to a note | Lists and Notes | 11.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INBookRestaurantReservationIntent | Book a restaurant table | Restaurant Reservations | 10.0 | - | - | never spoken, Maps only
    INCancelRideIntent | Cancel a ride | Ride Booking | 11.0 | - | - | not spoken, used by Maps
    INCancelWorkoutIntent | Cancel a workout | Workouts | 10.0 | - | - | yes
    INCreateNoteIntent | Create a note | Lists and Notes | 11.0 | - | - | yes
    INCreateTaskListIntent | Create a task list | Lists and Notes | 11.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INDeleteTasksIntent | Delete tasks | Lists and Notes | 13.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INEditMessageIntent | Edit a message | Messaging | 17.0 | - | - | yes
    INEndWorkoutIntent | End a workout | Workouts | 10.0 | - | - | yes
    INGetAvailableRestaurantReservationBookingDefaultsIntent | Get the defaults for a restaurant booking | Restaurant Reservations | 10.0 | - | - | never spoken, Maps only
    INGetAvailableRestaurantReservationBookingsIntent | Find available restaurant tables | Restaurant Reservations | 10.0 | - | - | never spoken, Maps only
    INGetCarLockStatusIntent | Check whether a car is locked | Car Commands | 10.3 | - | - | yes
    INGetCarPowerLevelStatusIntent | Check a car’s fuel or battery level | Car Commands | 10.3 | - | - | yes (also Maps EV routing)
    INGetReservationDetailsIntent | Get details of a reservation | Reservations | 13.0 | - | - | donated by app, not spoken
    INGetRestaurantGuestIntent | Get a restaurant guest’s details | Restaurant Reservations | 10.0 | - | - | never spoken, Maps only
    INGetRideStatusIntent | Check the status of a ride | Ride Booking | 10.0 | - | - | ended with iOS 15; Maps, Shortcuts and Siri Suggestions continue
    INGetUserCurrentRestaurantReservationBookingsIntent | Show current restaurant bookings | Restaurant Reservations | 10.0 | - | - | never spoken, Maps only
    INGetVisualCodeIntent | Show a visual code | Visual Codes | 11.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INHangUpCallIntent | Hang up a call | VoIP Calling | 16.2 | - | - | yes
    INListCarsIntent | List cars | Car Commands | 14.0 | - | - | Maps EV routing, not spoken
    INListRideOptionsIntent | List ride options | Ride Booking | 10.0 | - | - | never spoken, Maps only
    INPauseWorkoutIntent | Pause a workout | Workouts | 10.0 | - | - | yes
    INPayBillIntent | Pay a bill | Payments | 10.3 | 15.0 | - | Siri stopped recognising it in iOS 15
    INPlayMediaIntent | Play media | Media | 12.0 | - | - | yes
    INRequestPaymentIntent | Request a payment | Payments | 10.0 | - | - | yes
    INRequestRideIntent | Request a ride | Ride Booking | 10.0 | - | - | ended with iOS 15; Maps, Shortcuts and Siri Suggestions continue
    INResumeWorkoutIntent | Resume a workout | Workouts | 10.0 | - | - | yes
    INSaveProfileInCarIntent | Save a car profile | CarPlay | 10.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INSearchCallHistoryIntent | Search the call history | VoIP Calling | 10.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INSearchForAccountsIntent | Search for accounts | Payments | 11.0 | - | - | yes
    INSearchForBillsIntent | Search for bills | Payments | 10.3 | 15.0 | - | Siri stopped recognising it in iOS 15
    INSearchForMediaIntent | Search for media | Media | 13.0 | - | - | yes
    INSearchForMessagesIntent | Search for messages | Messaging | 10.0 | - | - | yes
    INSearchForNotebookItemsIntent | Search for notes, tasks and reminders | Lists and Notes | 11.0 | - | - | yes
    INSearchForPhotosIntent | Search for photos | Photos | 10.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INSendMessageIntent | Send a message | Messaging | 10.0 | - | - | yes
    INSendPaymentIntent | Send a payment | Payments | 10.0 | - | - | yes
    INSendRideFeedbackIntent | Send feedback on a ride | Ride Booking | 11.0 | - | - | not spoken, used by Maps
    INSetAudioSourceInCarIntent | Set a car’s audio source | CarPlay | 10.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INSetCarLockStatusIntent | Lock or unlock a car | Car Commands | 10.3 | - | - | yes
    INSetClimateSettingsInCarIntent | Set a car’s climate control | CarPlay | 10.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INSetDefrosterSettingsInCarIntent | Set a car’s defroster | CarPlay | 10.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INSetMessageAttributeIntent | Mark a message as read, unread or flagged | Messaging | 10.0 | - | - | yes (follow-up, e.g. mark as read)
    INSetProfileInCarIntent | Set a car profile | CarPlay | 10.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INSetRadioStationIntent | Tune to a radio station | Radio | 10.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INSetSeatSettingsInCarIntent | Set a car’s seats | CarPlay | 10.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INSetTaskAttributeIntent | Change a task | Lists and Notes | 11.0 | - | - | yes
    INShareFocusStatusIntent | Share focus status | Focus Status | 15.0 | - | - | system-sent, not spoken
    INSnoozeTasksIntent | Snooze tasks | Lists and Notes | 13.0 | - | - | yes
    INStartAudioCallIntent | Start an audio call | VoIP Calling | 10.0 | 13.0 | INStartCallIntent | legacy (use INStartCallIntent from iOS 13)
    INStartCallIntent | Start a call | VoIP Calling | 13.0 | - | - | yes
    INStartPhotoPlaybackIntent | Play a photo slideshow | Photos | 10.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INStartVideoCallIntent | Start a video call | VoIP Calling | 10.0 | 13.0 | INStartCallIntent | legacy (use INStartCallIntent from iOS 13)
    INStartWorkoutIntent | Start a workout | Workouts | 10.0 | - | - | yes
    INTransferMoneyIntent | Transfer money | Payments | 11.0 | 15.0 | - | Siri stopped recognising it in iOS 15
    INUnsendMessagesIntent | Unsend messages | Messaging | 17.0 | - | - | yes
    INUpdateMediaAffinityIntent | Like or dislike media | Media | 13.0 | - | - | yes
    """
}
