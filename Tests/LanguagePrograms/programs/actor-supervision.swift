// programs: actors on serial queues with supervision: restart, resume, stop, dead letters and questions
import Foundation
import Dispatch

// Actors by hand: a mailbox per actor on its own serial queue, with supervision.

protocol Message {}

struct Envelope { let message: Message; let sender: ActorRef? }

enum Directive: String { case resume, restart, stop, escalate }

class Actor {
    fileprivate(set) unowned var context: ActorContext!
    required init() {}
    func preStart() {}
    func postStop() {}
    func preRestart(_ reason: Error) { postStop() }
    func receive(_ message: Message) throws {}
    func decide(_ error: Error, from child: ActorRef) -> Directive { .restart }
}

final class ActorRef: Hashable, CustomStringConvertible {
    let path: String
    fileprivate weak var cell: ActorContext?
    fileprivate init(path: String, cell: ActorContext) { self.path = path; self.cell = cell }

    static func == (lhs: ActorRef, rhs: ActorRef) -> Bool { lhs.path == rhs.path }
    func hash(into hasher: inout Hasher) { hasher.combine(path) }
    var description: String { "<\(path)>" }
}

infix operator !: AssignmentPrecedence
func ! (ref: ActorRef, message: Message) { ref.cell?.enqueue(Envelope(message: message, sender: nil)) }

final class ActorContext {
    private let system: ActorSystem
    private(set) var selfRef: ActorRef!
    private let type: Actor.Type
    private var instance: Actor
    private weak var parent: ActorContext?
    private(set) var children: [String: ActorContext] = [:]
    private let mailbox: DispatchQueue
    private var isStopped = false
    var sender: ActorRef?

    fileprivate init(_ type: Actor.Type, path: String, parent: ActorContext?, system: ActorSystem) {
        self.type = type
        self.system = system
        self.parent = parent
        self.instance = type.init()
        self.mailbox = DispatchQueue(label: path, target: system.queue)
        self.selfRef = ActorRef(path: path, cell: self)
        instance.context = self
        mailbox.async(group: system.group) { self.instance.preStart() }
    }

    func spawn(_ type: Actor.Type, name: String) -> ActorRef {
        let child = ActorContext(type, path: "\(selfRef.path)/\(name)", parent: self, system: system)
        children[name] = child
        return child.selfRef
    }

    func reply(_ message: Message) { sender.map { $0.cell?.enqueue(Envelope(message: message, sender: selfRef)) } }

    fileprivate func enqueue(_ envelope: Envelope) {
        mailbox.async(group: system.group) { [self] in
            guard !isStopped else { return system.deadLetter(envelope.message, to: selfRef) }
            sender = envelope.sender
            defer { sender = nil }
            do {
                try instance.receive(envelope.message)
            } catch {
                fail(with: error)
            }
        }
    }

    private func fail(with error: Error) {
        guard let parent = parent else { return stop() }
        mailbox.suspend()
        parent.mailbox.async(group: system.group) {
            let directive = parent.instance.decide(error, from: self.selfRef)
            self.system.log("\(parent.selfRef!) decides \(directive.rawValue) for \(self.selfRef!): \(error)")
            switch directive {
            case .resume: break
            case .restart:
                self.instance.preRestart(error)
                self.instance = self.type.init()
                self.instance.context = self
                self.instance.preStart()
            case .stop: self.stop()
            case .escalate:
                self.stop()
                parent.fail(with: error)
            }
            self.mailbox.resume()
        }
    }

    fileprivate func stop() {
        guard !isStopped else { return }
        isStopped = true
        for child in children.values { child.stop() }
        instance.postStop()
    }
}

final class ActorSystem {
    let name: String
    fileprivate let queue = DispatchQueue(label: "dispatcher")
    fileprivate let group = DispatchGroup()
    private var roots: [ActorContext] = []
    private var dead = 0

