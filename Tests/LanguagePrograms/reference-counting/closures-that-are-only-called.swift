// A local closure that is only called lets go of what it captured where no way leads to another call.
class R { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("-\(n)") } }
struct Failure: Error {}
func attempt(_ fails: Bool) throws { if fails { throw Failure() } }
func branches(_ x: Bool) {
  let c = { [r = R(1)] in print("c", r.n) }
  if x { c(); print("then") } else { print("else") }
  print("after")
}
branches(true); branches(false)
func leaving(_ x: Bool) {
  let c = { [r = R(2)] in print("c", r.n) }, d = { [r = R(3)] in r.n }
  if x { print("bye"); return }
  c(); print("mid"); print("d", d()); print("after")
}
leaving(true); leaving(false)
func loops(_ a: [Int]) {
  let c = { [r = R(4)] in r.n }
  for i in a { if i == 2 { print("2"); break }; if i == 1 { continue }; print(c()) }
  print("after")
  let d = { [r = R(5)] in r.n }
  var i = 0
  while d() + i < 7 { print("w", i); i += 1 }
  print("end")
}
loops([1, 0, 2]); loops([])
func choices(_ x: Int) {
  let c = { [r = R(6)] in r.n }
  switch x { case 0: print("zero"); case 1: print("one", c()); case 2: print("d"); fallthrough; case 5: print("five", c()); default: break }
  print(x == 1 ? 0 : c()); print("after")
}
for x in 0...3 { choices(x) }
func errors(_ x: Bool) throws {
  let c = { [r = R(7)] in try attempt(x); print("c", r.n) }, d = { [r = R(8)] in print("d", r.n) }
  defer { print("defer") }
  do { try c(); print("ok") } catch { print("caught") }
  try attempt(x); d(); print("after")
}
try? errors(true); try errors(false)
func several(_ x: R) {
  let c = { [y = R(10), z = (R(11), R(12)), n = 3] (a: R) in y.n + z.0.n + x.n + a.n + n }
  print(c(R(13)), "x"); print("after")
  let (d, e) = ({ [r = R(14)] in r.n }, { [r = R(15)] in r.n })
  print(d()); print("mid"); print(e()); print("never called")
  let f = { [r = R(16)] in r.n }
  print("again"); _ = f
  let g = { [r = R(17) as Any, s = R(18)] in print(r is R, s.n) }
  g(); print("kept")
}
several(R(19))
func names() {
  let c = { [r = R(20)] in print(r.n) }
  c(); let g = c; print("y"); g(); print("z"); _ = c; print("after")
}
names()
func values<T>(_ t: T) {
  let used = { [r = R(30)] in r.n }, listed = { [r = R(31)] in r.n }, put = { [r = R(32)] in print(r.n) }
  print([1].map { _ in used() }, [listed].count); defer { put() }
  var changed = { [r = R(33)] in print(r.n) }
  changed(); changed = {}
  let generic = { [r = R(34)] (x: T) in print(r.n, x) }, plain = { [r = R(35)] in print(r.n, t) }
  generic(t); plain(); print("after")
}
values(1)
do { var h: R? = R(40); let k = { [h] in print(h!.n) }; h = nil; k(); print("after") }
weak var w: R?
func weakly() {
  var o: R? = R(41); w = o
  let c = { [o] in print(o!.n) }
  o = nil; c(); print(w == nil)
}
weakly()
