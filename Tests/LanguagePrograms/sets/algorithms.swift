// sets: visited sets in a graph search, duplicates, differences, set of structs and enums, subsets, sorting with set membership
let graph: [String: [String]] = ["a": ["b", "c"], "b": ["d"], "c": ["d", "e"], "d": ["a"], "e": []]
func reachable(from start: String) -> [String] {
  var visited: Set<String> = []
  var order: [String] = []
  var queue = [start]
  while !queue.isEmpty {
    let node = queue.removeFirst()
    guard visited.insert(node).inserted else { continue }
    order.append(node)
    queue += graph[node, default: []].filter { !visited.contains($0) }
  }
  return order
}
print(reachable(from: "a"), reachable(from: "e"), reachable(from: "zz"))
func path(from start: String, to goal: String, avoiding seen: Set<String> = []) -> [String]? {
  if start == goal { return [goal] }
  for next in graph[start] ?? [] where !seen.contains(next) {
    if let rest = path(from: next, to: goal, avoiding: seen.union([start])) { return [start] + rest }
  }
  return nil
}
print(path(from: "b", to: "e") as Any, path(from: "e", to: "a") as Any)
struct Cell: Hashable { var x, y: Int }
enum Suit: Hashable { case red(Int), black }
let cells: Set = [Cell(x: 0, y: 0), Cell(x: 0, y: 1), Cell(x: 0, y: 0)]
print(cells.count, cells.contains(Cell(x: 0, y: 1)), Set<Suit>([.red(1), .red(1), .black]).count)
let old: Set = ["a", "b", "c"]
let new: Set = ["b", "c", "d"]
print("added", new.subtracting(old).sorted(), "removed", old.subtracting(new).sorted(), "same", old.intersection(new).count)
print(Set(1...5).filter { $0 % 2 == 0 }.sorted(), Set("banana").count, Set([3, 1, 2]).min()!, Set([1]).union([1]).count)
var flags = Set<Int>()
for n in [4, 8, 4, 2, 8] { if !flags.insert(n).inserted { print("again", n) } }
let result = flags.remove(4)
print(result as Any, flags.sorted(), flags.update(with: 8) as Any, flags == [2, 8], flags.isSubset(of: [2, 4, 8]))
print([1, 2, 3, 4].filter(Set([2, 4, 6]).contains), Set<[String]>([["a"], ["a"]]).count, Set([true, false]).count)
