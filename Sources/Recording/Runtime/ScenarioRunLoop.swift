// The run loop of a recorded scenario: that of the main thread does not end by itself, and its timers are Foundation's.
import Foundation

final class RunLoop {
  typealias Mode = Foundation.RunLoop.Mode

  static let main = RunLoop(Foundation.RunLoop.main)
  static var current: RunLoop { Foundation.Thread.isMainThread ? main : RunLoop(Foundation.RunLoop.current) }

  private let real: Foundation.RunLoop

  private init(_ real: Foundation.RunLoop) { self.real = real }

  func run(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    if self === Self.main { signalboxRunLoop() } else { real.run() }
  }

  func run(until limit: Date) { real.run(until: limit) }

  func run(mode: Mode, before limit: Date) -> Bool { real.run(mode: mode, before: limit) }

  func add(_ timer: Foundation.Timer, forMode mode: Mode) { real.add(timer, forMode: mode) }

  func perform(_ block: @escaping @Sendable () -> Void) { real.perform(block) }
}
