/// Operators as function values: `reduce(0, +)`, `sorted(by: >)`. Applied operators never come here.
extension LibraryArea {
  static let operators = LibraryArea(
    name: "Operators",
    provides: [
      "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "&", "|", "^", "&+", "&-", "&*", "!", "+=", "-=",
      "*=", "/=",
    ],
    source: text("Swift/OperatorFunctions"))
}
