// programs: an asynchronous logger with levels, a buffer that is flushed by a timer and on demand, formatted lines
import Dispatch

enum Level: Int, Comparable, CustomStringConvertible {
  case debug, info, warning, error
  static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  var description: String { ["DEBUG", "INFO", "WARN", "ERROR"][rawValue] }
}

protocol Sink: AnyObject {
  func write(_ lines: [String])
}

final class MemorySink: Sink {
  private(set) var batches: [[String]] = []
  func write(_ lines: [String]) { batches.append(lines) }
}

final class Logger {
  static var minimum = Level.info
  private let queue = DispatchQueue(label: "logger", qos: .utility)
  private let timer: DispatchSourceTimer
  private weak var sink: Sink?
  private var buffer: [String] = []
  private var number = 0

  init(sink: Sink, interval: DispatchTimeInterval) {
    self.sink = sink
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.setEventHandler { [weak self] in self?.flushBuffer() }
    timer.resume()
  }

  deinit {
    timer.cancel()
    print("logger gone")
  }

  func log(_ message: @autoclosure @escaping () -> String, level: Level = .info, line: Int = 0) {
    guard level >= Logger.minimum else { return }
    queue.async {
      self.number += 1
      let padded = String(repeating: "0", count: 3 - String(self.number).count) + "\(self.number)"
      self.buffer.append("\(padded) [\(level)] \(message())" + (line > 0 ? " (line \(line))" : ""))
      if level == .error { self.flushBuffer() }
    }
  }

  func flush() { queue.sync { flushBuffer() } }

  private func flushBuffer() {
    guard !buffer.isEmpty else { return }
    sink?.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

let sink = MemorySink()
var logger: Logger? = Logger(sink: sink, interval: .milliseconds(150))
var evaluated = 0
func costly(_ text: String) -> String {
  evaluated += 1
  return text
}
logger?.log("started")
logger?.log(costly("hidden"), level: .debug)
logger?.log(costly("disk is full"), level: .warning, line: 12)
io("timer fires", .milliseconds(225))
logger?.log("crash", level: .error)
logger?.log("after the crash")
logger?.flush()
logger?.flush()
Logger.minimum = .debug
logger?.log(costly("visible"), level: .debug)
logger?.flush()
for batch in sink.batches { print(batch) }
print("evaluated", evaluated)
logger = nil
print("end", Level.error > .debug, [Level.warning, .debug].min()!)
