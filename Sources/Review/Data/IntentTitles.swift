import Vocabulary

/// What people call intents in plain words, by which a translated `IntentName` is recognised.
enum IntentTitles {
  /// The class whose name or title a text translates: “Send a message”, “Envoyer un message” or
  /// `INEnvoyerMessageIntent`; `nil` when it translates none that the table has.
  static func intent(titled text: String) -> String? { byTitle[words(of: text)] }

  private static let byTitle: [FoldedPhrase: String] = {
    var titles: [FoldedPhrase: String] = [:]
    for intent in IntentCatalog.all {
      titles[FoldedPhrase(intent.title)] = intent.name
      titles[words(of: intent.name)] = intent.name
    }
    for line in translations.split(separator: "\n") {
      let fields = line.split(separator: ":")
      for title in fields[1].split(separator: ",") {
        titles[FoldedPhrase(String(title))] = String(fields[0])
      }
    }
    return titles
  }()

  /// The words of a title or class name, without what marks the name of a class.
  private static func words(of text: String) -> FoldedPhrase {
    let letters = Array(text)
    let isMarked = text.hasPrefix("IN") && letters.count > 2 && letters[2].isUppercase
    var words = ""
    for letter in isMarked ? letters[2...] : letters[...] {
      if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(letter)
    }
    var parts = words.split(whereSeparator: \.isWhitespace)
    if parts.first == "IN" { parts.removeFirst() }
    if parts.last?.lowercased() == "intent" { parts.removeLast() }
    return FoldedPhrase(parts.joined(separator: " "))
  }

  /// Translations of the titles and of the words of the class names: French, German, Spanish, Italian,
  /// Portuguese, Dutch, Russian, Japanese, Chinese (simplified and traditional), Korean.
  ///
  /// Dated 2026-11. Ours, for the intents that most apps have, and only plain renderings.
  private static let translations = """
    INSendMessageIntent: Envoyer un message, Envoyer message, Nachricht senden, Eine Nachricht senden, \
    Sende eine Nachricht, Enviar un mensaje, Enviar mensaje, Inviare un messaggio, Invia messaggio, \
    Invia un messaggio, Enviar uma mensagem, Enviar mensagem, Bericht sturen, Een bericht sturen, \
    Отправить сообщение, メッセージを送信, メッセージを送る, 发送信息, 发送消息, 傳送訊息, 메시지 보내기
    INSearchForMessagesIntent: Rechercher des messages, Rechercher messages, Nachrichten suchen, \
    Nach Nachrichten suchen, Buscar mensajes, Cercare messaggi, Cerca messaggi, Buscar mensagens, \
    Procurar mensagens, Berichten zoeken, Поиск сообщений, Искать сообщения, メッセージを検索, 搜索信息, 搜索消息, \
    搜尋訊息, 메시지 검색
    INStartCallIntent: Passer un appel, Démarrer un appel, Anruf starten, Einen Anruf starten, \
    Iniciar llamada, Iniciar una llamada, Avviare una chiamata, Avvia chiamata, Iniciar chamada, \
    Iniciar uma chamada, Gesprek starten, Начать звонок, 通話を開始, 开始通话, 開始通話, 통화 시작
    INPlayMediaIntent: Lire un média, Lire média, Medien abspielen, Medien wiedergeben, \
    Reproducir contenido multimedia, Reproducir multimedia, Riprodurre contenuti multimediali, \
    Reproduzir mídia, Media afspelen, メディアを再生, 播放媒体, 播放媒體, 미디어 재생
    INStartWorkoutIntent: Démarrer un entraînement, Commencer un entraînement, Démarrer entraînement, \
    Training starten, Ein Training starten, Iniciar un entrenamiento, Iniciar entrenamiento, \
    Iniziare un allenamento, Inizia allenamento, Avvia allenamento, Iniciar treino, Iniciar um treino, \
    Начать тренировку, ワークアウトを開始, 开始体能训练, 开始锻炼, 開始體能訓練, 운동 시작
    INPauseWorkoutIntent: Mettre un entraînement en pause, Training pausieren, Ein Training pausieren, \
    Pausar entrenamiento, Pausar un entrenamiento, Sospendere un allenamento, Pausar treino, \
    Training pauzeren, Приостановить тренировку, ワークアウトを一時停止, 暂停体能训练, 暫停體能訓練, 운동 일시 정지
    INResumeWorkoutIntent: Reprendre un entraînement, Training fortsetzen, Ein Training fortsetzen, \
    Reanudar entrenamiento, Reanudar un entrenamiento, Riprendere un allenamento, Retomar treino, \
    Training hervatten, Возобновить тренировку, ワークアウトを再開, 继续体能训练, 繼續體能訓練, 운동 재개
    INEndWorkoutIntent: Terminer un entraînement, Training beenden, Ein Training beenden, \
    Terminar entrenamiento, Finalizar entrenamiento, Terminare un allenamento, Termina allenamento, \
    Terminar treino, Training beëindigen, Закончить тренировку, ワークアウトを終了, 结束体能训练, 結束體能訓練, 운동 종료
    INCancelWorkoutIntent: Annuler un entraînement, Training abbrechen, Ein Training abbrechen, \
    Cancelar entrenamiento, Cancelar un entrenamiento, Annullare un allenamento, Cancelar treino, \
    Training annuleren, Отменить тренировку, ワークアウトをキャンセル, 取消体能训练, 取消體能訓練, 운동 취소
    INRequestRideIntent: Commander une course, Demander une course, Fahrt anfordern, Fahrt bestellen, \
    Eine Fahrt bestellen, Pedir un viaje, Solicitar un viaje, Richiedere una corsa, Pedir uma viagem, \
    Rit aanvragen, Заказать поездку, 配車を依頼, 叫车, 叫車, 차량 호출
    """
}
