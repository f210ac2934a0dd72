func f(_ n: Int) -> Int { print("init", n); return n }
func g(_ use: Bool) {
  lazy var x = f(5)
  print("go")
  if use { print(x, x); x += 1; print(x) }
}
g(true)
g(false)
func h() {
  lazy var y: [Int] = { print("made"); return [1] }()
  var total = 0
  let add = { total += y.count; y.append(2) }
  add()
  add()
  print(total, y)
  for i in 0..<2 {
    lazy var z = f(i)
    if i == 1 { print(z) }
  }
  lazy var set: String = "a"
  set = "b"
  print(set)
  lazy var never = [1][3]
}
h()
var top = f(9)
print("top")
print(top)
func k() -> Int {
  lazy var b = f(2)
  return b
}
print(k())
