extension String {
  /// The text with blanks in the place of `ranges`, which are of its UTF-8, and of nothing else: every place in it stays where it is. Nil
  /// where there are none.
  func blanked(_ ranges: [Range<Int>]) -> String? {
    if ranges.isEmpty { return nil }
    var bytes = Array(utf8)
    for range in ranges {
      for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
