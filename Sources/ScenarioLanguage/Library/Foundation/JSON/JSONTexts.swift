/// JSON as text: a reader of bytes, and a tree that is written. Both go over their text once.
extension LibraryArea {
  static let jsonTexts = LibraryArea(
    name: "JSONTexts",
    module: "Foundation",
    provides: ["_JSONValue", "_JSONError", "_JSONReader", "_JSONOpen", "_JSONNode", "_JSONKind", "_jsonText", "_isZero"],
    source: text("Foundation/JSON/Reading", "Foundation/JSON/WideJSON", "Foundation/JSON/Writing"))
}
