// A closure that an assertion calls lets go of what it captured behind its last call, as if the call stood there itself.
final class N { let s: String; init(_ s: String) { self.s = s }; deinit { print("deinit", s) } }
func one() { 
  let f = { [n = N("a")] () -> Int in n.s.count }
  assert(f() == 1)
  print("after assert")
}
one()
func two() {
  let f = { [n = N("b")] () -> Int in n.s.count }
  precondition(f() == 1)
  print("after precondition")
}
two()
func three() {
  let f = { [n = N("c")] () -> Bool in n.s.isEmpty }
  if false || f() { print("x") }
  print("after or")
}
three()
func four() {
  let f = { [n = N("d")] () -> Int in n.s.count }
  let x: Int? = nil
  print(x ?? f())
  print("after ??")
}
four()
func five() {
  let f = { [n = N("e")] () -> Int in n.s.count }
  print(f())
  print("after call")
}
five()
func mine(_ b: @autoclosure () -> Bool) { print(b()) }
func six() {
  let f = { [n = N("f")] () -> Int in n.s.count }
  mine(f() == 1)
  print("after mine")
}
six()
func seven() {
  let f = { [n = N("g")] () -> Int in n.s.count }
  [1].forEach { print(f() + $0) }
  print("after closure")
}
seven()
func eight() {
  let f = { [n = N("h")] () -> Int in n.s.count }
  func inner() { print(f()) }
  inner()
  print("after inner")
}
eight()
func nine() {
  let f = { [n = N("i")] () -> Int in n.s.count }
  if true || f() == 3 { print("x") }
  print("after or short")
}
nine()
func ten() {
  let f = { [n = N("j")] () -> Int in n.s.count }
  let x: Int? = 1
  print(x ?? f())
  print("after ??")
}
ten()
func eleven() {
  let f = { [n = N("k")] () -> Bool in n.s.isEmpty }
  precondition(true, "\(f())")
  print("between")
  assert(!f() && !f())
  print("after assert")
}
eleven()
func twelve() {
  let f = { [n = N("l")] () -> Bool in n.s.isEmpty }
  let g = { f() }
  print(g())
  print("after g")
}
twelve()
func thirteen() {
  let f = { [n = N("m")] (k: Int) -> Bool in n.s.count == k }
  for i in 0..<2 { precondition(i > 3 || f(1), "\(i)") }
  print("after loop")
  var count = 0
  assert({ count += 1; return true }())
  precondition([1, 2].contains { $0 == count }, "was \(count)", file: "x", line: 3)
  func local() -> Bool { count += 1; return true }
  assert(local() && count == 2)
  assert(N("temporary").s != "" && count > 0)
  print("after", count)
}
thirteen()
