/// Declarations of other shapes than classes and values with parts: protocols with associated types, sequences, trees, operators,
/// builders, errors, functions that keep what they captured.
extension ProgramGenerator {
  mutating func shapes() {
    stacks()
    trees()
    points()
    lookups()
    failures()
    keepers()
  }

  private mutating func stacks() {
    let p = prefix
    line("protocol \(p)Stack { associatedtype Item; var items: [Item] { get set }; mutating func push(_ item: Item); init() }")
    line("extension \(p)Stack {")
    line("  mutating func push(_ item: Item) { print(\"push\", item); items.append(item) }")
    line("  mutating func pop() -> Item? { items.popLast() }")
    line(
      "  var top: Item? { get { items.last } set { if let newValue { items[items.count - 1] = newValue } else { items.removeLast() } } }"
    )
    line("}")
    line(
      "extension \(p)Stack where Item == Int { var total: Int { items.reduce(0, +) }; mutating func grow() { items = items.map { $0 * 2 } } }"
    )
    line(
      "extension \(p)Stack where Item: Comparable { func largest() -> Item? { items.max() }; mutating func order() { items.sort() } }"
    )
    line("struct \(p)Ints: \(p)Stack { var items: [Int] = [\(below(5))]\(observers("items")) }")
    line("struct \(p)Texts: \(p)Stack { var items: [String] = []")
    if chance(50) { line("  mutating func push(_ item: String) { items.insert(item + \"!\", at: 0) }") }
    if chance(50) {
      line("  mutating func pop() -> String? { print(\"own pop\"); return items.isEmpty ? nil : items.removeFirst() }")
    }
    line("}")
    line("final class \(p)Refs: \(p)Stack { var items: [Int] = [1, \(below(5))]\(observers("items")); init() {} }")
    line(
      "func \(p)fill<S: \(p)Stack>(_ stack: inout S, _ items: [S.Item]) -> Int { for item in items { stack.push(item) }; return stack.items.count }"
    )
    line("func \(p)made<S: \(p)Stack>(_ item: S.Item, _ type: S.Type) -> S { var stack = S(); stack.push(item); return stack }")
    line(
      "func \(p)shown(_ stack: some \(p)Stack) -> String { \"\\(type(of: stack)) \\(stack.items)\".replacing(\"\(p)\", with: \"\") }"
    )
    line("func \(p)hidden(_ n: Int) -> some \(p)Stack { var stack = \(p)Ints(); stack.push(n); return stack }")
    line("struct \(p)Down: Sequence, IteratorProtocol {")
    line("  var n: Int")
    line("  mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; print(\"next\", n); return n }")
    line("}")
  }

  private mutating func trees() {
    let p = prefix
    line("indirect enum \(p)Tree {")
    line("  case leaf, node(\(p)Tree, Int, \(p)Tree)")
    line("  mutating func add(_ n: Int) {")
    line("    switch self {")
    line("    case .leaf: self = .node(.leaf, n, .leaf)")
    line("    case .node(var left, let own, var right):")
    line("      if n < own { left.add(n) } else { right.add(n) }")
    line("      self = .node(left, own, right)")
    line("    }")
    line("  }")
    line("  var list: [Int] { if case .node(let left, let n, let right) = self { left.list + [n] + right.list } else { [] } }")
    line(
      "  var depth: Int { guard case let .node(left, _, right) = self else { return 0 }; return 1 + max(left.depth, right.depth) }"
    )
    line("}")
    line("enum \(p)Size: Int, CaseIterable, Comparable {")
    line("  case small = \(below(3)), medium = 4, large = 10")
    line("  static func < (left: \(p)Size, right: \(p)Size) -> Bool { left.rawValue < right.rawValue }")
    line("  var next: \(p)Size { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }")
    line("  mutating func advance() { self = next }")
    line("}")
  }

  private mutating func points() {
    let p = prefix
    line("struct \(p)Point: Hashable {")
    line("  var x = 0, y = 0")
    line("  static let zero = \(p)Point()")
    line(
      "  static func + (left: \(p)Point, right: \(p)Point) -> \(p)Point { \(p)Point(x: left.x + right.x, y: left.y + right.y) }")
    line("  static func += (left: inout \(p)Point, right: \(p)Point) { print(\"+=\"); left = left + right }")
    line("  static func * (left: \(p)Point, right: Int) -> \(p)Point { \(p)Point(x: left.x * right, y: left.y * right) }")
    line("  static prefix func - (point: \(p)Point) -> \(p)Point { point * -1 }")
    line("  func with(_ change: (inout \(p)Point) -> Void) -> \(p)Point { var copy = self; change(&copy); return copy }")
    line("  func callAsFunction(_ n: Int, to m: Int = \(p)i(84)) -> Int { x * n + y * m }")
    line("}")
  }

  private mutating func lookups() {
    let p = prefix
    line("@dynamicMemberLookup struct \(p)Open {")
    line("  var values = [\"a\": \(below(5))]")
    line(
      "  subscript(dynamicMember name: String) -> Int { get { values[name] ?? -1 } set { print(\"open\", name); values[name] = newValue } }"
    )
    line("}")
    line("@resultBuilder struct \(p)Build {")
    line("  static func buildExpression(_ part: String) -> [String] { [part] }")
    line("  static func buildExpression(_ part: Int) -> [String] { [\"#\\(part)\"] }")
    line("  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }")
    line("  static func buildOptional(_ part: [String]?) -> [String] { part ?? [\"-\"] }")
    line("  static func buildEither(first: [String]) -> [String] { [\"<\"] + first }")
    line("  static func buildEither(second: [String]) -> [String] { [\">\"] + second }")
    line("  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }")
    line("}")
    line("func \(p)built(@\(p)Build _ make: () -> [String]) -> [String] { make() }")
  }

  private mutating func failures() {
    let p = prefix
    line("enum \(p)Bad: Error, Equatable { case low(Int), high, other(String) }")
    line("func \(p)check(_ n: Int) throws -> Int {")
    line("  defer { print(\"checked\", n) }")
    line(
      "  if n < 2 { throw \(p)Bad.low(n) }; if n > 8 { throw \(p)Bad.high }; if n == 5 { throw \(p)Bad.other(\"five\") }; return n"
    )
    line("}")
    line("func \(p)pair(_ f: (Int) throws -> Int) rethrows -> Int { try f(\(below(9))) + f(\(below(9))) }")
    line(
      "func \(p)result(_ n: Int) -> Result<Int, \(p)Bad> { do { return .success(try \(p)check(n)) } catch let bad as \(p)Bad { return .failure(bad) } catch { return .failure(.high) } }"
    )
  }

  private mutating func keepers() {
    let p = prefix
    line("func \(p)all(_ ns: Int..., by text: String = \(p)s(85)) -> String { ns.map { \"\\($0)\" }.joined(separator: text) }")
    line("func \(p)counter(_ start: Int) -> () -> Int { var n = start; func step() -> Int { n += 1; return n }; return step }")
    line("func \(p)cell(_ start: Int) -> (get: () -> Int, add: (Int) -> Void) { var n = start; return ({ n }, { n += $0 }) }")
    line(
      "func \(p)many(_ n: Int, _ f: (Int, inout [Int]) -> Bool) -> [Int] { var kept: [Int] = []; for k in 0..<n where f(k, &kept) { kept.append(-k) }; return kept }"
    )
    line("func \(p)once(_ f: @autoclosure () -> Int, _ really: Bool) -> Int { really ? f() + f() : 0 }")
  }
}
