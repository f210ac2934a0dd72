// programs: actors by queue: mailboxes, ask with a reply, become, and supervision with restarts
import Dispatch

protocol Message {}

struct Envelope {
    let message: Message
    let sender: ActorRef?
}

final class ActorRef {
    let path: String
    fileprivate let cell: ActorCell
    fileprivate init(path: String, cell: ActorCell) {
        self.path = path
        self.cell = cell
    }
    func tell(_ message: Message, from sender: ActorRef? = nil) {
        cell.enqueue(Envelope(message: message, sender: sender))
    }
    func ask<Reply>(_ make: (@escaping (Reply) -> Void) -> Message) -> Reply {
        let semaphore = DispatchSemaphore(value: 0)
        var reply: Reply?
        tell(make { reply = $0; semaphore.signal() })
        semaphore.wait()
        return reply!
    }
}

class Actor {
    weak var context: ActorCell?
    required init() {}
    func receive(_ message: Message, from sender: ActorRef?) throws {}
    func preRestart(_ error: Error) {}
    var me: ActorRef? { context?.ref }
}

enum Directive { case resume, restart, stop }

final class ActorCell {
    private let queue: DispatchQueue
    private var instance: Actor
    private let type: Actor.Type
    private let supervise: (Error) -> Directive
    private var stopped = false
    private(set) var restarts = 0
    fileprivate(set) var ref: ActorRef!
    private let system: System

    init(_ type: Actor.Type, path: String, system: System, supervise: @escaping (Error) -> Directive) {
        self.type = type
        self.supervise = supervise
        self.system = system
        queue = DispatchQueue(label: path)
        instance = type.init()
        instance.context = self
        ref = ActorRef(path: path, cell: self)
    }

    func enqueue(_ envelope: Envelope) {
        system.begin()
        queue.async {
            defer { self.system.end() }
            guard !self.stopped else {
                self.system.deadLetter(self.ref.path, envelope.message)
                return
            }
            do {
                try self.instance.receive(envelope.message, from: envelope.sender)
            } catch {
                self.fail(error)
            }
        }
    }

    private func fail(_ error: Error) {
        switch supervise(error) {
        case .resume: break
        case .stop: stopped = true
        case .restart:
            instance.preRestart(error)
            restarts += 1
            instance = type.init()
            instance.context = self
        }
    }
}

final class System {
    private let group = DispatchGroup()
    private let guardian = DispatchQueue(label: "system")
    private var letters: [String] = []
    fileprivate func begin() { group.enter() }
    fileprivate func end() { group.leave() }
    fileprivate func deadLetter(_ path: String, _ message: Message) {
        guardian.sync { letters.append("\(path) <- \(message)") }
    }
    func spawn(_ type: Actor.Type, _ name: String, supervise: @escaping (Error) -> Directive = { _ in .restart }) -> ActorRef {
        ActorCell(type, path: "/user/" + name, system: self, supervise: supervise).ref
    }
    func awaitQuiet() { group.wait() }
    var deadLetters: [String] { guardian.sync { letters } }
}

// MARK: - a counter that can break

struct Add: Message { let n: Int }
struct Total: Message { let reply: (Int) -> Void }
struct Divide: Message { let by: Int }
enum MathError: Error { case byZero }

final class Counter: Actor {
    private var total = 0
    override func receive(_ message: Message, from sender: ActorRef?) throws {
        switch message {
        case let add as Add: total += add.n
        case let divide as Divide:
            guard divide.by != 0 else { throw MathError.byZero }
            total /= divide.by
        case let question as Total: question.reply(total)
        default: print("unhandled", message)
        }
    }
    override func preRestart(_ error: Error) { print("restarting after \(error), lost \(total)") }
}

// MARK: - ping pong

struct Ball: Message { let hits: Int }

final class Player: Actor {
    override func receive(_ message: Message, from sender: ActorRef?) {
        guard let ball = message as? Ball, let me = me else { return }
        print("\(me.path.split(separator: "/").last!) hits \(ball.hits)")
        if ball.hits > 0 { sender?.tell(Ball(hits: ball.hits - 1), from: me) }
    }
}

let system = System()
let counter = system.spawn(Counter.self, "counter")
for n in 1...4 { counter.tell(Add(n: n)) }
print("total", counter.ask { Total(reply: $0) } as Int)
counter.tell(Divide(by: 0))
counter.tell(Add(n: 5))
let after: Int = counter.ask { Total(reply: $0) }
print("after the restart", after)

let steady = system.spawn(Counter.self, "steady") { _ in .resume }
steady.tell(Add(n: 8))
steady.tell(Divide(by: 0))
steady.tell(Divide(by: 2))
steady.tell(Ball(hits: 1))
print("steady", steady.ask(Total.init) as Int)

let fragile = system.spawn(Counter.self, "fragile") { error in
    if case MathError.byZero = error { return .stop }
    return .resume
}
fragile.tell(Divide(by: 0))
fragile.tell(Add(n: 1))
system.awaitQuiet()
print(system.deadLetters)

let ping = system.spawn(Player.self, "ping"), pong = system.spawn(Player.self, "pong")
ping.tell(Ball(hits: 3), from: pong)
system.awaitQuiet()
