/// Foundation's `JSONDecoder` and `JSONEncoder`. How JSON is read and written is in `jsonTexts`.
extension LibraryArea {
  static let json = LibraryArea(
    name: "JSON",
    module: "Foundation",
    provides: ["JSONDecoder", "JSONEncoder", "_snakeCase", "_camelCase"],
    source: text("Foundation/JSON/JSON"))
}
