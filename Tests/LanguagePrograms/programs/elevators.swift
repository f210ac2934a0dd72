import Foundation

// Elevator simulation with operators, state machine, and a priority heap
struct Heap<Element> {
    private var nodes: [Element] = []
    private let areSorted: (Element, Element) -> Bool
    init<S: Sequence>(_ elements: S, by areSorted: @escaping (Element, Element) -> Bool) where S.Element == Element {
        self.areSorted = areSorted
        elements.forEach { push($0) }
    }
    init(by areSorted: @escaping (Element, Element) -> Bool) { self.init(EmptyCollection(), by: areSorted) }
    var isEmpty: Bool { nodes.isEmpty }
    var count: Int { nodes.count }
    var peek: Element? { nodes.first }
    mutating func push(_ element: Element) {
        nodes.append(element)
        var child = nodes.count - 1
        while child > 0, case let parent = (child - 1) / 2, areSorted(nodes[child], nodes[parent]) {
            nodes.swapAt(child, parent)
            child = parent
        }
    }
    mutating func pop() -> Element? {
        guard !nodes.isEmpty else { return nil }
        nodes.swapAt(0, nodes.endIndex - 1)
        let result = nodes.removeLast()
        var parent = 0
        while true {
            let (left, right) = (2 * parent + 1, 2 * parent + 2)
            var candidate = parent
            if left < nodes.count && areSorted(nodes[left], nodes[candidate]) { candidate = left }
            if right < nodes.count && areSorted(nodes[right], nodes[candidate]) { candidate = right }
            if candidate == parent { return result }
            nodes.swapAt(parent, candidate)
            parent = candidate
        }
    }
}
extension Heap: Sequence, IteratorProtocol { mutating func next() -> Element? { pop() } }
extension Heap where Element: Comparable { static func min<S: Sequence>(_ s: S) -> Heap where S.Element == Element { Heap(s, by: <) } }

enum Direction: Int, CaseIterable { case down = -1, idle, up
    static prefix func ! (d: Direction) -> Direction { Direction(rawValue: -d.rawValue)! }
}
extension Int { static func += (floor: inout Int, direction: Direction) { floor += direction.rawValue } }

final class Elevator {
    enum State: Equatable {
        case waiting(floor: Int)
        case moving(from: Int, direction: Direction)
        case doorsOpen(floor: Int, passengers: Int)
        var floor: Int {
            switch self {
            case .waiting(let floor), .moving(from: let floor, _), .doorsOpen(let floor, _): return floor
            }
        }
    }
    struct Call: Comparable, CustomStringConvertible {
        let floor: Int, priority: Int, order: Int
        static func < (a: Call, b: Call) -> Bool { (b.priority, a.order) < (a.priority, b.order) }
        var description: String { "\(floor)\(String(repeating: "!", count: priority))" }
    }
    private let queue: DispatchQueue
    private var calls = Heap<Call>(by: <)
    private var order = 0
    private(set) var state: State {
        didSet {
            guard oldValue != state else { return }
            journal.append("\(state)")
            if case .doorsOpen(let floor, _) = state { onArrival?(floor) }
        }
    }
    private var journal: [String] = []
    var onArrival: ((Int) -> Void)?
    init(_ name: String, at floor: Int = 0, target: DispatchQueue? = nil) {
        queue = DispatchQueue(label: name, target: target)
        state = .waiting(floor: floor)
    }
    func call(to floor: Int, priority: Int = 0) {
        queue.async { [unowned self] in
            calls.push(Call(floor: floor, priority: priority, order: order))
            order += 1
            if case .waiting = state { step() }
        }
    }
    private func step() {
        guard let next = calls.peek else {
            state = .waiting(floor: state.floor)
            return
        }
        switch (state, next.floor - state.floor) {
        case (_, 0):
            _ = calls.pop()
            state = .doorsOpen(floor: next.floor, passengers: next.priority + 1)
            after(40) { $0.step() }
        case (_, let distance):
            let direction: Direction = distance > 0 ? .up : .down
            state = .moving(from: state.floor, direction: direction)
            after(20) { me in
                var floor = me.state.floor
                floor += direction
                me.state = .moving(from: floor, direction: direction)
                me.step()
            }
        }
    }
    private func after(_ milliseconds: Int, _ body: @escaping (Elevator) -> Void) {
        queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in self.map(body) }
    }
    func report() -> [String] { queue.sync { defer { journal.removeAll() }; return journal } }
}

let building = DispatchQueue(label: "building")
let elevators = [Elevator("a", target: building), Elevator("b", at: 5, target: building)]
var arrivals: [[Int]] = [[], []]
for (index, elevator) in elevators.enumerated() { elevator.onArrival = { arrivals[index].append($0) } }
[(0, 2, 0), (0, 1, 0), (0, 3, 2), (1, 4, 0)].forEach { elevators[$0].call(to: $1, priority: $2) }
Thread.sleep(forTimeInterval: 0.6)
for elevator in elevators { print(elevator.report().joined(separator: "\n"), terminator: "\n--\n") }
building.sync { print(arrivals) }
print(Array(Heap.min([5, 2, 8, 1])), (!Direction.up), Direction.allCases.map(\.rawValue))
print(Heap([3, 1, 2], by: >).map { $0 * 10 }, Heap<Int>.min([]).isEmpty)
