/// Ranges with two ends, and with one.
extension LibraryArea {
  static let ranges = LibraryArea(
    name: "Ranges",
    provides: [
      "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough", "RangeExpression", "CountableRange",
      "CountableClosedRange", "_ClosedRangeIndex", "UnboundedRange", "UnboundedRange_", "RangeIterator", "ClosedRangeIterator",
      "_EndlessIterator",
    ],
    source: text("Swift/HalfOpenRanges", "Swift/ClosedRanges", "Swift/OneSidedRanges"))
}
