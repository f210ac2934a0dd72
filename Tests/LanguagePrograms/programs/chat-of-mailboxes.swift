// programs: a chat server in one file: mailbox actors, sessions, a parser of commands, string interpolation of its own, a recorder of everything
import Foundation

extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ names: some Collection<String>, quoted: Bool) {
    appendLiteral(names.map { quoted ? #""\#($0)""# : $0 }.joined(separator: ", "))
  }
  mutating func appendInterpolation<T>(or fallback: String, _ value: T?) { if let value { appendInterpolation(value) } else { appendLiteral(fallback) } }
}

class Actor<Message> {
  private let queue: DispatchQueue
  private let idle = DispatchGroup()
  static var live: Int { counter.value }
  init(_ label: String, qos: DispatchQoS = .default) { queue = DispatchQueue(label: "actor." + label, qos: qos); counter.add(1) }
  deinit { counter.add(-1) }
  func receive(_ message: Message) { preconditionFailure("\(type(of: self)) must override") }
  final func tell(_ message: Message) { queue.async(group: idle) { self.receive(message) } }
  final func ask<Reply>(_ body: @escaping (Actor<Message>) -> Reply) -> Reply { queue.sync { body(self) } }
  final func settle() { idle.wait() }
}
final class Count { private var n = 0; private let q = DispatchQueue(label: "n"); func add(_ d: Int) { q.sync { n += d } }; var value: Int { q.sync { n } } }
let counter = Count()

enum Command: Equatable {
  case join(room: String), leave, say(String), whisper(to: String, text: String), who, unknown(String)
  init(parsing line: String) {
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    switch (words.first, words.dropFirst().first, words.dropFirst(2).first) {
    case ("/join"?, let room?, nil): self = .join(room: room.lowercased())
    case ("/leave"?, nil, _): self = .leave
    case ("/w"?, let name?, let text?): self = .whisper(to: String(name), text: .init(text))
    case ("/who"?, _, _): self = .who
    case (let word?, _, _) where word.hasPrefix("/"): self = .unknown("\(word)")
    default: self = .say(line.trimmingCharacters(in: .whitespaces))
    }
  }
}

protocol SessionDelegate: AnyObject { func session(_ session: Session, didReceive line: String) }
extension SessionDelegate { func session(_ session: Session, didReceive line: String) { print("[\(session.name)] \(line)") } }

final class Session: Actor<String> {
  let name: String
  weak var delegate: SessionDelegate?
  unowned let server: Server
  init(_ name: String, server: Server) { self.name = name; self.server = server; super.init("session." + name) }
  override func receive(_ line: String) { delegate?.session(self, didReceive: line) }
  func type(_ line: String) { server.tell(.command(.init(parsing: line), from: self)) }
}

final class Server: Actor<Server.Input> {
  enum Input { case command(Command, from: Session); indirect case tagged(String, Input) }
  private var rooms: [String: [Session]] = [:]
  private var place: [ObjectIdentifier: String] = [:]
  private(set) var trail = ""

  override func receive(_ message: Input) {
    switch message {
    case let .tagged(tag, inner): trail += "<\(tag)>"; receive(inner)
    case .command(.join(let room), from: let who):
      leave(who)
      rooms[room, default: []].append(who)
      place[ObjectIdentifier(who)] = room
      broadcast("* \(who.name) joins \(room)", in: room, except: who)
    case .command(.leave, from: let who): leave(who)
    case .command(.say(let text), from: let who):
      guard let room = place[ObjectIdentifier(who)] else { return who.tell("! join a room first") }
      broadcast("\(who.name): \(text)", in: room, except: nil)
    case let .command(.whisper(to, text), from: who):
      let target = rooms.values.lazy.flatMap { $0 }.first { $0.name == to }
      target?.tell("(\(who.name)) \(text)")
      if target == nil { who.tell("! no \(to)") }
    case .command(.who, let who):
      let names = place[.init(who)].flatMap { rooms[$0] }?.map(\.name)
      who.tell("here: \((names ?? []).sorted(), quoted: true) in \(or: "nowhere", place[.init(who)])")
    case .command(.unknown(let word), from: let who): who.tell("! \(word.dropFirst()) is no command")
    }
    trail.append(".")
  }

  private func leave(_ who: Session) {
    guard let room = place.removeValue(forKey: ObjectIdentifier(who)) else { return }
    rooms[room]?.removeAll(where: { $0 === who })
    if rooms[room]?.isEmpty ?? true { rooms[room] = nil }
    broadcast("* \(who.name) leaves", in: room, except: who)
  }
  private func broadcast(_ line: String, in room: String, except: Session?) {
    for session in rooms[room] ?? [] where session !== except { session.tell(line) }
  }
}

final class Console: SessionDelegate {}
final class Recorder: SessionDelegate {
  private(set) var lines: [(who: String, line: String)] = []
  private let lock = NSLock()
  func session(_ session: Session, didReceive line: String) { lock.lock(); lines += [(session.name, line)]; lock.unlock() }
}

func run() {
  let server = Server("server", qos: .userInitiated)
  let (console, recorder) = (Console(), Recorder())
  let people = ["ann", "bob", "cyd"].map { Session($0, server: server) }
  defer { print("trail", server.trail, "live", Actor<String>.live) }
  people.forEach { $0.delegate = recorder }
  people[2].delegate = console
  let script: KeyValuePairs = [
    "ann": "/join Lobby", "bob": "/join lobby", "cyd": "hello?", "cyd ": "/join lobby", "ann ": "hi  there ", "bob ": "/w cyd psst: secret",
    "ann  ": "/who", "bob  ": "/w zed x", "cyd  ": "/dance now please", "bob   ": "/leave", "cyd   ": "bye",
  ]
  for (name, line) in script {
    let who = people.first { name.trimmingCharacters(in: .whitespaces) == $0.name }!
    who.type(line)
    server.settle()
    people.forEach { $0.settle() }
  }
  server.tell(.tagged("end", .tagged("really", .command(.who, from: people[0]))))
  server.settle(); people[0].settle()
  let grouped = Dictionary(grouping: recorder.lines, by: \.who).mapValues { $0.map(\.line) }
  for (who, lines) in grouped.sorted(by: { $0.key < $1.key }) { print(who, lines, separator: " => ") }
}
run()
print("after", Actor<Int>.live, Command(parsing: "/w x  y z") == .whisper(to: "x", text: "y z"))
