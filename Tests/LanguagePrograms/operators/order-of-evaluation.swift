// operators: what is evaluated when
func i(_ n: Int, _ r: Int = 0) -> Int { print("i\(n)", terminator: " "); return r }
class N { var v = 0; var arr = [1, 2, 3]; var next: N?; var s: S? = S()
  init() {}
  var comp: S? { get { print("get", terminator: " "); return s } set { print("set", terminator: " "); s = newValue } }
  subscript(x: Int) -> Int { get { print("sg", terminator: " "); return arr[x] } set { print("ss", terminator: " "); arr[x] = newValue } }
  subscript(o x: Int) -> S? { get { print("og", terminator: " "); return s } set { print("os", terminator: " "); s = newValue } }
}
struct S { var x = 1; var a = [1, 2, 3]; var o: Int? = 5
  mutating func m(_ p: Int, _ q: Int) { print("m", terminator: " ") }
  mutating func m2(_ p: Int, _ q: inout Int) { print("m2", terminator: " "); q += 1 }
  func nm(_ p: Int) { print("nm", terminator: " ") }
  subscript(x: Int) -> Int { get { print("Sg", terminator: " "); return a[x] } set { print("Ss", terminator: " "); a[x] = newValue } }
  var c: Int { get { print("cg", terminator: " "); return x } set { print("cs", terminator: " "); x = newValue } }
}
func o(_ n: Int, _ x: N?) -> N? { print("o\(n)", terminator: " "); return x }
func n() -> N { print("n", terminator: " "); return N() }
let obj = N()
let nilN: N? = nil
var s = S()
var a = [1, 2, 3]
var d: [String: [Int]] = ["k": [1]]
func key(_ s: String) -> String { print("key", terminator: " "); return s }
func f(_ a: inout Int, _ b: Int, _ c: inout Int) { print("f", terminator: " ") }
print("A", terminator: ": "); a[i(1)] = i(2); print()
print("B", terminator: ": "); n().arr[i(1)] = i(2); print()
print("C", terminator: ": "); n().v = i(2); print()
print("D", terminator: ": "); n()[i(1)] = i(2); print()
print("E", terminator: ": "); n()[i(1)] += i(2); print()
print("F", terminator: ": "); var b = [1,2,3]; f(&a[i(1)], i(2), &b[i(3)]); print()
print("G", terminator: ": "); f(&n()[i(1)], i(2), &n()[i(3)]); print()
print("H", terminator: ": "); s.m(i(1), i(2)); print()
print("I", terminator: ": "); s.c += i(1); print()
print("J", terminator: ": "); s[i(1)] += i(2); print()
print("K", terminator: ": "); obj.comp?.x = i(1); print()
print("L", terminator: ": "); obj.comp?.m(i(1), i(2)); print()
obj.s = nil
print("M nil", terminator: ": "); obj.comp?.x = i(1); print()
print("N nil", terminator: ": "); obj.comp?.m(i(1), i(2)); print()
print("O nil", terminator: ": "); obj[o: i(0)]?.x += i(1); print()
obj.s = S()
print("P", terminator: ": "); obj[o: i(0)]?.x += i(1); print()
print("Q", terminator: ": "); o(1, obj)?.arr[i(2)] = i(3); print()
print("R nil", terminator: ": "); o(1, nil)?.arr[i(2)] = i(3); print()
print("S", terminator: ": "); d[key("k")]?.append(i(1)); print()
print("T nil", terminator: ": "); d[key("z")]?.append(i(1)); print()
print("U", terminator: ": "); d[key("z"), default: [i(7)]].append(i(1)); print()
print("V", terminator: ": "); d[key("k")]![i(0)] = i(1); print()
print("W", terminator: ": "); (a[i(0)], b[i(1)]) = (i(2), i(3)); print()
print("X", terminator: ": "); swap(&a[i(0)], &b[i(1)]); print()
var q: Int? = 3
print("Y", terminator: ": "); q? += i(1); print(q as Any)
q = nil
print("Y nil", terminator: ": "); q? += i(1); print(q as Any)
print("Z", terminator: ": "); obj.next?.v = i(1); print()
print("AA", terminator: ": "); obj.comp!.c = i(1); print()
print("AB", terminator: ": "); obj.s!.a[i(1)] += i(1); print()
struct P { var a: Int = i(1); var b: Int; var c: Int = i(3) }
print("AC", terminator: ": "); _ = P(b: i(2)); print()
func df(_ a: Int = i(1), _ b: Int, _ c: Int = i(3), d: Int) {}
print("AD", terminator: ": "); df(i(2), i(9), d: i(4)); print()
func dg(a: Int = i(1), b: Int, c: Int = i(3), d: Int) {}
print("AE", terminator: ": "); dg(b: i(2), d: i(4)); print()
print("AF", terminator: ": "); print(i(1) + i(2) * i(3), [i(4), i(5)], [i(6): i(7)]); 
print("AG", terminator: ": "); let t = (i(1), i(2), z: i(3)); print(t)
var x = 5
func bump() -> Int { x += 10; return x }
print("AH", terminator: ": "); print(x + bump(), bump() + x, x)
x = 5; print("AI", terminator: ": "); x += bump(); print(x)
x = 5; var arr = [x, bump(), x]; print(arr)
x = 0; arr[x] = { x = 1; return 77 }(); print(arr, x)
x = 5; print("\(x) \(bump()) \(x)")
x = 5; let tt = (x, bump(), x); print(tt)
func three(_ a: Int, _ b: Int, _ c: Int) -> String { "\(a) \(b) \(c)" }
x = 5; print(three(x, bump(), x))
x = 5; print(x == bump(), x < bump(), [x: bump()])
do { var y = 1; func by() -> Int { y += 1; return y }; print(y + by() + y, three(y, by(), y), (y, by(), y)); y += by(); print(y); y = y + by() * y; print(y) }
x = 5; x = x + bump(); print(x)
class K { var k = 5; func b() -> Int { k += 10; return k } }
let kk = K(); print(kk.k + kk.b(), three(kk.k, kk.b(), kk.k)); kk.k += kk.b(); print(kk.k)
func io(_ a: inout Int, _ b: Int) { a += b }
do { var y = 1; io(&y, y + 1); print(y) }
s.m2(i(1), &a[i(2)]); print()
obj.s?.m2(i(1), &a[i(2)]); print()
let cl: (Int, Int) -> Void = { _, _ in print("cl", terminator: " ") }
func getc() -> (Int, Int) -> Void { print("getc", terminator: " "); return cl }
getc()(i(1), i(2)); print()
_ = N.init().arr.map { _ in i(1) }; print()
let on: N? = obj
on?[i(1)] = i(2); print()
nilN?[i(1)] = i(2); print()
on?.next?.next?.v = i(1); print()
print(on?.arr[i(1)] ?? i(2), nilN?.arr[i(3)] ?? i(4))
obj.arr[i(0)] = obj.arr[i(1)]; print()
