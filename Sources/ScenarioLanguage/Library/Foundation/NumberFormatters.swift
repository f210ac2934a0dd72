/// Foundation's formatters of numbers and of counts of bytes, as they write in the United States.
extension LibraryArea {
  static let numberFormatters = LibraryArea(
    name: "NumberFormatters",
    module: "Foundation",
    provides: ["NumberFormatter", "ByteCountFormatter", "_WrittenNumber", "_NumberPattern", "_NumberReader", "_spelled"],
    source: text(
      "Foundation/WrittenNumbers", "Foundation/SpelledNumbers", "Foundation/NumberFormatter", "Foundation/NumberPatterns",
      "Foundation/ByteCounts"))
}
