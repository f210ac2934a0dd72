import Foundation

// Differences between lists computed off the main queue, applied in order on main, with animations that overlap.
enum Edit<T: Equatable>: Equatable, CustomStringConvertible {
  case insert(T, at: Int), delete(T, at: Int), move(T, from: Int, to: Int)
  var description: String {
    switch self {
    case let .insert(value, index): return "+\(value)@\(index)"
    case let .delete(value, index): return "-\(value)@\(index)"
    case let .move(value, from, to): return "\(value):\(from)>\(to)"
    }
  }
}

func longestCommon<T: Equatable>(_ a: [T], _ b: [T]) -> [(Int, Int)] {
  guard !a.isEmpty, !b.isEmpty else { return [] }
  var lengths = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
  for i in a.indices { for j in b.indices { lengths[i + 1][j + 1] = a[i] == b[j] ? lengths[i][j] + 1 : max(lengths[i][j + 1], lengths[i + 1][j]) } }
  var (i, j) = (a.count, b.count)
  var pairs: [(Int, Int)] = []
  while i > 0 && j > 0 {
    if a[i - 1] == b[j - 1] { pairs.append((i - 1, j - 1)); i -= 1; j -= 1 } else if lengths[i - 1][j] >= lengths[i][j - 1] { i -= 1 } else { j -= 1 }
  }
  return pairs.reversed()
}

func edits<T: Hashable>(from old: [T], to new: [T]) -> [Edit<T>] {
  let kept = longestCommon(old, new)
  let keptOld = Set(kept.map(\.0)), keptNew = Set(kept.map(\.1))
  var deletions = old.indices.filter { !keptOld.contains($0) }
  var result: [Edit<T>] = []
  var insertions: [Int] = []
  for index in new.indices where !keptNew.contains(index) {
    if let from = deletions.firstIndex(where: { old[$0] == new[index] }) {
      result.append(.move(new[index], from: deletions.remove(at: from), to: index))
    } else {
      insertions.append(index)
    }
  }
  result += deletions.reversed().map { .delete(old[$0], at: $0) }
  result += insertions.map { .insert(new[$0], at: $0) }
  return result
}

final class ListView {
  private(set) var rows: [String] = []
  private var running = 0 { didSet { mostAtOnce = max(mostAtOnce, running) } }
  private(set) var mostAtOnce = 0
  private(set) var history: [String] = []
  func apply(_ new: [String], _ edits: [Edit<String>], completion: @escaping () -> Void) {
    dispatchPrecondition(condition: .onQueue(.main))
    rows = new
    history.append(edits.map(\.description).joined(separator: " "))
    running += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(30)) {
      self.running -= 1
      completion()
    }
  }
}

final class DataSource {
  private let queue = DispatchQueue(label: "diff", qos: .userInitiated)
  private let view: ListView
  private var current: [String] = []
  private var generation = 0
  private(set) var dropped = 0
  init(view: ListView) { self.view = view }
  func submit(_ new: [String], completion: @escaping () -> Void) {
    generation += 1
    let mine = generation
    queue.async { [self] in
      let changes = edits(from: current, to: new)
      current = new
      Thread.sleep(forTimeInterval: 0.005)
      DispatchQueue.main.async { [self] in
        if mine < generation && changes.isEmpty { dropped += 1; return completion() }
        view.apply(new, changes, completion: completion)
      }
    }
  }
}

let view = ListView(), source = DataSource(view: view)
let snapshots = [["a", "b", "c"], ["a", "b", "c"], ["c", "a", "d"], [], ["x", "y", "x"], ["y", "x", "x", "z"]]
let group = DispatchGroup()
for snapshot in snapshots {
  group.enter()
  source.submit(snapshot) { group.leave() }
}
group.notify(queue: .main) {
  print(view.rows, source.dropped, view.mostAtOnce > 1)
  view.history.forEach { print($0.isEmpty ? "(nothing)" : $0) }
  print(edits(from: Array("kitten"), to: Array("sitting")).map(\.description))
  exit(0)
}
dispatchMain()
