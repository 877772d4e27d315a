extension String {
  /// Whether something in the text is written from right to left.
  ///
  /// Source of the ranges: Unicode 15.1, `DerivedBidiClass.txt`: R and AL with the code points that
  /// are kept for them, and the controls of directions.
  var holdsRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      scalar.value >= 0x590 && Self.rightToLeft.contains { $0.contains(scalar.value) }
    }
  }

  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0x200F...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
    0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
