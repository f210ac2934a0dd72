// programs: a logger with destinations, filters, formats and an asynchronous flush
import Foundation
import Dispatch

public enum LogLevel: Int, Comparable, CaseIterable, CustomStringConvertible {
  case verbose = 0, debug, info, warning, error

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  public var description: String {
    switch self {
    case .verbose: "VERBOSE"
    case .debug: "DEBUG"
    case .info: "INFO"
    case .warning: "WARNING"
    case .error: "ERROR"
    }
  }

  var symbol: String { ["💜", "💚", "💙", "💛", "❤️"][rawValue] }
}

public struct LogEvent {
  let number: Int
  let level: LogLevel
  let message: String
  let function: String
  let context: [String: Any]?
}

open class BaseDestination: Hashable {
  open var format = "$N $L $f - $M$X"
  open var minLevel = LogLevel.verbose
  fileprivate var filters: [(LogEvent) -> Bool] = []
  let queue: DispatchQueue
  open var defaultHashValue: Int { return 0 }

  public init(label: String) {
    queue = DispatchQueue(label: "log.destination.\(label)", target: .global(qos: .utility))
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(defaultHashValue) }
  public static func == (lhs: BaseDestination, rhs: BaseDestination) -> Bool { ObjectIdentifier(lhs) == ObjectIdentifier(rhs) }

  func shouldLog(_ event: LogEvent) -> Bool {
    guard event.level >= minLevel else { return false }
    return filters.isEmpty || filters.allSatisfy { $0(event) }
  }

  open func send(_ event: LogEvent) { fatalError("send(_:) has to be overridden") }

  func formatted(_ event: LogEvent) -> String {
    var text = ""
    let phrases = format.components(separatedBy: "$")
    for phrase in phrases where !phrase.isEmpty {
      let rest = phrase.dropFirst()
      switch phrase[phrase.startIndex] {
      case "N": text += paddedString(String(event.number), to: 3) + rest
      case "L": text += event.level.description.padding(toLength: 7, withPad: " ", startingAt: 0) + rest
      case "l": text += event.level.symbol + rest
      case "f": text += stripParameters(event.function) + rest
      case "M": text += event.message + rest
      case "X":
        if let context = event.context, !context.isEmpty {
          let parts = context.keys.sorted().map { key in "\(key)=\(context[key]!)" }
          text += " {" + parts.joined(separator: "; ") + "}"
        }
        text += rest
      default: text += phrase
      }
    }
    return text
  }

  private func paddedString(_ text: String, to length: Int, with pad: Character = "0") -> String {
    String(repeatElement(pad, count: max(0, length - text.count))) + text
  }

  private func stripParameters(_ function: String) -> String {
    guard let index = function.firstIndex(of: "(") else { return function }
    return String(function[..<index])
  }
}

public final class MemoryDestination: BaseDestination {
  private(set) var lines: [String] = []
  override public var defaultHashValue: Int { 2 }
  public override func send(_ event: LogEvent) { lines.append(formatted(event)) }
}

public final class BatchDestination: BaseDestination {
  private var batch: [String] = []
  private let size: Int
  private let sink: ([String]) -> Void
  public override var defaultHashValue: Int { 3 }

  public init(label: String, size: Int, sink: @escaping ([String]) -> Void) {
    self.size = size
    self.sink = sink
    super.init(label: label)
    format = "$l $M"
  }

  public override func send(_ event: LogEvent) {
    batch.append(formatted(event))
    if batch.count >= size { flush() }
  }

  func flush() {
    guard batch.count > 0 else { return }
    sink(batch)
    batch = []
  }
}

open class Log {
  static private(set) var destinations = Set<BaseDestination>()
  private static let counter = NSLock()
  private static var number = 0

  @discardableResult
  open class func add(_ destination: BaseDestination) -> Bool { destinations.insert(destination).inserted }

  open class func remove(_ destination: BaseDestination) -> Bool { destinations.remove(destination) != nil }

  open class func debug(_ message: @autoclosure () -> Any, _ function: String = #function, context: [String: Any]? = nil) {
    custom(.debug, message(), function, context)
  }
  open class func info(_ message: @autoclosure () -> Any, _ function: String = #function, context: [String: Any]? = nil) {
    custom(.info, message(), function, context)
  }
  open class func warning(_ message: @autoclosure () -> Any, _ function: String = #function, context: [String: Any]? = nil) {
    custom(.warning, message(), function, context)
  }
  open class func error(_ message: @autoclosure () -> Any, _ function: String = #function, context: [String: Any]? = nil) {
    custom(.error, message(), function, context)
  }

  class func custom(
    _ level: LogLevel, _ message: @autoclosure () -> Any, _ function: String = #function, _ context: [String: Any]? = nil
  ) {
    guard destinations.contains(where: { $0.minLevel <= level }) else { return }
    counter.lock()
    number += 1
    let event = LogEvent(number: number, level: level, message: "\(message())", function: function, context: context)
    counter.unlock()
    for destination in destinations where destination.shouldLog(event) {
      destination.queue.async { destination.send(event) }
    }
  }

  public class func flush(secondsUntilTimeout timeout: Int64) -> Bool {
    let group = DispatchGroup()
    for destination in destinations {
      group.enter()
      destination.queue.async(execute: {
        (destination as? BatchDestination)?.flush()
        group.leave()
      })
    }
    return group.wait(timeout: .now() + .seconds(Int(timeout))) == .success
  }
}

struct Order { var id: Int, items: [String] }

func checkout(_ order: Order) {
  Log.debug("checking out \(order.id)")
  guard !order.items.isEmpty else { return Log.error("order \(order.id) is empty", context: ["order": order.id, "fatal": false]) }
  for (index, item) in order.items.enumerated() where item.count > 4 {
    Log.warning(item, context: ["index": index])
  }
  Log.info(order.items)
}

var evaluated = 0
func expensive() -> String {
  evaluated += 1
  return "expensive \(evaluated)"
}

Log.debug(expensive())
let memory = MemoryDestination(label: "memory")
let batches = DispatchQueue(label: "batches")
var sent: [[String]] = []
let batch = BatchDestination(label: "batch", size: 2) { lines in batches.sync { sent.append(lines) } }
batch.minLevel = .info
batch.filters.append { !$0.message.contains("secret") }
print(Log.add(memory), Log.add(batch), Log.add(memory), Log.destinations.count)

checkout(Order(id: 1, items: ["pen", "paper", "ink"]))
checkout(Order(id: 2, items: []))
Log.info("a secret")
Log.debug(expensive())
Log.info(Optional(3) as Any)
Log.warning(3.5)
print("flushed", Log.flush(secondsUntilTimeout: 5))
memory.lines.forEach { print($0) }
for (number, lines) in sent.enumerated() { print("batch \(number + 1):", lines.joined(separator: " | ")) }
print("evaluated", evaluated, LogLevel.allCases.filter { $0 > .info }.map(String.init(describing:)))
print(Log.remove(batch), Log.remove(batch), LogLevel.allCases.max()!)
