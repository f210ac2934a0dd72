// programs: a chat room: members held weakly, messages through one queue, commands parsed from text, delivery in order
import Dispatch

enum Command: Equatable {
  case say(String)
  case whisper(to: String, text: String)
  case rename(String)
  case leave

  init?(_ line: String) {
    guard line.hasPrefix("/") else {
      if line.isEmpty { return nil }
      self = .say(line)
      return
    }
    let parts = line.dropFirst().split(separator: " ", maxSplits: 2).map(String.init)
    switch (parts.first, parts.count) {
    case ("w", 3): self = .whisper(to: parts[1], text: parts[2])
    case ("nick", 2): self = .rename(parts[1])
    case ("leave", 1): self = .leave
    default: return nil
    }
  }
}

final class Member {
  fileprivate(set) var name: String
  private(set) var inbox: [String] = []
  init(_ name: String) { self.name = name }
  func receive(_ line: String) { inbox.append(line) }
  deinit { print("member \(name) gone with \(inbox.count) messages") }
}

final class Room {
  private struct Seat { weak var member: Member? }
  private let queue = DispatchQueue(label: "room")
  private var seats: [Seat] = []

  func join(_ member: Member) {
    queue.async {
      self.broadcast("\(member.name) joined")
      self.seats.append(Seat(member: member))
    }
  }

  func handle(_ line: String, from member: Member) {
    queue.async { [weak member] in
      guard let member else { return }
      guard let command = Command(line) else { return member.receive("cannot do '\(line)'") }
      switch command {
      case .say(let text):
        self.broadcast("\(member.name): \(text)")
      case .whisper(let name, let text):
        let target = self.members.first { $0.name == name }
        target?.receive("\(member.name) whispers: \(text)")
        if target == nil { member.receive("nobody called \(name)") }
      case .rename(let name):
        let old = member.name
        member.name = name
        self.broadcast("\(old) is now \(name)")
      case .leave:
        self.seats.removeAll { $0.member === member }
        self.broadcast("\(member.name) left")
      }
    }
  }

  private var members: [Member] { seats.compactMap(\.member) }
  private func broadcast(_ text: String) { members.forEach { $0.receive(text) } }
  func settle() -> Int { queue.sync { members.count } }
}

let room = Room()
let ann = Member("ann")
var bob: Member? = Member("bob")
room.join(ann)
room.join(bob!)
room.handle("hello", from: ann)
room.handle("/w ann are you there?", from: bob!)
room.handle("/nick robert", from: bob!)
room.handle("/w bob lost", from: ann)
room.handle("/dance", from: ann)
print("members", room.settle())
print(bob!.inbox)
bob = nil
print("members", room.settle())
room.handle("alone", from: ann)
room.handle("/leave", from: ann)
room.handle("not heard", from: ann)
print("members", room.settle())
for line in ann.inbox { print("ann:", line) }
print(Command("/w x y z") == .whisper(to: "x", text: "y z"), Command("") == nil, Command("/leave now") == nil)
