/// Foundation's `JSONSerialization`: JSON as arrays, dictionaries and numbers of any type, and casts of those numbers.
extension LibraryArea {
  static let jsonObjects = LibraryArea(
    name: "JSONObjects",
    module: "Foundation",
    provides: ["JSONSerialization", "_jsonObject", "_jsonNode", "_castInteger", "_castFloating", "_castBool"],
    source: text("Foundation/JSON/JSONObjects"))
}
