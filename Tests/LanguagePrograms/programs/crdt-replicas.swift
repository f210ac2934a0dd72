// programs: conflict-free replicated data: counters, a last-writer register and an observed-remove set, merged between queues
import Foundation

protocol Mergeable {
    mutating func merge(_ other: Self)
}

extension Mergeable {
    func merged(with other: Self) -> Self {
        var copy = self
        copy.merge(other)
        return copy
    }
}

struct VectorClock: Mergeable, Equatable, CustomStringConvertible {
    private var ticks: [String: Int] = [:]
    mutating func tick(_ node: String) -> Int {
        ticks[node, default: 0] += 1
        return ticks[node]!
    }
    mutating func merge(_ other: VectorClock) { ticks.merge(other.ticks, uniquingKeysWith: max) }
    static func <= (a: VectorClock, b: VectorClock) -> Bool {
        a.ticks.allSatisfy { $0.value <= b.ticks[$0.key, default: 0] }
    }
    func isConcurrent(with other: VectorClock) -> Bool { !(self <= other) && !(other <= self) }
    var description: String { "<" + ticks.keys.sorted().map { "\($0)\(ticks[$0]!)" }.joined(separator: " ") + ">" }
}

struct PNCounter: Mergeable, Equatable {
    private var up: [String: Int] = [:]
    private var down: [String: Int] = [:]
    var value: Int { up.values.reduce(0, +) - down.values.reduce(0, +) }
    mutating func add(_ n: Int, at node: String) {
        if n >= 0 { up[node, default: 0] += n } else { down[node, default: 0] -= n }
    }
    mutating func merge(_ other: PNCounter) {
        up.merge(other.up) { max($0, $1) }
        down.merge(other.down) { max($0, $1) }
    }
}

struct Register<Value>: Mergeable {
    private(set) var value: Value
    private var stamp: (time: Int, node: String)
    init(_ value: Value) { self.value = value; stamp = (0, "") }
    mutating func set(_ value: Value, time: Int, node: String) {
        guard (time, node) > stamp else { return }
        self.value = value
        stamp = (time, node)
    }
    mutating func merge(_ other: Register) { set(other.value, time: other.stamp.time, node: other.stamp.node) }
}

struct ORSet<Element: Hashable & Comparable>: Mergeable {
    private struct Tag: Hashable { let node: String; let n: Int }
    private var added: [Element: Set<Tag>] = [:]
    private var removed: Set<Tag> = []
    private var counter = 0

    mutating func insert(_ element: Element, node: String) {
        counter += 1
        added[element, default: []].insert(Tag(node: node, n: counter))
    }
    mutating func remove(_ element: Element) { removed.formUnion(added[element] ?? []) }
    mutating func merge(_ other: ORSet) {
        added.merge(other.added) { $0.union($1) }
        removed.formUnion(other.removed)
        counter = max(counter, other.counter)
    }
    var elements: [Element] { added.filter { !$0.value.isSubset(of: removed) }.keys.sorted() }
}

struct Board: Mergeable {
    var votes = PNCounter()
    var title = Register("untitled")
    var tags = ORSet<String>()
    var clock = VectorClock()
    mutating func merge(_ other: Board) {
        votes.merge(other.votes)
        title.merge(other.title)
        tags.merge(other.tags)
        clock.merge(other.clock)
    }
}

final class Replica {
    let name: String
    private var board = Board()
    private let queue: DispatchQueue
    init(_ name: String) {
        self.name = name
        queue = DispatchQueue(label: "replica." + name)
    }
    func edit(_ body: @escaping (inout Board, _ node: String, _ time: Int) -> Void) {
        queue.async { [self] in
            let time = board.clock.tick(name)
            body(&board, name, time)
        }
    }
    func gossip(to other: Replica, group: DispatchGroup) {
        queue.async(group: group) {
            let copy = self.board
            other.queue.async(group: group) { other.board.merge(copy) }
        }
    }
    var state: Board { queue.sync { board } }
    var line: String {
        let b = state
        return "\(name): \(b.votes.value) '\(b.title.value)' \(b.tags.elements) \(b.clock)"
    }
}

let a = Replica("a"), b = Replica("b"), c = Replica("c")
a.edit { board, node, time in
    board.votes.add(3, at: node)
    board.title.set("from a", time: time, node: node)
    board.tags.insert("red", node: node)
}
b.edit { board, node, time in
    board.votes.add(-1, at: node)
    board.title.set("from b", time: time, node: node)
    board.tags.insert("red", node: node)
    board.tags.insert("blue", node: node)
}
print("concurrent:", a.state.clock.isConcurrent(with: b.state.clock))
let group = DispatchGroup()
a.gossip(to: c, group: group)
group.wait()
c.edit { board, node, time in
    board.tags.remove("red")
    board.votes.add(10, at: node)
}
[a, b, c].forEach { print($0.line) }
for (from, to) in [(b, c), (c, a), (a, b), (c, b), (b, a)] {
    from.gossip(to: to, group: group)
    group.wait()
}
[a, b, c].forEach { print($0.line) }
let (x, y) = (a.state.votes, c.state.votes)
print("commutes:", x.merged(with: y) == y.merged(with: x), "idempotent:", x.merged(with: x) == x)
