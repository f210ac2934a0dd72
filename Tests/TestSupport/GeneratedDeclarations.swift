/// What every generated program declares: the same kinds of things, with bodies and details at random.
extension ProgramGenerator {
  mutating func declarations() {
    effects()
    protocols()
    structure()
    enumeration()
    classes()
    links()
    overloads()
    functions()
    storage()
    shapes()
    queues()
  }

  /// `i(n)` says that it was evaluated.
  private mutating func effects() {
    line("func \(prefix)i(_ n: Int) -> Int { print(\"i\\(n)\"); return n }")
    line("func \(prefix)s(_ n: Int) -> String { print(\"s\\(n)\"); return \"t\\(n)\" }")
    line("nonisolated(unsafe) var \(prefix)g = \(below(9))")
    line("nonisolated(unsafe) var \(prefix)list = [1, 2, 3, 4]")
  }

  private mutating func protocols() {
    let p = prefix
    line("protocol \(p)P { func f(_ n: Int) -> String; var v: Int { get }; static func s() -> String")
    line("  subscript(n: Int) -> Int { get }; func k(_ n: Int) -> Int }")
    line("extension \(p)P {")
    line("  func f(_ n: Int) -> String { \"P.f\\(n)\" }")
    line("  var v: Int { print(\"P.v\"); return \(below(5)) }")
    line("  static func s() -> String { \"P.s\" }")
    line("  subscript(n: Int) -> Int { print(\"P[]\"); return n + v }")
    line("  func k(_ n: Int) -> Int { n + v }")
    line("  func only() -> String { \"P.only\" + f(v) }")
    line("}")
    line("protocol \(p)Q: \(p)P { func q() -> String }")
    line("extension \(p)Q {")
    line("  func q() -> String { \"Q.q\" + f(1) }")
    if chance(50) { line("  func f(_ n: Int) -> String { \"Q.f\\(n)\" }") }
    if chance(50) { line("  func only() -> String { \"Q.only\" }") }
    line("}")
  }

  private mutating func structure() {
    let p = prefix
    line("struct \(p)S: \(p)\(pick(["P", "Q"]))\(chance(50) ? ", Equatable" : ", Hashable") {")
    line("  var x = \(below(9))\(observers("x"))")
    line("  var name: String = \"n\(below(9))\"")
    line("  var items = [1, 2, 3]\(observers("items"))")
    line("  var maybe: Int? = \(pick(["nil", "4"]))")
    if chance(40) { line("  var own: \(p)T = \(p)T()") }
    line("  mutating func bump(_ n: Int) -> Int { x += n; return x }")
    line("  mutating func reset(_ n: Int, _ other: inout Int) { x = n; other += 1 }")
    line("  func read(_ n: Int) -> Int { x + n }")
    line("  var twice: Int { get { print(\"get\"); return x * 2 } set { print(\"set\"); x = newValue } }")
    if chance(50) { line("  func f(_ n: Int) -> String { \"S.f\\(n)\" }") }
    line("  subscript(n: Int) -> Int {")
    line("    get { print(\"S get\"); return items[n % 3] } set { print(\"S set\"); items[n % 3] = newValue }")
    line("  }")
    line("}")
    line("struct \(p)T: Hashable, CustomStringConvertible { var deep = 1; var description: String { \"T\\(deep)\" } }")
  }

  mutating func observers(_ property: String) -> String {
    switch below(4) {
    case 0: " { didSet { print(\"did \(property)\", oldValue, \(property)) } }"
    case 1: " { willSet { print(\"will \(property)\", newValue) } }"
    default: ""
    }
  }

  private mutating func enumeration() {
    let p = prefix
    let traits = pick(["", ": Equatable", ": Comparable", ": Hashable"])
    line("\(chance(30) ? "indirect " : "")enum \(p)E\(traits) {")
    line("  case one(Int), two(Int, String), none")
    line("  case named(n: Int, text: String)")
    line("  var size: Int {")
    line("    switch self { case .one(let n): n; case .two(let n, _): n + 1; case .none: 0; case .named(let n, _): n + 2 }")
    line("  }")
    line("}")
  }

  private mutating func classes() {
    let p = prefix
    line("class \(p)A: \(p)P {")
    line("  let id: String")
    line("  var n = \(below(5))\(observers("n"))")
    line("  var next: \(p)A?")
    line("  var parts = \(p)S()")
    line("  var both = (1, \"b\")")
    line("  static var shared = \(below(5))\(observers("shared"))")
    line("  init(_ id: String) { self.id = id; n = \(below(5)); print(\"init A\", id) }")
    line("  convenience init(n: Int) { self.init(\"conv\\(n)\"); self.n = n; touch() }")
    line("  func touch() { n += 1 }")
    line("  func name() -> String { \"A(\\(id))\" }")
    line("  var kind: String { \"kind A\" }")
    line("  subscript(i: Int) -> Int { get { i + n } set { print(\"A set\", i); n = newValue } }")
    line("  class func make(_ i: Int) -> \(p)A { \(p)A(\"made\\(i)\") }")
    if chance(50) { line("  func f(_ n: Int) -> String { \"A.f\\(n)\" }") }
    line("}")
    subclass("B", of: "A")
    subclass("C", of: "B")
  }

