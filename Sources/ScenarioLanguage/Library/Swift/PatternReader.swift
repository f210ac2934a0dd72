/// What a regular expression says, read into parts, and matched by trying: for Foundation's expressions and for Swift's own.
extension LibraryArea {
  static let patterns = LibraryArea(
    name: "Patterns",
    provides: [
      "_Pattern", "_PatternOptions", "_PatternReader", "_PatternMatcher", "_PatternError", "_propertyNumber", "_hasProperty",
    ],
    source: text("Swift/PatternReader", "Swift/PatternMatcher"))
}
