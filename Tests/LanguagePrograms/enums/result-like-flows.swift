// enums: payload extraction in loops, optional cases, cases sorted and grouped, a generic recursive tree
enum Event: Equatable {
  case tap(x: Int, y: Int)
  case key(Character, repeated: Bool = false)
  case quit
  var isKey: Bool { if case .key = self { return true } else { return false } }
  var column: Int? {
    guard case .tap(let x, _) = self else { return nil }
    return x
  }
}
let events: [Event] = [.tap(x: 3, y: 4), .key("q"), .key("w", repeated: true), .tap(x: 1, y: 2), .quit]
print(events.compactMap(\.column), events.filter(\.isKey).count, events.firstIndex(of: .quit)!, events.contains(.key("q")))
print(events[1] == .key("q", repeated: false), events[0] != .tap(x: 3, y: 5), events.last!)
var typed = ""
loop: for event in events {
  switch event {
  case .key(let c, repeated: false): typed.append(c)
  case .key(let c, repeated: true): typed += String(repeating: String(c), count: 2)
  case .tap(x: 1..., y: let y) where y > 3: typed += "<\(y)>"
  case .tap: continue loop
  case .quit: break loop
  }
}
print(typed)
enum Size: Int, CaseIterable, Comparable {
  case s = 1, m, l
  static func < (a: Size, b: Size) -> Bool { a.rawValue < b.rawValue }
  var next: Size? { Size(rawValue: rawValue + 1) }
}
print([Size.l, .s, .m].sorted(), Size.s.next!, Size.l.next as Any, Size.allCases.max()!, Size.m > .s)
var grouped: [Size: [String]] = [:]
for (name, size) in [("a", Size.m), ("b", .s), ("c", .m)] { grouped[size, default: []].append(name) }
print(Size.allCases.map { grouped[$0] ?? [] })
enum Tree<T: Comparable> {
  case leaf
  indirect case node(Tree, T, Tree)
  func inserting(_ value: T) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, value, .leaf)
    case let .node(left, v, right) where value < v: return .node(left.inserting(value), v, right)
    case let .node(left, v, right): return .node(left, v, right.inserting(value))
    }
  }
  var sorted: [T] {
    guard case let .node(left, value, right) = self else { return [] }
    return left.sorted + [value] + right.sorted
  }
  var depth: Int {
    switch self {
    case .leaf: 0
    case .node(let l, _, let r): 1 + max(l.depth, r.depth)
    }
  }
}
let tree = [5, 2, 8, 1, 9, 3].reduce(Tree.leaf) { $0.inserting($1) }
print(tree.sorted, tree.depth, ["b", "a"].reduce(Tree<String>.leaf) { $0.inserting($1) }.sorted)
let optional: Event? = .key("x")
if case .key("x", _)? = optional { print("pressed x") }
switch optional {
case .none: print("nothing")
case .quit?: print("quit")
case let event?: print("some", event)
}
