// The run loop of a recorded scenario: it does not end, and its timers are Foundation's.

final class RunLoop {
  static let main = RunLoop()
  static var current: RunLoop { main }

  func run(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    signalboxRunLoop()
  }
}
