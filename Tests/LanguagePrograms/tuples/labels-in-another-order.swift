// Tuples with the labels that are wanted in another order: the parts go where their labels are, and each is converted.
func plain() {
  let u: (a: Int, b: Int) = (b: 1, a: 2)
  print(u)
  func f(_ t: (x: Int, y: String)) { print(t) }
  f((y: "s", x: 1))
  let v = (b: 1, a: "q")
  let w: (a: String, b: Int) = v
  print(w)
  func g() -> (n: Int, m: Int) { (m: 1, n: 2) }
  print(g())
  var z = (a: 1, b: 2)
  z = (b: 5, a: 6)
  print(z)
}
plain()
func ordered() {
  func e(_ n: Int) -> Int { print("e", n); return n }
  let u: (a: Int, b: Int) = (b: e(1), a: e(2))
  print(u)
  let (x, y): (a: Int, b: Int) = (b: 1, a: 2)
  print(x, y)
  let o: (a: Int, b: Int)? = (b: 1, a: 2)
  print(o!)
  let arr: [(a: Int, b: String)] = [(b: "x", a: 1)]
  print(arr)
  let v = (b: 1, a: "q")
  let w: (a: String, b: Int) = v
  print(w)
  let p: (a: Double, b: Int?) = (b: 1, a: 2)
  print(p)
  var m = (a: 1, b: 2)
  (b: m.a, a: m.b) = m
  print(m)
  m = (b: m.a, a: m.b)
  print(m)
  func f() -> (n: Int, m: Int) { return (m: 1, n: 2) }
  print(f())
  func g(_ t: (x: Int, y: String)) { print(t) }
  g((y: "s", x: 1))
  let c: () -> (a: Int, b: Int) = { (b: 1, a: 2) }
  print(c())
  let three: (a: Int, b: Int, c: Int) = (c: 3, a: 1, b: 2)
  print(three)
  let mix: (Int, b: Int, c: Int) = (c: 3, 1, b: 2)
  print(mix)
}
ordered()
func converted() {
  var m = (a: 1, b: 2)
  (b: m.a, a: m.b) = m
  print(m)
  var a = 0, b = 0
  (a, b) = (b: 5, a: 6)
  print(a, b)
  (x: a, y: b) = (y: 1, x: 2)
  print(a, b)
  var n = (1, (x: 2, y: 3))
  (a, (y: b, x: n.0)) = n
  print(a, b, n)
  (_, b) = m
  for (k, v) in [(v: 1, k: 2)] { print(k, v) }
  func two<T, U>(_ t: (a: T, b: U)) -> String { "\(t)" }
  print(two((b: 1, a: "x")))
  let z: (x: Int, Int) = (1, x: 2)
  print(z)
  let e: (a: Int, b: Int) = (1, a: 2)
  print(e)
  print((a: 1, b: 2) == (b: 2, a: 1))
  let v1 = (a: 1, b: 2); let u1: (a: Int?, b: Int) = v1; print(u1)
  let v2 = (b: 1, a: 2); let u2: (a: Int?, b: Int) = v2; print(u2)
  let v3 = (1, (x: 2, y: "s")); let u3: (Int, (y: String, x: Int)) = v3; print(u3)
  let u4: (Any, b: Int?) = v1; print(u4)
  let s: (Int, Int) = (1, 2); let u5: (x: Int?, Int) = s; print(u5)
  class A {}; class B: A {}
  let ab: (A, A?) = (B(), nil); let bb = (B(), B()); let ab2: (A, A?) = bb; print(ab2.1 != nil, ab.1 == nil)
}
converted()
func compared() {
  let x = (a: 1, b: 2), y = (b: 2, a: 1)
  print((a: 1, b: 2) == (b: 2, a: 1), x == y, x == (b: 2, a: 1), x < y, x == (1, 2), (a: 1, b: 2) != y)
}
compared()
