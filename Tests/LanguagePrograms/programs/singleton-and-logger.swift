// programs: singleton-and-logger, in the style of application code
import Dispatch
final class Logger {
  enum Level: Int, Comparable, CaseIterable {
    case debug, info, warning, error
    static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    var symbol: Character {
      switch self {
      case .debug: return "d"
      case .info: return "i"
      case .warning: return "w"
      case .error: return "e"
      }
    }
  }
  static let shared = Logger()
  var minimum = Level.info
  private let queue = DispatchQueue(label: "logger")
  private var lines = [String]()
  private init() {}
  func log(_ message: @autoclosure () -> String, level: Level = .info, function: String = #function, line: Int = #line) {
    guard level >= minimum else { return }
    let text = "[\(level.symbol)] \(function):\(line) \(message())"
    queue.sync { lines.append(text) }
  }
  func flush() { queue.sync { lines.forEach { print($0) }; lines.removeAll(keepingCapacity: true) } }
}
func work(_ n: Int) {
  Logger.shared.log("working on \(n)")
  Logger.shared.log("details", level: .debug)
  if n > 1 { Logger.shared.log("big: \(n)", level: .warning) }
}
(1...3).forEach(work)
Logger.shared.flush()
Logger.shared.minimum = .error
work(5)
Logger.shared.log("done", level: .error)
Logger.shared.flush()
print(Logger.Level.allCases.map { "\($0)" }, Logger.Level.allCases.max()!, Logger.Level(rawValue: 2)!)
