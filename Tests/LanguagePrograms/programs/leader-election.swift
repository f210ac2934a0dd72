// programs: leader election with terms and heartbeats in memory, driven by queues per node
import Foundation

enum Role: String { case follower, candidate, leader }

enum Message {
    case requestVote(term: Int, candidate: Int)
    case vote(term: Int, from: Int, granted: Bool)
    case heartbeat(term: Int, leader: Int)
    case ack(term: Int, from: Int)
}

final class Network {
    private var nodes: [Int: Node] = [:]
    private var cut: Set<Int> = []
    private let lock = NSLock()
    private var sent = 0

    func join(_ node: Node) { nodes[node.id] = node }
    var peers: [Int] { nodes.keys.sorted() }

    func isolate(_ id: Int) { lock.lock(); cut.insert(id); lock.unlock() }
    func heal() { lock.lock(); cut = []; lock.unlock() }

    func send(_ message: Message, from: Int, to: Int) {
        lock.lock()
        let blocked = cut.contains(from) || cut.contains(to)
        if !blocked { sent += 1 }
        lock.unlock()
        guard !blocked else { return }
        nodes[to]?.receive(message)
    }

    func settle() {
        // every message makes at most one more, on another node's queue
        for _ in 0..<6 { peers.forEach { nodes[$0]?.queue.sync {} } }
    }
    var messageCount: Int { lock.lock(); defer { lock.unlock() }; return sent }
}

final class Node {
    let id: Int
    let queue: DispatchQueue
    private unowned let network: Network
    private var term = 0
    private var role = Role.follower
    private var votedFor: Int?
    private var votes: Set<Int> = []
    private var leader: Int?
    private var acks: Set<Int> = []

    init(id: Int, network: Network) {
        self.id = id
        self.network = network
        queue = DispatchQueue(label: "node.\(id)")
        network.join(self)
    }

    private var others: [Int] { network.peers.filter { $0 != id } }
    private var majority: Int { network.peers.count / 2 + 1 }

    func timeout() {
        queue.async { [self] in
            guard role != .leader else { return }
            term += 1
            role = .candidate
            votedFor = id
            votes = [id]
            leader = nil
            others.forEach { network.send(.requestVote(term: term, candidate: id), from: id, to: $0) }
        }
    }

    func beat() {
        queue.async { [self] in
            guard case .leader = role else { return }
            acks = []
            others.forEach { network.send(.heartbeat(term: term, leader: id), from: id, to: $0) }
        }
    }

    func receive(_ message: Message) {
        queue.async { self.handle(message) }
    }

    private func stepDown(to newTerm: Int) {
        guard newTerm > term else { return }
        term = newTerm
        role = .follower
        votedFor = nil
        votes.removeAll()
    }

    private func handle(_ message: Message) {
        switch message {
        case let .requestVote(t, candidate):
            stepDown(to: t)
            let granted = t == term && (votedFor == nil || votedFor == candidate)
            if granted { votedFor = candidate }
            network.send(.vote(term: term, from: id, granted: granted), from: id, to: candidate)
        case .vote(let t, let from, true) where t == term && role == .candidate:
            votes.insert(from)
            if votes.count >= majority {
                role = .leader
                leader = id
                others.forEach { network.send(.heartbeat(term: term, leader: id), from: id, to: $0) }
            }
        case .vote(let t, _, _):
            stepDown(to: t)
        case .heartbeat(let t, let who) where t >= term:
            stepDown(to: t)
            role = .follower
            leader = who
            network.send(.ack(term: term, from: id), from: id, to: who)
        case .heartbeat(_, let who):
            network.send(.ack(term: term, from: id), from: id, to: who)
        case let .ack(t, from):
            if t > term { stepDown(to: t); leader = nil } else { acks.insert(from) }
        }
    }

    var status: String {
        queue.sync {
            "\(id):\(role.rawValue)/\(term)" + (leader.map { "→\($0)" } ?? "")
        }
    }
}

let network = Network()
let nodes = (1...5).map { Node(id: $0, network: network) }
func show(_ title: String) {
    network.settle()
    print(title.padding(toLength: 12, withPad: " ", startingAt: 0), nodes.map(\.status).joined(separator: " "))
}

show("start")
nodes[1].timeout()
show("elected")
network.isolate(2)
nodes[3].timeout()
show("split")
network.heal()
nodes[1].beat()
show("old leader")
nodes[3].beat()
show("healed")
network.isolate(1)
network.isolate(2)
network.isolate(3)
nodes[4].timeout()
show("no quorum")
network.heal()
nodes[4].timeout()
show("again")
let leaders = nodes.filter { $0.status.contains("leader") }
print("leaders:", leaders.map { $0.id }, "messages > 20:", network.messageCount > 20)
