/// Foundation's regular expressions, and what they find.
extension LibraryArea {
  static let regularExpressions = LibraryArea(
    name: "RegularExpressions",
    module: "Foundation",
    provides: ["NSRegularExpression", "NSTextCheckingResult"],
    source: text("Foundation/Texts/FoundExpressions"))
}