  private mutating func subclass(_ own: String, of parent: String) {
    let p = prefix
    line("\(own == "C" && chance(30) ? "final " : "")class \(p)\(own): \(p)\(parent) {")
    line("  var extra\(own) = \(below(5))\(observers("extra\(own)"))")
    if chance(60) { line("  let held\(own) = \(p)Box(\"\(own)\")") }
    let first = chance(50) ? "extra\(own) = 3; " : ""
    line("  override init(_ id: String) { \(first)super.init(id); n = \(below(5)); print(\"init \(own)\") }")
    if chance(60) { line("  override func name() -> String { \"\(own)<\" + super.name() + \">\" }") }
    if chance(40) { line("  override func touch() { super.touch(); extra\(own) += n }") }
    if chance(40) { line("  override var kind: String { \"kind \(own) \" + super.kind }") }
    if chance(40) { line("  override var n: Int { didSet { print(\"\(own) n\", oldValue, n) } }") }
    if chance(40) {
      line("  override subscript(i: Int) -> Int { get { super[i] * 10 } set { print(\"\(own) set\", i); super[i] = newValue } }")
    }
    if chance(40) { line("  override class func make(_ i: Int) -> \(p)A { \(p)\(own)(\"sub\\(i)\") }") }
    if chance(40), own == "C" { line("  func k(_ n: Int) -> Int { n * 100 }") }
    line("}")
    if own == "B" {
      line("final class \(p)Box { let label: String; init(_ label: String) { self.label = label } }")
    }
  }

  /// Functions of one name: which one is meant?
  private mutating func overloads() {
    let p = prefix
    let parameters = [
      "_ x: Int", "_ x: Double", "_ x: String", "_ x: Int?", "_ x: Any", "_ x: \(p)A", "_ x: \(p)B", "_ x: any \(p)P",
      "_ x: Int, _ y: Int = 2",
    ]
    for group in 0..<2 {
      var chosen: Set<String> = []
      for _ in 0..<(2 + below(4)) { chosen.insert(pick(parameters)) }
      for (number, parameter) in parameters.filter({ chosen.contains($0) || $0 == "_ x: Any" }).enumerated() {
        line("func \(p)over\(group)(\(parameter)) -> String { \"\(number) \(parameter)\" }")
      }
    }
    line("extension Array { func \(p)which() -> String { \"any array\" } }")
    if chance(60) { line("extension Array where Element == Int { func \(p)which() -> String { \"Int array\" } }") }
    if chance(60) { line("extension Array where Element: Comparable { func \(p)which() -> String { \"Comparable array\" } }") }
  }

  private mutating func functions() {
    let p = prefix
    line("func \(p)inout(_ a: inout Int, _ b: Int, _ c: Int = \(p)i(70)) -> Int { a += b; return a + c }")
    line("func \(p)two(_ a: inout Int, _ b: Int, _ c: inout Int) { print(\"two\", a, b, c); a += b; c -= b }")
    line("func \(p)late(a: Int = \(p)i(71), b: Int, c: Int = \(p)i(72), d: Int) -> Int { a + b + c + d }")
    line("func \(p)apply(_ n: Int, _ f: (Int) -> Int) -> Int { f(n) + 1 }")
    line("func \(p)keep(_ f: @escaping (Int) -> Int) -> (Int) -> Int { { n in f(n) + 1 } }")
    line("func \(p)gen<T: \(p)P>(_ t: T) -> String { t.f(1) + \" \\(t.v) \\(t[2]) \" + T.s() + t.only() }")
    line("func \(p)same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }")
    line("func \(p)open(_ t: any \(p)P) -> String { t.f(3) + \"\\(t.k(2))\" + t.only() }")
    line("enum \(p)Failure: Error { case bad(Int) }")
    line("func \(p)fail(_ n: Int) throws -> Int {")
    line("  let a = \(p)Box(\"f\"); if n % 2 == 0 { throw \(p)Failure.bad(n) }; return n + a.label.count")
    line("}")
    line("func \(p)early(_ n: Int) -> Int {")
    line("  let a = \(p)Box(\"e1\"); defer { print(\"defer 1\", a.label) }")
    line("  if n > 3 { let b = \(p)Box(\"e2\"); defer { print(\"defer 2\", b.label) }; return n }")
    line("  let pair = (\(p)Box(\"l\"), \(p)Box(\"r\")); return n + pair.0.label.count")
    line("}")
  }
}
