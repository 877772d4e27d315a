extension String {
  /// The text with a capital at its start.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
