/// `Array` and `ArraySlice`.
extension LibraryArea {
  static let arrays = LibraryArea(
    name: "Arrays",
    provides: [
      "Array", "ArraySlice", "ArrayIterator", "SliceIterator", "_minimum", "_equalArrays", "_describeArray",
      "_hashArray", "_sortSteps",
    ],
    source: text("Swift/Array", "Swift/ArraySorting", "Swift/ArraySlices", "Swift/SliceMembers"))
}
