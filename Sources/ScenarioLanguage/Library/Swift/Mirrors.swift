/// `Mirror` and `dump`: the parts of a value, by what the machine knows of its type.
extension LibraryArea {
  static let mirrors = LibraryArea(
    name: "Mirrors",
    provides: [
      "Mirror", "CustomReflectable", "CustomLeafReflectable", "CustomPlaygroundDisplayConvertible", "dump",
      "_mirrorKind", "_mirrorLabels",
      "_mirrorValues", "_mirrorType", "_mirrorCase",
      "_Dump", "_describeMirrored", "_debugMirrored",
      "_TextSink", "_pieces",
    ],
    source: text("Swift/Mirrors"))
}
