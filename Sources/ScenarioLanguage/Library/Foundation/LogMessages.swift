/// The system's log: its texts are printed, without time and process. Nothing is private here.
extension LibraryArea {
  static let logMessages = LibraryArea(
    name: "LogMessages",
    module: "Foundation",
    provides: [
      "Logger", "OSLogType", "OSLog", "os_log", "_logged", "OSLogMessage", "OSLogInterpolation", "OSLogPrivacy",
      "OSLogIntegerFormatting", "OSLogFloatFormatting", "OSLogBoolFormat", "OSLogStringAlignment",
    ],
    source: text("Foundation/LogMessages"))
}
