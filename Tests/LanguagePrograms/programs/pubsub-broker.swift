// programs: a publish and subscribe broker with topics, wildcards, retained messages and back-pressure
import Foundation
import Dispatch

public struct Topic: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let levels: [Substring]
  private let raw: String
  public init(stringLiteral value: String) { self.init(value) }
  public init(_ value: String) {
    raw = value
    levels = value.split(separator: "/", omittingEmptySubsequences: false)
  }
  public var description: String { raw }
  public static func == (lhs: Topic, rhs: Topic) -> Bool { lhs.raw == rhs.raw }
  public func hash(into hasher: inout Hasher) { hasher.combine(raw) }

  func matches(_ other: Topic) -> Bool {
    var own = levels[...], theirs = other.levels[...]
    while let level = own.popFirst() {
      if level == "#" { return true }
      guard let next = theirs.popFirst() else { return false }
      if level != "+" && level != next { return false }
    }
    return theirs.isEmpty
  }
  static func / (topic: Topic, level: String) -> Topic { Topic("\(topic)/\(level)") }
}

struct Message {
  enum Quality: Int, Comparable {
    case atMostOnce, atLeastOnce
    static func < (a: Quality, b: Quality) -> Bool { a.rawValue < b.rawValue }
  }
  let topic: Topic
  let payload: String
  var quality: Quality = .atMostOnce
  var isRetained = false
}

protocol Subscriber: AnyObject {
  var name: String { get }
  func receive(_ message: Message, from broker: Broker) throws
}

final class Broker {
  private struct Entry { let filter: Topic; unowned let subscriber: Subscriber; var failures = 0 }
  enum Failure: Error { case overloaded(by: Int) }
  private let queue = DispatchQueue(label: "broker", qos: .userInitiated)
  private var entries: [Entry] = []
  private var retained: [Topic: Message] = [:]
  private lazy var log: [String] = { ["log of \(type(of: self))"] }()
  var lines: [String] { queue.sync { log } }

  func subscribe(_ subscriber: Subscriber, to filters: Topic...) {
    queue.sync {
      for filter in filters {
        entries.append(Entry(filter: filter, subscriber: subscriber))
        for (topic, message) in retained.sorted(by: { $0.key.description < $1.key.description }) where filter.matches(topic) {
          deliver(message, at: entries.index(before: entries.endIndex))
        }
      }
    }
  }

  func publish(_ message: Message) {
    queue.async { [self] in
      if message.isRetained { retained[message.topic] = message }
      for index in entries.indices where entries[index].filter.matches(message.topic) {
        deliver(message, at: index)
      }
      entries.removeAll(where: { $0.failures > 1 })
    }
  }

  private func deliver(_ message: Message, at index: Int) {
    let attempts = message.quality >= .atLeastOnce ? 2 : 1
    attempt: for number in 1...attempts {
      do {
        try entries[index].subscriber.receive(message, from: self)
        break attempt
      } catch Failure.overloaded(let amount) {
        log.append("\(entries[index].subscriber.name) overloaded by \(amount) (\(number)/\(attempts))")
      } catch {
        log.append("unexpected \(error)")
      }
      entries[index].failures += 1
    }
  }
}

final class Printer: Subscriber {
  let name: String
  private(set) var received: [String] = []
  private let capacity: Int
  init(_ name: String, capacity: Int = .max) { (self.name, self.capacity) = (name, capacity) }
  func receive(_ message: Message, from broker: Broker) throws {
    if received.count >= capacity { throw Broker.Failure.overloaded(by: received.count + 1 - capacity) }
    received.append("\(message.topic)=\(message.payload)")
  }
}

let broker = Broker()
let all = Printer("all"), rooms = Printer("rooms"), small = Printer("small", capacity: 1)
broker.publish(Message(topic: "home/version", payload: "2", isRetained: true))
broker.subscribe(all, to: "#")
broker.subscribe(rooms, to: "home/+/temperature", "home/+/light")
broker.subscribe(small, to: "home/kitchen/#")
let home: Topic = "home"
for (room, value) in ["kitchen": 21, "bath": 24].sorted(by: { $0.0 < $1.0 }) {
  broker.publish(Message(topic: home / room / "temperature", payload: String(value), quality: .atLeastOnce))
}
broker.publish(Message(topic: "home/kitchen/light", payload: "on"))
broker.publish(Message(topic: "home/kitchen/light", payload: "off", quality: .atLeastOnce))
broker.publish(Message(topic: home / "kitchen" / "light", payload: "on"))
for line in broker.lines { print(line) }
for printer in [all, rooms, small] { print(printer.name, printer.received) }
