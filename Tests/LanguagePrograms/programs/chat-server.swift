// programs: an in-memory chat server with rooms, commands, history, mutes and weak sessions
import Foundation

protocol SessionDelegate: AnyObject {
    func session(_ session: Session, didReceive line: String)
}

final class Session {
    let nick: String
    weak var delegate: SessionDelegate?
    fileprivate(set) var room: String?
    private weak var server: Server?

    fileprivate init(nick: String, server: Server) {
        self.nick = nick
        self.server = server
    }

    func send(_ line: String) { server?.handle(line, from: self) }

    deinit { server?.forget(nick) }
}

private final class Room {
    let name: String
    var members: [String] = []
    var history: [String] = []
    var muted: Set<String> = []
    var topic: String?
    init(name: String) { self.name = name }

    func remember(_ line: String) {
        history.append(line)
        if history.count > 3 { history.removeFirst() }
    }
}

enum Command: Equatable {
    case join(String), leave, who, history, quit
    case topic(String?)
    case mute(String)
    case whisper(to: String, text: String)
    case say(String)
    case unknown(String)

    init(_ line: String) {
        guard line.hasPrefix("/") else {
            self = .say(line)
            return
        }
        let words = line.dropFirst().split(separator: " ", maxSplits: 2).map(String.init)
        switch (words.first, words.count) {
        case ("join"?, 2): self = .join(words[1])
        case ("leave"?, 1): self = .leave
        case ("who"?, 1): self = .who
        case ("history"?, _): self = .history
        case ("topic"?, let n): self = .topic(n > 1 ? words[1...].joined(separator: " ") : nil)
        case ("mute"?, 2): self = .mute(words[1])
        case ("w"?, 3): self = .whisper(to: words[1], text: words[2])
        case ("quit"?, _): self = .quit
        case (let other, _): self = .unknown(other ?? "")
        }
    }
}

final class Server {
    private final class WeakSession {
        weak var value: Session?
        init(_ value: Session) { self.value = value }
    }

    private let queue = DispatchQueue(label: "server")
    private let delivery = DispatchQueue(label: "server.delivery", target: .global())
    private var sessions: [String: WeakSession] = [:]
    private var rooms: [String: Room] = [:]

    func connect(_ nick: String) -> Session? {
        queue.sync {
            guard sessions[nick]?.value == nil else { return nil }
            let session = Session(nick: nick, server: self)
            sessions[nick] = WeakSession(session)
            return session
        }
    }

    fileprivate func forget(_ nick: String) {
        queue.async { [weak self] in
            guard let self = self else { return }
            self.sessions[nick] = nil
            for room in self.rooms.values where room.members.contains(nick) {
                room.members.removeAll { $0 == nick }
                self.tell(room, "* \(nick) vanished")
            }
        }
    }

    private func deliver(_ line: String, to nick: String) {
        guard let session = sessions[nick]?.value else { return }
        delivery.async { [weak session] in
            guard let session = session else { return }
            session.delegate?.session(session, didReceive: line)
        }
    }

    private func tell(_ room: Room, _ line: String, except: String? = nil) {
        for member in room.members where member != except { deliver(line, to: member) }
    }

    fileprivate func handle(_ line: String, from session: Session) {
        let command = Command(line)
        queue.sync {
            let nick = session.nick
            let room = session.room.flatMap { rooms[$0] }
            switch (command, room) {
            case (.join(let name), _):
                if let old = room { part(session, old) }
                let target = rooms[name] ?? Room(name: name)
                rooms[name] = target
                target.members.append(nick)
                session.room = name
                tell(target, "* \(nick) joined \(name)")
                if let topic = target.topic { deliver("* topic: \(topic)", to: nick) }
            case (.whisper(let to, _), _) where sessions[to]?.value == nil:
                deliver("! no such user \(to)", to: nick)
            case let (.whisper(to, text), _):
                deliver("(\(nick)) \(text)", to: to)
            case (.unknown(let name), _):
                deliver("! unknown command \(name)", to: nick)
            case (.quit, let room):
                if let room = room { part(session, room) }
                sessions[nick] = nil
            case (_, nil):
                deliver("! join a room first", to: nick)
            case (.leave, let room?):
                part(session, room)
            case (.who, let room?):
                deliver("* here: " + room.members.sorted().joined(separator: ", "), to: nick)
            case (.history, let room?):
                room.history.forEach { deliver("> \($0)", to: nick) }
            case (.topic(nil), let room?):
                deliver("* topic: \(room.topic ?? "none")", to: nick)
            case (.topic(let text?), let room?):
                room.topic = text
                tell(room, "* \(nick) set the topic to '\(text)'")
            case (.mute(let who), let room?):
                room.muted.insert(who)
            case (.say, let room?) where room.muted.contains(nick):
                deliver("! you are muted", to: nick)
            case (.say(let text), let room?):
                room.remember("\(nick): \(text)")
                tell(room, "\(nick): \(text)", except: nick)
            }
        }
    }

    private func part(_ session: Session, _ room: Room) {
        room.members.removeAll { $0 == session.nick }
        session.room = nil
        tell(room, "* \(session.nick) left")
    }

    func drain() {
        queue.sync {}
        delivery.sync {}
    }
}

final class Terminal: SessionDelegate {
    private(set) var screen: [String] = []
    func session(_ session: Session, didReceive line: String) {
        screen.append(line)
    }
    func flush(_ title: String) {
        print("[\(title)]", screen.isEmpty ? "(quiet)" : "")
        screen.forEach { print("  " + $0) }
        screen = []
    }
}

let server = Server()
let terminals = ["ann": Terminal(), "bob": Terminal(), "cy": Terminal()]
var sessions: [String: Session] = [:]
for nick in terminals.keys.sorted() {
    let session = server.connect(nick)!
    session.delegate = terminals[nick]
    sessions[nick] = session
}
print("second ann:", server.connect("ann").map { $0.nick } ?? "refused")

func play(_ script: (String, String)...) {
    for (who, line) in script {
        sessions[who]?.send(line)
        server.drain()
    }
    for nick in terminals.keys.sorted() { terminals[nick]!.flush(nick) }
    print("--")
}

play(("ann", "hello?"), ("ann", "/join swift"), ("bob", "/join swift"), ("ann", "/topic queues and all"), ("bob", "hi all"))
play(("cy", "/join swift"), ("cy", "/who"), ("cy", "spam"), ("ann", "/mute cy"), ("cy", "more spam"), ("cy", "/w bob psst over here"))
play(("bob", "one"), ("bob", "two"), ("cy", "/history"), ("cy", "/dance"), ("bob", "/join rust"), ("ann", "/w dan hi"))
sessions["cy"] = nil
server.drain()
play(("ann", "/who"), ("bob", "/leave"), ("bob", "/topic"), ("ann", "/quit"))
print("ann again:", server.connect("ann") != nil)
