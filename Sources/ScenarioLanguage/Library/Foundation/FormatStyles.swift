/// `value.formatted()`: numbers, lists and spans of time as text, in the styles that are the same everywhere in English.
extension LibraryArea {
  static let formatStyles = LibraryArea(
    name: "FormatStyles",
    module: "Foundation",
    provides: [
      "_NumberStyle", "_ListStyle", "_MemberListStyle", "_SpanStyle", "_ByteCountStyle", "ByteCountFormatStyle",
      "_DateFormatStyle", "_DateISO8601FormatStyle",
    ],
    extends: Extended(types: ["Date"], onUseOf: ["Date"]),
    source: text(
      "Foundation/NumberStyles", "Foundation/ByteCountStyles", "Foundation/ListStyles", "Foundation/SpanStyles",
      "Foundation/Dates/DateStyles", "Foundation/Dates/Timestamps"))
}
