// programs: graph algorithms in parallel: Floyd-Warshall by rows, breadth-first levels, components and topological layers
import Foundation

struct Edge<Vertex: Hashable>: Hashable {
    let from: Vertex
    let to: Vertex
    let weight: Int
}

struct Graph<Vertex: Hashable & Comparable> {
    private(set) var adjacency: [Vertex: [Edge<Vertex>]] = [:]

    init(_ edges: [(Vertex, Vertex, Int)] = [], directed: Bool = true) {
        for (from, to, weight) in edges {
            add(from, to, weight)
            if !directed { add(to, from, weight) }
        }
    }

    mutating func add(_ from: Vertex, _ to: Vertex, _ weight: Int = 1) {
        adjacency[from, default: []].append(Edge(from: from, to: to, weight: weight))
        if adjacency[to] == nil { adjacency[to] = [] }
    }

    var vertices: [Vertex] { adjacency.keys.sorted() }
    var edges: [Edge<Vertex>] { vertices.flatMap { adjacency[$0]! } }

    func neighbors(_ v: Vertex) -> [Vertex] { adjacency[v, default: []].map(\.to) }

    func shortestPaths() -> [[Int?]] {
        let names = vertices
        let index = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        let n = names.count
        var distance = [[Int?]](repeating: Array(repeating: nil, count: n), count: n)
        for i in 0..<n { distance[i][i] = 0 }
        for edge in edges {
            let (i, j) = (index[edge.from]!, index[edge.to]!)
            distance[i][j] = min(distance[i][j] ?? .max, edge.weight)
        }
        let lock = NSLock()
        for k in 0..<n {
            let pivot = distance[k]
            DispatchQueue.concurrentPerform(iterations: n) { i in
                lock.lock()
                var row = distance[i]
                lock.unlock()
                guard let toPivot = row[k] else { return }
                for j in 0..<n {
                    guard let rest = pivot[j] else { continue }
                    if row[j] == nil || toPivot + rest < row[j]! { row[j] = toPivot + rest }
                }
                lock.lock()
                distance[i] = row
                lock.unlock()
            }
        }
        return distance
    }

    func levels(from start: Vertex) -> [[Vertex]] {
        var result = [[start]]
        var seen: Set<Vertex> = [start]
        let queue = DispatchQueue(label: "bfs.collect")
        while let frontier = result.last, !frontier.isEmpty {
            var next: Set<Vertex> = []
            DispatchQueue.concurrentPerform(iterations: frontier.count) { i in
                let found = neighbors(frontier[i])
                queue.sync { next.formUnion(found) }
            }
            next.subtract(seen)
            seen.formUnion(next)
            result.append(next.sorted())
        }
        return result.dropLast()
    }

    func components() -> [[Vertex]] {
        var parent = Dictionary(uniqueKeysWithValues: vertices.map { ($0, $0) })
        func find(_ v: Vertex) -> Vertex {
            var root = v
            while let next = parent[root], next != root { root = next }
            parent[v] = root
            return root
        }
        for edge in edges {
            let (a, b) = (find(edge.from), find(edge.to))
            if a != b { parent[max(a, b)] = min(a, b) }
        }
        return Dictionary(grouping: vertices, by: find).sorted { $0.key < $1.key }.map { $0.value.sorted() }
    }
}

enum GraphError<V>: Error {
    case cycle(remaining: [V])
}

extension Graph {
    func layers() throws -> [[Vertex]] {
        var degree = adjacency.mapValues { _ in 0 }
        for edge in edges { degree[edge.to, default: 0] += 1 }
        var result: [[Vertex]] = []
        while !degree.isEmpty {
            let ready = degree.filter { $0.value == 0 }.keys.sorted()
            guard !ready.isEmpty else { throw GraphError.cycle(remaining: degree.keys.sorted()) }
            for v in ready {
                degree.removeValue(forKey: v)
                for w in neighbors(v) { degree[w]! -= 1 }
            }
            result.append(ready)
        }
        return result
    }

    /// Runs a body per vertex, all vertices of a layer at once.
    func execute(on queue: DispatchQueue, _ body: @escaping (Vertex) -> Void) throws {
        for layer in try layers() {
            let group = DispatchGroup()
            for v in layer { queue.async(group: group) { body(v) } }
            group.wait()
        }
    }
}

let roads = Graph([("a", "b", 4), ("a", "c", 1), ("c", "b", 2), ("b", "d", 5), ("c", "d", 8), ("e", "a", 3)])
print("   " + roads.vertices.map { $0.padding(toLength: 3, withPad: " ", startingAt: 0) }.joined())
for (name, row) in zip(roads.vertices, roads.shortestPaths()) {
    print(name, row.map { ($0.map(String.init) ?? "-").padding(toLength: 3, withPad: " ", startingAt: 0) }.joined())
}

let grid: Graph<Int> = {
    var g = Graph<Int>()
    for y in 0..<4 {
        for x in 0..<4 {
            if x < 3 { g.add(y * 4 + x, y * 4 + x + 1) }
            if y < 3 { g.add(y * 4 + x, (y + 1) * 4 + x) }
        }
    }
    return g
}()
for (depth, level) in grid.levels(from: 0).enumerated() { print("level \(depth):", level) }

let islands = Graph([(1, 2, 1), (2, 3, 1), (5, 6, 1), (8, 9, 1), (9, 5, 1)], directed: false)
print("islands", islands.components())

let build = Graph([("app", "ui", 1), ("app", "net", 1), ("ui", "core", 1), ("net", "core", 1), ("core", "util", 1)].map { ($1, $0, $2) })
let done = DispatchQueue(label: "done")
var order: [String] = []
try build.execute(on: .global()) { target in done.sync { order.append(target) } }
print("first", order.first!, "last", order.last!, "middle", order[2...3].sorted())
print(try build.layers())

do {
    _ = try Graph([("x", "y", 1), ("y", "z", 1), ("z", "y", 1)]).layers()
} catch GraphError<String>.cycle(let rest) {
    print("cycle among", rest)
}
