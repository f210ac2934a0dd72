/// What is typed, as `// input:` lines say: what `readLine` and standard input read.
extension LibraryArea {
  static let typedInput = LibraryArea(
    name: "TypedInput",
    provides: ["readLine"],
    source: text("C/TypedInput"))

  /// Where no line says what is typed.
  static let nothingTyped = LibraryArea(
    name: "NothingTyped",
    provides: ["_typedLines"],
    source: text("C/NothingTyped"))

  static let typedBytes = LibraryArea(
    name: "TypedBytes",
    provides: ["_TypedInput"],
    source: text("C/TypedBytes"))
}
