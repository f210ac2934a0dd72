// Dijkstra over a city map in parallel, a generic heap, and a memo of routes.
import Foundation

struct Heap<T> {
    private var items: [T] = []
    private let areInOrder: (T, T) -> Bool
    init(by areInOrder: @escaping (T, T) -> Bool) { self.areInOrder = areInOrder }
    var isEmpty: Bool { items.isEmpty }
    mutating func push(_ item: T) {
        items.append(item)
        var child = items.endIndex - 1
        while child > 0, case let parent = (child - 1) / 2, areInOrder(items[child], items[parent]) {
            items.swapAt(child, parent)
            child = parent
        }
    }
    mutating func pop() -> T? {
        guard !items.isEmpty else { return nil }
        items.swapAt(0, items.count - 1)
        let top = items.removeLast()
        var parent = 0
        while true {
            let kids = [2 * parent + 1, 2 * parent + 2].filter { $0 < items.count }
            guard let best = kids.min(by: { areInOrder(items[$0], items[$1]) }), areInOrder(items[best], items[parent]) else { break }
            items.swapAt(best, parent)
            parent = best
        }
        return top
    }
}

protocol Graph {
    associatedtype Node: Hashable
    associatedtype Edges: Sequence where Edges.Element == (to: Node, cost: Double)
    func edges(from node: Node) -> Edges
}

extension Graph {
    func shortestPath(from start: Node, to goal: Node) -> (path: [Node], cost: Double)? {
        var best: [Node: (cost: Double, via: Node?)] = [start: (0, nil)]
        var heap = Heap<(node: Node, cost: Double)> { $0.cost < $1.cost }
        heap.push((start, 0))
        while let (node, cost) = heap.pop() {
            if node == goal {
                var path = [node]
                while let previous = best[path[0]]?.via { path.insert(previous, at: 0) }
                return (path, cost)
            }
            if let known = best[node], known.cost < cost { continue }
            for (next, step) in edges(from: node) {
                let total = cost + step
                if total < best[next]?.cost ?? .infinity {
                    best[next] = (total, node)
                    heap.push((next, total))
                }
            }
        }
        return nil
    }
}

struct City: Graph, ExpressibleByDictionaryLiteral {
    typealias Street = (to: String, cost: Double)
    private var streets: [String: [Street]]
    init(dictionaryLiteral rows: (String, [Street])...) {
        streets = Dictionary(uniqueKeysWithValues: rows)
        for (from, list) in rows {
            for street in list where !(streets[street.to]?.contains { $0.to == from } ?? false) {
                streets[street.to, default: []].append((to: from, cost: street.cost))
            }
        }
    }
    func edges(from node: String) -> [Street] { streets[node] ?? [] }
    var places: [String] { streets.keys.sorted() }
}

final class RouteService {
    private let city: City
    private var memo: [Pair: String] = [:]
    private let queue = DispatchQueue(label: "routes", attributes: .concurrent)
    private(set) var computed = 0
    private struct Pair: Hashable { let a, b: String }
    init(_ city: City) { self.city = city }

    func route(_ a: String, _ b: String) -> String {
        let pair = a < b ? Pair(a: a, b: b) : Pair(a: b, b: a)
        if let known = queue.sync(execute: { memo[pair] }) { return known }
        let text: String
        if let (path, cost) = city.shortestPath(from: pair.a, to: pair.b) {
            text = path.joined(separator: "-") + String(format: " %.1f", cost)
        } else {
            text = "\(pair.a) ✗ \(pair.b)"
        }
        queue.async(flags: .barrier) { [unowned self] in
            if memo.updateValue(text, forKey: pair) == nil { computed += 1 }
        }
        return text
    }
    func settle() -> Int { queue.sync(flags: .barrier) { computed } }
}

let city: City = [
    "A": [("B", 7), ("C", 9), ("F", 14)],
    "B": [("C", 10), ("D", 15)],
    "C": [("D", 11), ("F", 2.5)],
    "D": [("E", 6)],
    "E": [("F", 9)],
    "X": [("Y", 1)],
]
let service = RouteService(city)
let pairs = city.places.flatMap { a in city.places.compactMap { b in a < b ? (a, b) : nil } }
var answers = [String](repeating: "", count: pairs.count)
let lock = DispatchQueue(label: "answers")
DispatchQueue.concurrentPerform(iterations: pairs.count) { i in
    let answer = service.route(pairs[i].1, pairs[i].0)
    lock.sync { answers[i] = answer }
}
print(service.settle(), "routes")
for answer in answers where !answer.contains("✗") { print(answer) }
print(answers.filter { $0.contains("✗") }.count, "impossible")
let longest = answers.compactMap { Double($0.split(separator: " ").last ?? "") }.max() ?? 0
print("longest", longest)
