import TestSupport

/// Programs of queues, blocks and everything that blocks them, made by rules: a word in braces stands for one of its productions.
///
/// Every program declares the names that it uses, always with the same types, so that nearly every one is accepted.
enum BlockGrammar {
  private static let deepest = 7
  private static let longest = 6_000

  static func program(_ choices: Choices) -> String {
    var choices = choices
    var body = ""
    var left = 3 + choices.below(14)
    while left > 0, body.utf8.count < longest {
      body += expansion(of: "statement", 0, &choices) + "\n"
      left -= 1
    }
    return "import Dispatch\nimport Foundation\n" + declarations(for: body, &choices) + body
  }

  private static func expansion(of name: Substring, _ depth: Int, _ choices: inout Choices) -> String {
    guard let productions = rules[String(name)] else { return "{\(name)}" }
    // The first productions of a rule lead to no further one of their kind.
    let chosen = productions[depth >= deepest ? choices.below(min(3, productions.count)) : choices.below(productions.count)]
    var text = ""
    var rest = chosen[...]
    while let open = rest.firstIndex(of: "<") {
      text += rest[..<open]
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: ">"), rules[String(rest[..<close])] != nil else {
        text += "<"
        continue
      }
      text += expansion(of: rest[..<close], depth + 1, &choices)
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// What `body` names, and what that names.
  private static func declarations(for body: String, _ choices: inout Choices) -> String {
    var used = names(in: body)
    var chosen: [String] = []
    for (name, text) in (declared + declaredLinks).reversed() where used.contains(name) {
      let own = BlockGrammar.expanded(text, &choices)
      chosen.append(own)
      used.formUnion(names(in: own))
    }
    return chosen.reversed().map { $0 + "\n" }.joined()
  }

  private static func expanded(_ text: String, _ choices: inout Choices) -> String {
    rules[text] == nil ? text : expansion(of: text[...], 0, &choices)
  }

  private static func names(in text: String) -> Set<String> {
    let isLetter = { (byte: UInt8) in UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
    return Set(text.utf8.split { !isLetter($0) }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// What comes later may use what comes before.
  private static let declared: [(name: String, text: String)] = [
    ("count", "var count = 0"),
    ("Problem", "enum Problem: Error { case bad(Int), worse }"),
    ("Shape", "protocol Shape { var size: Int { get }; func grown(_ n: Int) -> any Shape }"),
    (
      "Square",
      "struct Square: Shape, Hashable { var size = 1 { didSet { print(\"did\", oldValue) } }\n"
        + "  func grown(_ n: Int) -> any Shape { Square(size: size &+ n) } }"
    ),
    (
      "Node",
      "class Node: Shape { var size = 1; var next: Node?; weak var back: Node?; lazy var name = \"n\\(size)\"; let tag: String\n"
        + "  init(_ tag: String) { self.tag = tag }\n  deinit { print(\"deinit\", tag); count += 1 }\n"
        + "  func grown(_ n: Int) -> any Shape { let new = Node(tag + \"+\"); new.size = size &+ n; new.next = self; return new } }"
    ),
    (
      "Leaf",
      "final class Leaf: Node { override init(_ tag: String) { super.init(\"leaf \" + tag) }\n  static let shared = Leaf(\"shared\") }"
    ),
    (
      "Tree",
      "indirect enum Tree { case leaf(Int), fork(Tree, Tree)\n  var sum: Int { switch self { case .leaf(let n): n; case .fork(let l, let r): l.sum &+ r.sum } } }"
    ),
    ("total", "var total = 0.5"), ("text", "var text = \"t\""), ("list", "var list = [3, 1, 2]"),
    ("table", "var table = [\"a\": 1]"), ("bag", "var bag: Set<Int> = [1, 2]"), ("node", "var node: Node? = Node(\"first\")"),
    ("shape", "var shape: any Shape = Square()"), ("tree", "var tree = Tree.leaf(1)"), ("pair", "var pair = (1, \"p\")"),
    ("anything", "var anything: Any = 1"), ("handler", "var handler: (Int) -> Int = { $0 &+ 1 }"),
    ("attempt", "func attempt(_ n: Int) throws -> Int { if n < 0 { throw Problem.bad(n) }; return n }"),
    ("twice", "func twice<T>(_ value: T, _ body: (T) throws -> Void) rethrows { try body(value); try body(value) }"),
    ("down", "func down(_ n: Int) -> Int { n <= 0 ? 0 : down(n - 1) &+ 1 }"),
    ("change", "func change(_ a: inout Int, _ b: Int = count) { defer { a &+= 1 }; a &+= b }"),
    ("pool", "pool"), ("serial", "serial"), ("other", "other"), ("inner", "inner"),
    ("group", "let group = DispatchGroup()"), ("second", "let second = DispatchGroup()"),
    ("gate", "gate"), ("turns", "turns"), ("lock", "let lock = NSLock()"), ("nested", "let nested = NSRecursiveLock()"),
    ("condition", "let condition = NSCondition()"), ("key", "let key = DispatchSpecificKey<Int>()"),
    ("item", "item"), ("task", "task"), ("timer", "timer"), ("adder", "adder"),
    ("operations", "operations"), ("operation", "operation"), ("after", "after"),
  ]

  /// A rule that several have is all of their productions.
  static let rules: [String: [String]] = statementRules.merging(valueRules, uniquingKeysWith: +).merging(
    linkRules, uniquingKeysWith: +)
}
