enum D {
  static var stored: [String: Int] = ["a": 1]
  static var items: [String: Int] { get { stored } set { stored = newValue } }
  static func put(_ s: String) { items[s] = 2 }
  static func add(_ s: String) { items[s]! += 1 }
  static func def(_ s: String) { items[s, default: 0] += 1 }
  static func rem(_ s: String) { items.removeValue(forKey: s) }
  static func opt(_ s: String) { items[s]? += 5 }
}
D.put("b"); print(D.stored.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
D.add("b"); print(D.stored.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
D.def("c"); print(D.stored.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
D.rem("a"); print(D.stored.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
D.opt("c"); print(D.stored.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
class C {
  static var stored = [1, 2]
  class var items: [Int] { get { stored } set { stored = newValue } }
  static func put() { items[0] = 9; items.append(4); items.swapAt(0, 1) }
  var own = [1]
  var all: [Int] { get { own } set { own = newValue } }
  func put() { all[0] = 5; all.append(2) }
}
C.put(); print(C.stored)
let c = C(); c.put(); print(c.own)
var plain: [String: Int] = [:]
var whole: [String: Int] { get { plain } set { plain = newValue } }
func put() { whole["a"] = 1; whole["b", default: 3] += 1 }
put(); whole["z"] = 5; print(plain.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
struct S {
  static var sets: Set<Int> = []
  static var view: Set<Int> { get { sets } set { sets = newValue } }
  static func put() { view.insert(4); view.formUnion([5, 6]); view.remove(5) }
  var a = [[1], [2]]
  var b: [[Int]] { get { a } set { a = newValue } }
  mutating func put() { b[0][0] = 7; b[1].append(8) }
}
S.put(); print(S.sets.sorted())
var s = S(); s.put(); print(s.a)
struct P { var x = 1; var y = [1] }
enum E {
  static var p = P()
  static var q: P { get { p } set { p = newValue } }
  static func put() { q.x = 3; q.y[0] = 4; q.y += [5] }
}
E.put(); print(E.p)
enum F {
  static var raw = [1, 2, 3]
  static var all: [Int] { get { raw } set { raw = newValue } }
  static subscript(i: Int) -> Int { get { raw[i] } set { raw[i] = newValue } }
  static func put() { self.all[0] = 10; self[1] += 5; Self.all[2] = 7; self.all.append(1) }
  static func swap(_ a: inout [Int]) { a.reverse() }
  static func go() { swap(&all); swap(&self.all) ; all.removeLast() }
}
F.put(); print(F.raw); F.go(); print(F.raw)
protocol Stored { static var raw: [Int] { get set } }
extension Stored {
  static var view: [Int] { get { raw } set { raw = newValue } }
  static func put() { view[0] = 8; view.append(3); raw[0] += 1; Self.raw.append(4) }
}
struct G: Stored { static var raw = [0] }
final class H: Stored { static var raw = [5] }
G.put(); H.put(); print(G.raw, H.raw)
extension Array where Element == Int {
  static var shared: [Int] { get { G.raw } set { G.raw = newValue } }
  static func grow() { shared.append(99); shared[0] = 1 }
}
[Int].grow(); print(G.raw)
