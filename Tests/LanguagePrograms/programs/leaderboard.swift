import Foundation

// A leaderboard: barriers for writes, snapshots for reads, a skip list, top-k by lazy sequences, comparisons by key paths.
struct Score: Identifiable, Hashable, Codable { let id: Int; var player: String; var points: Int; var level = 1 }

enum Order<Root> {
  case ascending(PartialKeyPath<Root>, (Root, Root) -> Bool?)
  static func by<V: Comparable>(_ path: KeyPath<Root, V>, descending: Bool = false) -> Order {
    .ascending(path) { a, b in
      let (x, y) = (a[keyPath: path], b[keyPath: path])
      return x == y ? nil : descending ? x > y : x < y
    }
  }
  func compare(_ a: Root, _ b: Root) -> Bool? { switch self { case .ascending(_, let body): body(a, b) } }
}
extension Sequence {
  func sorted(by orders: Order<Element>...) -> [Element] {
    sorted { a, b in
      for order in orders { if let answer = order.compare(a, b) { return answer } }
      return false
    }
  }
  func top(_ k: Int, by areInOrder: (Element, Element) -> Bool) -> [Element] {
    var best: [Element] = []
    best.reserveCapacity(k + 1)
    for element in self {
      let place = best.firstIndex { areInOrder(element, $0) } ?? best.endIndex
      guard place < k else { continue }
      best.insert(element, at: place)
      if best.count > k { best.removeLast() }
    }
    return best
  }
}

struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

final class SkipList<Key: Comparable, Value> {
  private final class Node {
    let key: Key?, levels: Int
    var value: Value?
    var next: [Node?]
    init(_ key: Key?, _ value: Value?, levels: Int) { (self.key, self.value, self.levels) = (key, value, levels); next = Array(repeating: nil, count: levels) }
  }
  private let head = Node(nil, nil, levels: 8)
  private var random = SplitMix(state: 42)
  private(set) var count = 0
  private func path(to key: Key) -> [Node] {
    var path: [Node] = Array(repeating: head, count: head.levels)
    var node = head
    for level in stride(from: head.levels - 1, through: 0, by: -1) {
      while let next = node.next[level], next.key! < key { node = next }
      path[level] = node
    }
    return path
  }
  subscript(key: Key) -> Value? {
    get { path(to: key)[0].next[0].flatMap { $0.key == key ? $0.value : nil } }
    set {
      let before = path(to: key)
      if let found = before[0].next[0], found.key == key {
        if let newValue { found.value = newValue; return }
        for level in 0..<found.levels { before[level].next[level] = found.next[level] }
        count -= 1
      } else if let newValue {
        var levels = 1
        while levels < head.levels, Bool.random(using: &random) { levels += 1 }
        let node = Node(key, newValue, levels: levels)
        for level in 0..<levels { node.next[level] = before[level].next[level]; before[level].next[level] = node }
        count += 1
      }
    }
  }
  var keys: [Key] { sequence(first: head.next[0]) { $0?.next[0] }.prefix { $0 != nil }.map { $0!.key! } }
  func first(_ k: Int, from key: Key) -> [(Key, Value)] {
    var result: [(Key, Value)] = []
    var node = path(to: key)[0].next[0]
    while let current = node, result.count < k { result.append((current.key!, current.value!)); node = current.next[0] }
    return result
  }
}

final class Leaderboard {
  private var scores: [Int: Score] = [:]
  private let index = SkipList<Int, Set<Int>>()
  private let queue = DispatchQueue(label: "board", attributes: .concurrent)
  func update(_ id: Int, _ change: @escaping (inout Score) -> Void) {
    queue.async(flags: .barrier) { [self] in
      var score = scores[id] ?? Score(id: id, player: "player \(id)", points: 0)
      let old = score.points
      change(&score)
      if scores.updateValue(score, forKey: id) != nil {
        var ids = index[old] ?? []
        ids.remove(id)
        index[old] = ids.isEmpty ? nil : ids
      }
      index[score.points] = (index[score.points] ?? []).union([id])
    }
  }
  func snapshot() -> [Score] { queue.sync { Array(scores.values) } }
  func rank(of id: Int) -> Int? {
    queue.sync {
      guard let own = scores[id]?.points else { return nil }
      return scores.values.lazy.filter { $0.points > own }.count + 1
    }
  }
  func between(_ low: Int, _ k: Int) -> [Int] { queue.sync { index.first(k, from: low).map(\.0) } }
  var distinct: [Int] { queue.sync { index.keys } }
}

let board = Leaderboard()
DispatchQueue.concurrentPerform(iterations: 4) { part in
  var random = SplitMix(state: UInt64(part + 1))
  for n in 0..<10 {
    let points = Int.random(in: 1...50, using: &random)
    board.update(part * 10 + n) { $0.points += points; $0.level = 1 + points / 20 }
  }
}
for id in stride(from: 0, to: 40, by: 9) { board.update(id) { $0.points *= 2; $0.player = $0.player.uppercased() } }
let scores = board.snapshot()
print(scores.count, scores.map(\.points).reduce(0, +), board.distinct == board.distinct.sorted(), board.distinct.count == Set(scores.map(\.points)).count)
for score in scores.top(5, by: { ($0.points, $1.id) > ($1.points, $0.id) }) { print(score.player, score.points, score.level) }
let ordered = scores.sorted(by: .by(\.level, descending: true), .by(\.points), .by(\.id))
print(ordered.prefix(3).map { "\($0.level)/\($0.points)/\($0.id)" }, ordered.last!.id)
print(board.rank(of: ordered.last!.id)! > 10, board.rank(of: 99) as Any, board.between(60, 3))
let levels = Dictionary(grouping: scores, by: \.level).mapValues { $0.map(\.points).max()! }
print(levels.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
