/// Texts as C has them: pointers to bytes of which the last is zero.
extension LibraryArea {
  static let textsOfC = LibraryArea(
    name: "TextsOfC", provides: ["strlen", "strcmp", "strncmp", "_charactersOfC", "_bytesOfC"],
    source: text("C/TextsOfC"))
}
