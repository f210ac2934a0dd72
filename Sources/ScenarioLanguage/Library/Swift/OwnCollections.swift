/// What types of the scenario have that are collections whose parts can be replaced, and what can be strided over: the library's own
/// types have members of their own for that.
extension LibraryArea {
  static let ownCollections = LibraryArea(
    name: "OwnCollections",
    provides: [],
    extends: Extended(
      types: ["RangeReplaceableCollection", "BidirectionalCollection", "RandomAccessCollection"],
      onMentionOf: ["RangeReplaceableCollection", "BidirectionalCollection", "RandomAccessCollection", "Slice"]),
    source: text("Swift/OwnCollections"))

  static let strides = LibraryArea(
    name: "Strides",
    provides: ["_StrideTo", "_StrideThrough"],
    extends: Extended(types: ["Strideable", "stride", "RandomAccessCollection"], onMentionOf: ["Strideable", "Date"]),
    source: text("Swift/Strides"))
}
