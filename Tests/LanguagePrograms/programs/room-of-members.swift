import Foundation

// A chat room: members post from their own queues, the room keeps one history and tells everybody in order.
protocol Participant: AnyObject {
  var name: String { get }
  func receive(_ message: Message)
}

struct Message: Identifiable, Comparable, CustomStringConvertible {
  enum Kind: String, CaseIterable { case text, join, leave }
  let id: Int
  let sender: String
  let kind: Kind
  let body: String

  static func < (lhs: Message, rhs: Message) -> Bool { lhs.id < rhs.id }
  var description: String {
    switch kind {
    case .text: return "#\(id) \(sender): \(body)"
    case .join: return "#\(id) * \(sender) joined"
    case .leave: return "#\(id) * \(sender) left"
    }
  }
}

final class WeakBox<T: AnyObject> {
  weak var value: T?
  init(_ value: T) { self.value = value }
}

final class Room {
  private let queue = DispatchQueue(label: "room", qos: .userInitiated)
  private var members: [ObjectIdentifier: WeakBox<Member>] = [:]
  private(set) var history: [Message] = []
  private lazy var nextID: () -> Int = {
    var counter = 0
    return { counter += 1; return counter }
  }()

  func join(_ member: Member) {
    queue.async {
      self.members[ObjectIdentifier(member)] = WeakBox(member)
      self.announce(Message(id: self.nextID(), sender: member.name, kind: .join, body: ""))
    }
  }

  func leave(_ member: Member) {
    queue.async {
      guard self.members.removeValue(forKey: ObjectIdentifier(member)) != nil else { return }
      self.announce(Message(id: self.nextID(), sender: member.name, kind: .leave, body: ""))
    }
  }

  func post(_ body: String, from member: Member) {
    queue.async { [weak member] in
      guard let member, self.members[ObjectIdentifier(member)] != nil else {
        print("dropped: \(body)")
        return
      }
      self.announce(Message(id: self.nextID(), sender: member.name, kind: .text, body: body))
    }
  }

  private func announce(_ message: Message) {
    dispatchPrecondition(condition: .onQueue(queue))
    history.append(message)
    for box in members.values.sorted(by: { ($0.value?.name ?? "") < ($1.value?.name ?? "") }) {
      box.value?.receive(message)
    }
  }

  func summary(_ done: @escaping ([Message.Kind: Int], [Message]) -> Void) {
    queue.async {
      let counts = Dictionary(grouping: self.history, by: \.kind).mapValues(\.count)
      done(counts, self.history.sorted(by: >))
    }
  }
}

final class Member: Participant {
  let name: String
  private let inbox = DispatchQueue(label: "inbox")
  private var received: [Message] = []
  init(name: String) { self.name = name }
  deinit { print("\(name) is gone") }

  func receive(_ message: Message) {
    inbox.async { [self] in received.append(message) }
  }

  var transcript: String {
    inbox.sync { received.map(\.description).joined(separator: " | ") }
  }
}

let room = Room()
let anna = Member(name: "Anna")
var ben: Member? = Member(name: "Ben")
room.join(anna)
room.join(ben!)
room.post("hello", from: anna)
room.post("hi there", from: ben!)
let done = DispatchSemaphore(value: 0)
room.summary { counts, _ in
  for kind in Message.Kind.allCases { print(kind, counts[kind, default: 0]) }
  done.signal()
}
done.wait()
print(ben!.transcript)
ben!.receive(Message(id: 99, sender: "system", kind: .text, body: "direct"))
print(ben!.transcript.hasSuffix("direct"))
room.leave(ben!)
room.post("too late", from: ben!)
room.summary { counts, latest in
  print(counts[.leave] ?? 0, latest.first!, latest.count)
  done.signal()
}
done.wait()
ben = nil
print(anna.transcript)
print(room.history.map(\.id) == Array(1...room.history.count))
