/// Foundation's `Calendar`: the Gregorian one, and ISO 8601's, in time zones that are a fixed distance from Greenwich. The days before
/// 15 October 1582 are the Julian calendar's.
extension LibraryArea {
  static let calendars = LibraryArea(
    name: "Calendars",
    module: "Foundation",
    provides: ["Calendar", "DateComponents", "DateInterval", "_CivilDays"],
    source: text(
      "Foundation/Dates/DateComponents", "Foundation/Dates/Calendars", "Foundation/Dates/CalendarSteps",
      "Foundation/Dates/CalendarSearch", "Foundation/Dates/DateIntervals"))
}
