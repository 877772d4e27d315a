extension String {
  init(_ scalars: some Sequence<Unicode.Scalar>) {
    self = ""
    unicodeScalars.append(contentsOf: scalars)
  }
}