    init(name: String) { self.name = name }
    func spawn(_ type: Actor.Type, name: String) -> ActorRef {
        let context = ActorContext(type, path: "/\(self.name)/\(name)", parent: nil, system: self)
        roots.append(context)
        return context.selfRef
    }
    func log(_ text: @autoclosure () -> String) { print("[\(name)]", text()) }
    func deadLetter(_ message: Message, to ref: ActorRef) { dead += 1; log("dead letter \(message) to \(ref)") }
    func settle() { group.wait() }

    func ask<Reply: Message>(_ ref: ActorRef, _ message: Message, as: Reply.Type = Reply.self, timeout: DispatchTimeInterval = .seconds(1)) -> Reply? {
        let answered = DispatchSemaphore(value: 0)
        let context = ActorContext(Temp.self, path: "/temp", parent: nil, system: self)
        var reply: Reply?
        (context.instanceForAsk as! Temp).accept = { message in
            reply = message as? Reply
            answered.signal()
        }
        ref.cell?.enqueue(Envelope(message: message, sender: context.selfRef))
        return withExtendedLifetime(context) { answered.wait(timeout: .now() + timeout) == .success ? reply : nil }
    }
}

private final class Temp: Actor {
    var accept: ((Message) -> Void)?
    override func receive(_ message: Message) { accept?(message) }
}

extension ActorContext { fileprivate var instanceForAsk: Actor { instance } }

// MARK: - An account and its guardian

enum Account: Message { case deposit(Int), withdraw(Int), balance, corrupt, crash }
struct Balance: Message { let amount: Int }
struct Open: Message { let names: [String] }
struct Forward: Message { let name: String; let command: Account }

enum AccountError: Error { case insufficient(missing: Int), corrupted, fatal(code: UInt8) }

final class AccountActor: Actor {
    private var amount = 0
    override func preStart() { print("start", context.selfRef!) }
    override func postStop() { print("stop", context.selfRef!, "at", amount) }
    override func receive(_ message: Message) throws {
        switch message {
        case Account.deposit(let sum): amount += sum
        case Account.withdraw(let sum):
            guard amount >= sum else { throw AccountError.insufficient(missing: sum - amount) }
            amount -= sum
        case Account.balance: context.reply(Balance(amount: amount))
        case Account.corrupt: amount = .min; throw AccountError.corrupted
        case let account as Account: throw AccountError.fatal(code: account.code)
        default: print("unhandled", message)
        }
    }
}

extension Account { var code: UInt8 { if case .crash = self { return 0xFE } else { return 0 } } }

final class Guardian: Actor {
    override func receive(_ message: Message) throws {
        if let open = message as? Open {
            for name in open.names { _ = context.spawn(AccountActor.self, name: name) }
        } else if let forward = message as? Forward, let child = context.children[forward.name] {
            child.selfRef ! forward.command
        } else {
            print("guardian ignores", message)
        }
    }
    override func decide(_ error: Error, from child: ActorRef) -> Directive {
        switch error {
        case AccountError.insufficient(let missing) where missing < 50: return .resume
        case AccountError.insufficient, AccountError.corrupted: return .restart
        case is AccountError: return .stop
        default: return .escalate
        }
    }
}

let system = ActorSystem(name: "bank")
let guardian = system.spawn(Guardian.self, name: "guardian")
guardian ! Open(names: ["ada", "bob"])
system.settle()
for command: Account in [.deposit(100), .withdraw(130), .withdraw(30)] { guardian ! Forward(name: "ada", command: command) }
system.settle()
guardian ! Forward(name: "eve", command: .balance)
system.settle()
let account = guardian.cell!.children["ada"]!.selfRef!
print("ada has", system.ask(account, Account.balance, as: Balance.self)?.amount ?? -1)
account ! Account.withdraw(1000)
account ! Account.deposit(7)
system.settle()
print("ada has", (system.ask(account, Account.balance) as Balance?)!.amount)
let bob = guardian.cell!.children["bob"]!.selfRef!
bob ! Account.corrupt
bob ! Account.deposit(5)
bob ! Account.crash
bob ! Account.deposit(6)
system.settle()
bob ! Account.balance
system.settle()
print(bob == guardian.cell!.children["bob"]!.selfRef, Set([bob, account, bob]).count)
