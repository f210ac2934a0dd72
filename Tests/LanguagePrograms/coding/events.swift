// Events of several kinds: enums with raw values, with payloads, a type field that decides, and what is unknown is kept apart.
import Dispatch
import Foundation

enum Priority: Int, Codable, Comparable {
  case low = 1, normal, high
  static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

enum Channel: String, Codable, CaseIterable {
  case mail, push
  case sms = "text-message"
  case unknown

  init(from decoder: Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = Channel(rawValue: text) ?? .unknown
  }
}

enum Action: Codable, Equatable {
  case open(url: URL)
  case move(Int, Int)
  case dismiss
  case reply(text: String, after: Double?)
}

enum Event: Decodable {
  case message(id: Int, channel: Channel)
  case alert(priority: Priority, actions: [Action])
  case other(String)

  private enum CodingKeys: String, CodingKey { case type, id, channel, priority, actions }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "message":
      self = .message(
        id: try container.decode(Int.self, forKey: .id), channel: try container.decode(Channel.self, forKey: .channel))
    case "alert":
      self = .alert(
        priority: try container.decodeIfPresent(Priority.self, forKey: .priority) ?? .normal,
        actions: try container.decode([Action].self, forKey: .actions))
    case let name: self = .other(name)
    }
  }
}

/// Elements that cannot be decoded do not spoil the others.
struct Lossy<Element: Decodable>: Decodable {
  let elements: [Element]
  let failures: [String]

  private struct Skipped: Decodable {}

  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    var failures: [String] = []
    while !container.isAtEnd {
      let index = container.currentIndex
      do {
        elements.append(try container.decode(Element.self))
      } catch DecodingError.dataCorrupted(let context) {
        failures.append("\(index): \(context.debugDescription)")
        _ = try container.decode(Skipped.self)
      } catch {
        failures.append("\(index): \(error)")
        _ = try container.decode(Skipped.self)
      }
    }
    self.elements = elements
    self.failures = failures
  }
}

let text = #"""
  [
    {"type": "message", "id": 1, "channel": "mail"},
    {"type": "message", "id": 2, "channel": "pigeon"},
    {"type": "alert", "priority": 3, "actions": [{"open": {"url": "https://a.example/x?y=1"}}, {"dismiss": {}}]},
    {"type": "alert", "actions": [{"move": {"_0": 1, "_1": -2}}, {"reply": {"text": "ok", "after": 1.5}}, {"reply": {"text": "later"}}]},
    {"type": "alert", "priority": 9, "actions": []},
    {"type": "alert", "actions": [{"fly": {}}]},
    {"type": "tick"},
    {"id": 5}
  ]
  """#

let queue = DispatchQueue(label: "decode")
let done = DispatchSemaphore(value: 0)
queue.async {
  defer { done.signal() }
  do {
    let events = try JSONDecoder().decode(Lossy<Event>.self, from: Data(text.utf8))
    for event in events.elements {
      switch event {
      case .message(let id, .unknown): print("message \(id) by an unknown channel")
      case .message(let id, let channel): print("message \(id) by \(channel.rawValue)")
      case .alert(let priority, let actions) where priority > .normal: print("urgent", actions)
      case .alert(_, let actions): print("alert", actions)
      case .other(let name): print("other", name)
      }
    }
    events.failures.forEach { print($0) }
  } catch {
    print("unexpected:", error)
  }
}
done.wait()

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
let actions: [Action] = [.open(url: URL(string: "https://a.example/")!), .move(3, 4), .dismiss, .reply(text: "x", after: nil)]
let data = try encoder.encode(["actions": actions])
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode([String: [Action]].self, from: data)["actions"]! == actions)
print(String(decoding: try encoder.encode(Channel.allCases), as: UTF8.self), String(decoding: try encoder.encode([Priority.low: 1]), as: UTF8.self))
