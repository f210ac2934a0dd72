/// C's times by the calendar, in Greenwich's zone: the simulated machine is nowhere else.
extension LibraryArea {
  static let timesOfC = LibraryArea(
    name: "TimesOfC",
    module: "Foundation",
    provides: [
      "tm", "gmtime", "gmtime_r", "localtime", "localtime_r", "timegm", "mktime", "difftime", "strftime", "_calendarTime",
      "_dayNumber", "_timeField", "_timeText",
    ],
    source: text("C/TimesOfC"))
}
