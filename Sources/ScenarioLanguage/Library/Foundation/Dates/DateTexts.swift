/// Foundation's formatters of dates, as far as they do not depend on where somebody lives: patterns of letters, in Greenwich's time.
extension LibraryArea {
  static let dateTexts = LibraryArea(
    name: "DateTexts",
    module: "Foundation",
    provides: [
      "Formatter", "DateFormatter", "ISO8601DateFormatter", "Locale", "TimeZone", "_CivilDate", "_DateReader",
    ],
    source: text("Foundation/Dates/DateTexts", "Foundation/Dates/Places", "Foundation/Dates/DateFormatters"))
}
