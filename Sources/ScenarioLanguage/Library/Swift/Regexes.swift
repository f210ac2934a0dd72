/// Swift's own regular expressions. They see characters, where Foundation's see scalars.
extension LibraryArea {
  static let regexes = LibraryArea(
    name: "Regexes",
    provides: ["Regex", "RegexComponent", "AnyRegexOutput", "_RegexMatch", "_RegexText", "_RegexParts"],
    extends: Extended(types: ["StringProtocol", "String", "Substring"], onUseOf: ["Regex"]),
    source: text("Swift/RegexTypes", "Swift/RegexSearch"))
}
