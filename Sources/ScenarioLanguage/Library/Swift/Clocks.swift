/// Swift's `Duration` and clocks, in nanoseconds of virtual time, and what of the machine code around Dispatch asks for.
extension LibraryArea {
  static let clocks = LibraryArea(
    name: "Clocks",
    provides: [
      "Duration", "ContinuousClock", "SuspendingClock", "_Clock", "_ClockInstant", "ProcessInfo", "OperatingSystemVersion",
      "CommandLine", "_coreCount",
      "mach_absolute_time", "mach_timebase_info_data_t", "mach_timebase_info", "CACurrentMediaTime", "autoreleasepool", "getenv",
    ],
    source: text("Swift/Clocks"))
}
