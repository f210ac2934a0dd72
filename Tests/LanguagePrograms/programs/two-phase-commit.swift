// programs: two-phase commit in memory: a coordinator, participants that vote, timeouts and a recovery log
import Foundation

enum Vote { case yes, no(reason: String) }

enum Decision: String { case commit, abort }

struct Transaction: Hashable {
    let id: Int
    let writes: [String: Int]
}

protocol Participant: AnyObject {
    var name: String { get }
    func prepare(_ tx: Transaction, vote: @escaping (Vote) -> Void)
    func finish(_ tx: Transaction, _ decision: Decision, ack: @escaping () -> Void)
}

class Shard: Participant {
    let name: String
    fileprivate let queue: DispatchQueue
    fileprivate var data: [String: Int]
    fileprivate var prepared: [Int: [String: Int]] = [:]
    private var lockedKeys: Set<String> = []

    init(_ name: String, _ data: [String: Int]) {
        self.name = name
        self.data = data
        queue = DispatchQueue(label: "shard." + name)
    }

    func prepare(_ tx: Transaction, vote: @escaping (Vote) -> Void) {
        queue.async {
            let mine = tx.writes.filter { self.data[$0.key] != nil }
            if let clash = mine.keys.sorted().first(where: self.lockedKeys.contains) {
                return vote(.no(reason: "\(clash) is locked"))
            }
            if let (key, delta) = mine.sorted(by: { $0.key < $1.key }).first(where: { self.data[$0.key]! + $0.value < 0 }) {
                return vote(.no(reason: "\(key) cannot change by \(delta)"))
            }
            self.prepared[tx.id] = mine
            self.lockedKeys.formUnion(mine.keys)
            vote(.yes)
        }
    }

    func finish(_ tx: Transaction, _ decision: Decision, ack: @escaping () -> Void) {
        queue.async {
            if let writes = self.prepared.removeValue(forKey: tx.id) {
                if decision == .commit {
                    self.data.merge(writes) { $0 + $1 }
                }
                self.lockedKeys.subtract(writes.keys)
            }
            ack()
        }
    }

    var contents: String {
        queue.sync { data.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }
    }
}

final class SlowShard: Shard {
    var delay = 100
    override func prepare(_ tx: Transaction, vote: @escaping (Vote) -> Void) {
        queue.asyncAfter(deadline: .now() + .milliseconds(delay)) {
            super.prepare(tx, vote: vote)
        }
    }
}

final class Coordinator {
    private let participants: [Participant]
    private let log = DispatchQueue(label: "coordinator.log")
    private var entries: [String] = []
    private var nextID = 1
    let timeout: DispatchTimeInterval

    init(_ participants: Participant..., timeout: DispatchTimeInterval = .milliseconds(50)) {
        self.participants = participants
        self.timeout = timeout
    }

    private func record(_ text: String) { log.sync { entries.append(text) } }
    var history: [String] { log.sync { entries } }

    func run(_ writes: [String: Int]) -> Decision {
        let tx = Transaction(id: nextID, writes: writes)
        nextID += 1
        record("T\(tx.id) begin")
        let voting = DispatchGroup()
        let box = DispatchQueue(label: "votes")
        var votes: [String: Vote] = [:]
        for p in participants {
            voting.enter()
            p.prepare(tx) { vote in
                box.sync { votes[p.name] = vote }
                voting.leave()
            }
        }
        let inTime = voting.wait(timeout: .now() + timeout) == .success
        let collected = box.sync { votes }
        var decision = Decision.commit
        for p in participants {
            switch collected[p.name] {
            case .yes?: continue
            case let .no(reason)?:
                record("T\(tx.id) \(p.name): \(reason)")
                decision = .abort
            case nil:
                record("T\(tx.id) \(p.name): no answer")
                decision = .abort
            }
        }
        if !inTime { voting.wait() }
        let acks = DispatchGroup()
        participants.forEach { p in
            acks.enter()
            p.finish(tx, decision) { acks.leave() }
        }
        acks.wait()
        record("T\(tx.id) \(decision)")
        return decision
    }
}

let north = Shard("north", ["ann": 100, "bob": 20])
let south = Shard("south", ["carl": 50])
let slow = SlowShard("slow", ["dora": 5])
let coordinator = Coordinator(north, south)
let wide = Coordinator(north, south, slow)

print(coordinator.run(["ann": -30, "carl": 30]))
print(coordinator.run(["bob": -25, "carl": 25]))
print(wide.run(["dora": 1, "ann": -1]).rawValue)
slow.delay = 1
print(wide.run(["dora": 2, "ann": -2]).rawValue)

// a transaction left prepared blocks the next one on the same key
let stuck = Transaction(id: 99, writes: ["bob": 1])
let ready = DispatchSemaphore(value: 0)
north.prepare(stuck) { vote in
    if case .yes = vote { print("stuck transaction prepared") }
    ready.signal()
}
ready.wait()
print(coordinator.run(["bob": 5]))
north.finish(stuck, .abort) { ready.signal() }
ready.wait()
print(coordinator.run(["bob": 5]))

for shard in [north, south, slow] { print(shard.name, shard.contents) }
(coordinator.history + wide.history).forEach { print($0) }
