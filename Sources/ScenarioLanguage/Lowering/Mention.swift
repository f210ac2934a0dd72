extension String {
  /// Whether the bytes of `word`, which is not empty, stand somewhere in it. Of a whole file that is known a hundred times as soon as
  /// whether it contains those characters.
  func mentions(_ word: String) -> Bool {
    var text = self
    let wanted = Array(word.utf8)
    return text.withUTF8 { bytes in
      bytes.indices.dropLast(wanted.count - 1).contains { start in
        bytes[start] == wanted[0] && bytes[start...].starts(with: wanted)
      }
    }
  }
}
