// A throw in the middle of a change: which observers, setters and coroutines still end the access.
struct Failure: Error {}
func attempt(_ name: String, _ body: () throws -> Void) {
  print("--", name)
  do { try body() } catch { print("caught") }
}
func raise(_ x: inout Int) throws { x += 1; throw Failure() }
func raise(_ x: inout Int, _ y: inout Int) throws { x += 1; y += 1; throw Failure() }
func failing() throws -> Int { print("value"); throw Failure() }
struct Inner {
  var n = 0
  var seen = 0 { didSet { print("inner did") } }
  var old = 0 { didSet { print("inner did", oldValue) } }
  var computed: Int { get { print("inner get"); return n } set { print("inner set", newValue); n = newValue } }
  mutating func grow() throws { n += 1; throw Failure() }
  mutating func add(_ x: Int) { n += x }
}
final class Model {
  var n = 0
  var seen = 0 { didSet { print("did") } }
  var old = 0 { didSet { print("did", oldValue) } }
  var next = 0 { willSet { print("will", newValue) } }
  var both = 0 { willSet { print("will", newValue) } didSet { print("did") } }
  var computed: Int { get { print("get"); return n } set { print("set", newValue); n = newValue } }
  var lent: Int { get { n } _modify { print("begin"); defer { print("put off") }; yield &n; print("end") } }
  subscript(i: Int) -> Int { get { print("get", i); return n } set { print("set", i, newValue); n = newValue } }
  subscript(lent i: Int) -> Int { get { n } _modify { print("begin", i); defer { print("put off", i) }; yield &n; print("end", i) } }
  var inner = Inner() { didSet { print("model did") } }
  var kept = Inner() { didSet { print("model did", oldValue.n) } }
  var maybe: Inner? = Inner() { didSet { print("maybe did") } }
  var asked: Inner? = Inner() { didSet { print("asked did", oldValue!.n) } }
  var hidden: Inner? = Inner()
  var shown: Inner? { get { print("shown get"); return hidden } set { print("shown set", newValue!.n); hidden = newValue } }
  var loan: Inner? { get { hidden } _modify { print("begin"); defer { print("put off") }; yield &hidden; print("end") } }
  static var total = 0 { didSet { print("static did") } }
}
var global = 0 { didSet { print("global did") } }
let m = Model()
let maybe: Model? = m
attempt("seen") { try raise(&m.seen) }
attempt("old") { try raise(&m.old) }
attempt("next") { try raise(&m.next) }
attempt("both") { try raise(&m.both) }
attempt("computed") { try raise(&m.computed) }
attempt("lent") { try raise(&m.lent) }
attempt("subscript") { try raise(&m[1]) }
attempt("lent subscript") { try raise(&m[lent: 1]) }
attempt("static") { try raise(&Model.total) }
attempt("global") { try raise(&global) }
attempt("inner") { try m.inner.grow() }
attempt("kept") { try m.kept.grow() }
attempt("part of inner") { try raise(&m.inner.seen) }
attempt("computed part of inner") { try raise(&m.inner.computed) }
attempt("part of kept") { try raise(&m.kept.seen) }
attempt("old part of inner") { try raise(&m.inner.old) }
attempt("two") { try raise(&m.seen, &m.old) }
attempt("chain") { try maybe?.maybe?.grow() }
attempt("no error") { m.seen += 1; m.lent += 1; m.inner.seen += 1 }
print(m.n, m.seen, m.old, m.next, m.both, Model.total, global, m.inner, m.kept, m.maybe!.n)
// What a `?` binds is being changed while the value is evaluated.
attempt("seen, value") { try maybe?.maybe?.n += failing() }
attempt("old, value") { try maybe?.asked?.n = failing() }
attempt("computed, value") { try maybe?.shown?.computed += failing() }
attempt("computed, argument") { try maybe?.shown?.add(failing()) }
attempt("lent, argument") { try maybe?.loan?.add(failing()) }
attempt("order") { maybe?.shown?.computed += maybe?.n ?? 0 }
attempt("assigned") { maybe?.shown?.computed = maybe?.n ?? 0 }
func local() {
  var d = 0 { didSet { print("local did") } }
  do { try raise(&d) } catch { print("caught", d) }
}
local()
