/// Points and lengths of time.
extension LibraryArea {
  static let times = LibraryArea(
    name: "Times",
    module: "Dispatch",
    provides: [
      "DispatchTime", "DispatchWallTime", "DispatchTimeInterval", "Date", "DispatchTimeoutResult", "timespec", "clockid_t",
      "CLOCK_REALTIME", "CLOCK_MONOTONIC", "CLOCK_MONOTONIC_RAW", "clock_gettime", "time", "time_t",
      "_dateText",
      "CFAbsoluteTime", "CFTimeInterval", "CFAbsoluteTimeGetCurrent",
      "_later", "_told", "_tell", "_presentTime", "_scaled", "_secondsToNanoseconds",
    ],
    source: text("Dispatch/DispatchTime"))
}
