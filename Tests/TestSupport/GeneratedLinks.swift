/// What refers to objects without keeping them: weak and unowned parts of structs and classes, and everything that such values go into.
///
/// These objects say when they go, unlike the others of a program: they are made by statements of their own and stay in variables, so
/// that no expression has to decide when that is.
extension ProgramGenerator {
  mutating func links() {
    isKeyed = chance(60)
    objects()
    capabilities()
    linked()
    linkedLoosely()
    linkedGenerically()
    cases()
    payloads()
    linkFunctions()
  }

  /// Of values that are compared, perhaps also hashed; then nothing says that it is compared, as collisions are not promised.
  private var compared: String { isKeyed ? "Hashable" : "Equatable" }

  private mutating func objects() {
    let p = prefix
    line("protocol \(p)N: AnyObject { var mark: Int { get set }; func say() -> String }")
    line("class \(p)W: \(p)N, \(compared)\(chance(50) ? ", CustomStringConvertible" : "") {")
    line("  let id: String")
    line("  var mark: Int\(observers("mark"))")
    line("  weak var peer: \(p)W?\(weakObservers("peer"))")
    line("  weak var speaker: (any \(p)N)?")
    line("  var forced: \(p)W!")
    line("  lazy var late = \"\\(\(p)s(\(below(60)))) \\(id) \\(mark)\"")
    line("  static weak var last: \(p)W?")
    line("  var link: \(p)L?\(pick(["", " { didSet { print(\"did link\", oldValue?.x ?? 0, link?.x ?? 0) } }"]))")
    line("  init(_ id: String, _ mark: Int) { self.id = id; self.mark = mark; \(p)W.last = self }")
    line("  func later() -> () -> String { { [weak self] in self?.say() ?? \"too late\" } }")
    line("  lazy var soon: () -> String = { [unowned self] in self.late + \" soon\" }")
    line("  var description: String { \"<\\(id) \\(mark)>\" }")
    line("  func say() -> String { \"W(\\(id), \\(mark))\" }")
    let said = isKeyed ? "" : "print(\"equal?\", a.id, b.id); "
    line("  static func == (a: \(p)W, b: \(p)W) -> Bool { \(said)return a.mark & 3 == b.mark & 3 }")
    if isKeyed { line("  func hash(into hasher: inout Hasher) { hasher.combine(mark & 3) }") }
    if chance(80) { line("  deinit { print(\"gone\", id, mark, peer?.id ?? \"-\", speaker?.say() ?? \"-\") }") }
    line("}")
    line("class \(p)V: \(p)W { unowned let root = \(p)kept[0]")
    line("  override func say() -> String { \"V of \" + root.id + \" \" + super.say() } }")
    line("nonisolated(unsafe) var \(p)kept = [\(p)W(\"kept 0\", \(below(5))), \(p)W(\"kept 1\", \(below(5)))]")
  }

  private mutating func weakObservers(_ property: String) -> String {
    switch below(4) {
    case 0: " { didSet { print(\"did \(property)\", oldValue?.id ?? \"-\", \(property)?.id ?? \"-\") } }"
    case 1: " { willSet { print(\"will \(property)\", newValue?.id ?? \"-\", \(property)?.id ?? \"-\") } }"
    default: ""
    }
  }

  /// Values whose functions change them, also behind `any`.
  private mutating func capabilities() {
    let p = prefix
    line("protocol \(p)M { var x: Int { get set }; mutating func step(_ n: Int) -> Int; mutating func take(_ o: \(p)W?)")
    line("  var w: \(p)W? { get set }; func tell() -> String; subscript(n: Int) -> Int { get set } }")
    line("extension \(p)M {")
    line("  mutating func both(_ n: Int) -> Int { let first = step(n); return first &+ step(n) }")
    line("  mutating func take(_ o: \(p)W?) { print(\"M.take\", o?.id ?? \"-\"); x &+= 1 }")
    line("  func tell() -> String { \"M.tell \\(x)\" }")
    line("  subscript(n: Int) -> Int { get { x &+ n } set { print(\"M set\", n); x = newValue } }")
    line("}")
  }

  private mutating func linked() {
    let p = prefix
    if chance(50) { line("struct \(p)J: \(compared) { weak var w: \(p)W?; var y = 1 }") }
    let hasNear = lines.last?.hasPrefix("struct \(p)J") ?? false
    line("struct \(p)L: \(p)M, \(compared) {")
    line("  weak var w: \(p)W?\(weakObservers("w"))")
    keepsChoosing = chance(50)
    line("  unowned \(keepsChoosing ? "var" : "let") u: \(p)W")
    line("  var x = \(below(9))\(observers("x"))")
    if chance(40) { line("  unowned var spare: \(p)W?") }
    if chance(50) { line("  var number: Int! = \(below(9))") }
    if chance(40) { line("  lazy var late = \(p)i(\(below(60)))") }
    if hasNear { line("  var near = \(p)J()") }
    line("  mutating func step(_ n: Int) -> Int { x &+= n; w?.mark &+= 1; return x }")
    if chance(70) { line("  mutating func take(_ o: \(p)W?) { defer { x &+= 1 }; w = o }") }
    line("  mutating func turn() -> \(p)W? { let old = w; self = \(p)L(w: u, u: u, x: x); return old }")
    line("  func tell() -> String { \"\\(x) \" + (w?.say() ?? \"nobody\") + \" \" + u.id }")
    line("}")
  }

  /// Structs whose parts are of protocol type or wrapped, and an object: they are not compared.
  private mutating func linkedLoosely() {
    let p = prefix
    line("struct \(p)X: \(p)M {")
    line("  weak var n: (any \(p)N)?")
    line("  \(pick(["unowned var", "var", "unowned let"])) m: any \(p)N")
    line("  var x = \(below(9))")
    line("  mutating func step(_ n: Int) -> Int { x &-= n; return x &+ (self.n?.mark ?? 0) }")
    line("  var w: \(p)W? { get { n as? \(p)W } \(pick(["", "nonmutating "]))set { print(\"X.w\", newValue?.id ?? \"-\") } }")
    if chance(50) { line("  mutating func take(_ o: \(p)W?) { n = o }") }
    line("}")
    line("final class \(p)Z: \(p)M { weak var w: \(p)W?; var x = \(below(9))\(observers("x"))")
    line("  func step(_ n: Int) -> Int { x &+= n &+ 10; return x }")
    line("  func take(_ o: \(p)W?) { w = o; print(\"Z.take\", w?.say() ?? \"-\") } }")
    line("@propertyWrapper struct Weak\(p)<T: AnyObject> {")
    line("  private weak var object: T?")
    line("  init(wrappedValue: T?) { object = wrappedValue }")
    line("  var wrappedValue: T? { get { object } set { print(\"wrapped\"); object = newValue } }")
    line("}")
    line("struct \(p)Y { @Weak\(p) var w: \(p)W?; var x = 1 }")
    line("struct \(p)R { let box: \(p)W")
    line("  subscript(n: Int) -> Int { get { box.mark &+ n } nonmutating set { print(\"R set\", n); box.mark = newValue &- n } }")
    line("  var all: Int { get { box.mark } nonmutating set { box.mark = newValue } } }")
  }

  private mutating func linkedGenerically() {
    let p = prefix
    line("struct \(p)H<T: AnyObject> { weak var t: T?; unowned let u: T; var n = 1")
    line("  mutating func put(_ o: T?) -> T? { let old = t; t = o; n &+= 1; return old } }")
    line("extension \(p)H: Equatable where T: Equatable {}")
    line("struct \(p)G<V> { var value: V; weak var owner: \(p)W?; var count = 0")
    line("  mutating func change(_ f: (inout V) -> Void) { f(&value); count &+= 1 } }")
  }

  private mutating func cases() {
    let p = prefix
    let raw = pick(["", "Int, ", "String, "])
    line("enum \(p)K: \(raw)CaseIterable\(raw.isEmpty ? pick(["", ", Comparable"]) : "") {")
    line("  case red, green, blue")
    line("  var next: \(p)K { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }")
    if chance(15) { line("  static var allCases: [\(p)K] { print(\"all\"); return [.blue, .red, .green] }") }
    line("  subscript(n: Int) -> Int { self == .red ? n : n &* 2 }")
    line("}")
  }

  private mutating func payloads() {
    let p = prefix
    line("\(chance(30) ? "indirect " : "")enum \(p)F: Equatable {")
    line("  case linked(\(p)L), pair(\(p)L, Int), held(\(p)H<\(p)W>), colour(\(p)K?), none")
    line("  var link: \(p)L? { switch self { case .linked(let l), .pair(let l, _): l; default: nil } }")
    line("  mutating func grow() { if case .linked(let l) = self { self = .pair(l, l.x) } else { self = .none } }")
    line("}")
    line("enum \(p)D { case loose(\(p)X), stepping(any \(p)M), said(() -> String), wrapped(\(p)Y)")
    line("  var text: String { switch self { case .loose(let x): \"\\(x.n?.mark ?? 0)\"; case .stepping(let m): m.tell()")
    line("    case .said(let f): f(); case .wrapped(let y): y.w?.say() ?? \"-\" } } }")
  }

  private mutating func linkFunctions() {
    let p = prefix
    line("func \(p)put(_ o: inout \(p)W?, _ new: \(p)W?) { print(\"was\", o?.say() ?? \"-\"); o = new }")
    line("func \(p)hold(_ o: inout \(p)W, _ n: Int) -> String {")
    line("  let old = o; old.mark &+= n; if n > 1 { o = \(p)kept[n & 1] }; return old.say() + o.say()")
    line("}")
    line("func \(p)relink(_ l: inout \(p)L, _ o: \(p)W?) { defer { print(\"relinked\", l.w?.id ?? \"-\") }; l.w = o; l.x &+= 1 }")
    line("func \(p)lost(_ n: Int) -> \(p)L {")
    line("  let o = \(p)W(\"lost\", n & 7); let l = \(p)L(w: o, u: \(p)kept[0], x: n); print(l.tell()); return l")
    line("}")
    line("func \(p)drive(_ m: inout any \(p)M, _ n: Int) -> Int { m.x &+= 1; m[n] &+= 2; return m.step(n) }")
    line("func \(p)pass<T: \(p)M>(_ t: inout T, _ n: Int) -> Int { let old = t; let r = t.both(n); return r &- old.x }")
    line("func \(p)every<T: CaseIterable>(_ t: T.Type) -> String { t.allCases.map { \"\\($0)\" }.joined(separator: \",\") }")
    line("func \(p)room(_ o: \(p)W) -> \(p)R { print(\"room\"); return \(p)R(box: o) }")
    line("func \(p)teller(_ l: \(p)L) -> () -> String { { [weak w = l.w] in w?.say() ?? \"silence\" } }")
    line("struct \(p)Lost: Error { weak var w: \(p)W?; var link: \(p)L }")
    line("func \(p)risk(_ l: \(p)L) throws -> \(p)L { guard l.w != nil else { throw \(p)Lost(w: l.u, link: l) }; return l }")
    line("func \(p)cut<T>(_ s: ArraySlice<T>) -> [T] {")
    line("  var s = s; var r: [T] = []; while let e = s.popFirst() { print(s.startIndex, s.count); r.append(e) }; return r")
    line("}")
  }
}
