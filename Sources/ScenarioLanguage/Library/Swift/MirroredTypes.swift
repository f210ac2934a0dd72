/// What `Mirror` and `dump` show of types that lie otherwise here than in Swift's and Foundation's modules.
extension LibraryArea {
  static let mirroredTypes = LibraryArea(
    name: "MirroredTypes",
    provides: [],
    extends: Extended(
      types: [
        "ArraySlice", "ContiguousArray", "Range", "ClosedRange", "StrideTo", "StrideThrough", "CollectionOfOne", "KeyValuePairs",
        "Date", "DateComponents", "DateInterval", "UUID", "IndexPath", "IndexSet", "NSRange", "_StringUTF8View",
        "_StringUTF16View", "_StringUnicodeScalarView", "Data",
      ], onUseOf: ["Mirror"], leavesUnused: true),
    source: text("Swift/MirroredTypes"))
}
