// programs: presence of users by heartbeats, with timeouts, typed keys and a weak listener table
import Foundation

struct ID<Tag>: Hashable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value }
  var description: String { "\(Tag.self):\(rawValue)" }
}

enum UserTag {}
enum RoomTag {}
typealias UserID = ID<UserTag>
typealias RoomID = ID<RoomTag>

enum Presence: Equatable {
  case online(since: Int)
  case away
  case offline(reason: String)

  var isReachable: Bool {
    if case .offline = self { return false }
    return true
  }
}

protocol PresenceListener: AnyObject {
  var listenerName: String { get }
  func presence(of user: UserID, didChangeTo presence: Presence, in room: RoomID)
}

struct Weak<T> {
  private weak var object: AnyObject?
  init(_ value: T) { object = value as AnyObject }
  var value: T? { object as? T }
}

final class PresenceService {
  private struct Member {
    var presence: Presence
    var lastBeat: DispatchTime
    var timeout: DispatchWorkItem?
  }

  private let queue = DispatchQueue(label: "presence", qos: .utility)
  private var rooms: [RoomID: [UserID: Member]] = [:]
  private var listeners: [Weak<any PresenceListener>] = []
  private let awayAfter: DispatchTimeInterval
  private let offlineAfter: DispatchTimeInterval
  private var tick = 0

  init(awayAfter: DispatchTimeInterval, offlineAfter: DispatchTimeInterval) {
    self.awayAfter = awayAfter
    self.offlineAfter = offlineAfter
  }

  func add(_ listener: some PresenceListener) {
    queue.async { self.listeners.append(Weak(listener)) }
  }

  func beat(_ user: UserID, in room: RoomID) {
    queue.async { [weak self] in
      guard let self else { return }
      tick += 1
      let old = rooms[room]?[user]
      old?.timeout?.cancel()
      var member = old ?? Member(presence: .offline(reason: "new"), lastBeat: .now())
      member.lastBeat = .now()
      member.timeout = schedule(user, room, after: awayAfter) { service in
        service.transition(user, room, to: .away)
        service.rooms[room]?[user]?.timeout = service.schedule(user, room, after: service.offlineAfter) {
          $0.transition(user, room, to: .offline(reason: "timeout"))
        }
      }
      rooms[room, default: [:]][user] = member
      if case .online = member.presence {} else { transition(user, room, to: .online(since: tick)) }
    }
  }

  private func schedule(
    _ user: UserID, _ room: RoomID, after interval: DispatchTimeInterval, _ body: @escaping (PresenceService) -> Void
  ) -> DispatchWorkItem {
    let item = DispatchWorkItem { [weak self] in self.map(body) }
    queue.asyncAfter(deadline: .now() + interval, execute: item)
    return item
  }

  private func transition(_ user: UserID, _ room: RoomID, to presence: Presence) {
    guard rooms[room]?[user]?.presence != presence else { return }
    rooms[room]?[user]?.presence = presence
    listeners.removeAll { $0.value == nil }
    for case let listener? in listeners.map(\.value) { listener.presence(of: user, didChangeTo: presence, in: room) }
  }

  func leave(_ user: UserID, room: RoomID) {
    queue.async {
      self.rooms[room]?[user]?.timeout?.cancel()
      self.transition(user, room, to: .offline(reason: "left"))
      self.rooms[room]?.removeValue(forKey: user)
      if self.rooms[room]?.isEmpty == true { self.rooms[room] = nil }
    }
  }

  func roster(of room: RoomID) -> [(user: UserID, presence: Presence)] {
    queue.sync {
      (rooms[room] ?? [:]).map { (user: $0.key, presence: $0.value.presence) }.sorted { $0.user.rawValue < $1.user.rawValue }
    }
  }

  var statistics: (rooms: Int, members: Int, listeners: Int) {
    queue.sync { (rooms.count, rooms.values.map(\.count).reduce(0, +), listeners.lazy.filter { $0.value != nil }.count) }
  }
}

final class Journal: PresenceListener {
  let listenerName: String
  private var _lines: [String] = []
  private let lock = NSLock()
  var lines: [String] { lock.withLock { _lines } }

  init(_ name: String) { listenerName = name }
  deinit { print("journal \(listenerName) gone with \(lines.count) lines") }

  func presence(of user: UserID, didChangeTo presence: Presence, in room: RoomID) {
    lock.lock(); defer { lock.unlock() }
    switch presence {
    case .online: _lines.append("+\(user.rawValue)@\(room.rawValue)")
    case .away: _lines.append("~\(user.rawValue)@\(room.rawValue)")
    case .offline(let reason) where reason == "left": _lines.append("-\(user.rawValue)@\(room.rawValue)")
    case .offline: _lines.append("x\(user.rawValue)@\(room.rawValue)")
    }
  }
}

let service = PresenceService(awayAfter: .milliseconds(100), offlineAfter: .milliseconds(100))
let journal = Journal("main")
service.add(journal)
do {
  let temporary = Journal("short")
  service.add(temporary)
  service.beat("zoe", in: "lobby")
  _ = service.statistics
}
let users: [UserID] = ["ann", "bob"]
for _ in 0..<3 {
  users.forEach { service.beat($0, in: "lobby") }
  usleep(40_000)
}
service.beat("ann", in: "games")
print(service.roster(of: "lobby").map { "\($0.user) \($0.presence.isReachable)" })
usleep(30_000)
service.beat("ann", in: "lobby")
usleep(60_000)
print(service.roster(of: "lobby").map { ($0.user.rawValue, $0.presence == .away) })
service.leave("bob", room: "lobby")
usleep(300_000)
print(journal.lines)
print(service.roster(of: "lobby").map(\.presence), service.statistics)
print(UserID("x") == "x", RoomID(rawValue: "r"), Set<UserID>(["a", "a", "b"]).count)
