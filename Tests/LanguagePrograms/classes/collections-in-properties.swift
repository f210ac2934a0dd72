// Lists, sets, dictionaries and texts in properties of classes change where they are, and copies of them do not.
import Foundation
struct Stack<T> { private(set) var items: [T] = []; mutating func push(_ x: T) { items.append(x) }; mutating func pop() -> T? { items.popLast() }
  mutating func both() -> [T] { let old = items; items.removeAll(); return old } }
struct Grid { var rows: [[Int]]; mutating func set(_ r: Int, _ c: Int, _ v: Int) { rows[r][c] = v } }
enum Tree { case leaf([Int]); case node([Tree]); mutating func add(_ x: Int) { switch self { case .leaf(var l): l.append(x); self = .leaf(l); case .node(var n): if n.isEmpty { n.append(.leaf([x])) } else { n[0].add(x) }; self = .node(n) } } }
final class Box { var s = Stack<Int>(); var g = Grid(rows: [[1, 2], [3, 4]]); var t = ""; var d: [String: [Int]] = [:]; var set: Set<Int> = []; var tree = Tree.node([]); var opt: [Int]? = [1]; var nested: [[String]] = [["a"], ["b"]] ; static var shared = [1, 2, 3] }
struct E: Error {}
func fail(_ a: inout [Int], _ n: Int) throws { a.append(n); if n > 1 { throw E() } }
func value(_ n: Int) throws -> Int { if n > 1 { throw E() }; return n }
let b = Box()
b.s.push(1); b.s.push(2)
let copy = b.s
b.s.push(3)
print(copy.items, b.s.items, b.s.pop()!, b.s.both(), b.s.items, copy.items)
let g = b.g; b.g.set(0, 1, 9); print(g.rows, b.g.rows)
let rows = b.g.rows; let row = b.g.rows[1]; b.g.rows[1].removeLast(); b.g.rows[0].insert(7, at: 0); print(rows, row, b.g.rows)
let t0 = b.t; b.t += "ab"; let t1 = b.t; b.t.append("c"); print(t0, t1, b.t)
b.d["x", default: []].append(1); let d0 = b.d; b.d["x"]?.append(2); b.d["y"] = [3]; let y = b.d["y"]!; b.d["y"]!.removeAll(); print(d0, b.d.sorted { $0.key < $1.key }, y); b.d["x"] = nil; print(d0, b.d)
let s0 = b.set; b.set.insert(1); let s1 = b.set; b.set.formUnion([2, 3]); b.set.remove(1); print(s0, s1, b.set.sorted())
b.tree.add(1); let tr = b.tree; b.tree.add(2); print(tr, b.tree)
let o = b.opt; b.opt?.append(2); b.opt!.removeFirst(); print(o as Any, b.opt as Any)
let n = b.nested; b.nested[0].append("z"); b.nested[1].removeLast(); let n1 = b.nested[0]; b.nested[0].removeFirst(); print(n, n1, b.nested)
let sh = Box.shared; Box.shared.removeLast(); Box.shared += [8]; print(sh, Box.shared)
for i in 0..<4 {
  do { try fail(&b.g.rows[0], i) } catch { print("caught", i) }
  do { b.g.rows[0].insert(try value(i), at: 0) } catch { print("none", i) }
  do { try fail(&Box.shared, value(i)) } catch { print("no", i) }
}
let after = b.g.rows; b.g.rows[0].removeLast(); b.g.rows[0].removeLast(); print(after, b.g.rows, Box.shared)
let sh2 = Box.shared; Box.shared.removeAll { $0 > 1 }; print(sh2, Box.shared)
var local = [[1, 2], [3]]; let l0 = local; func change() { local[0].removeLast(); local[1] += [4] }; change(); print(l0, local)
let boxes = [b, b]; boxes[0].s.push(5); let items = boxes[1].s.items; boxes[1].s.push(6); print(items, b.s.items)
class Node { var kids: [Node] = []; var name: String; init(_ n: String) { name = n }; deinit { print("~\(name)", terminator: " ") } }
let root = Node("root"); root.kids.append(Node("a")); root.kids.append(Node("b")); do { let k = root.kids; root.kids.removeLast(); root.kids.removeAll(); print(k.count, root.kids.count) }
print()
protocol Shape { var pts: [Int] { get set } }
struct P: Shape { var pts = [1] }
extension Shape { mutating func grow() { pts.append(pts.count); pts.swapAt(0, 1) } }
final class Holder { var any: any Shape = P(); var p = P() }
let h = Holder(); let a0 = h.any, p0 = h.p; h.any.grow(); h.p.grow(); h.p.grow(); print(a0.pts, p0.pts, h.any.pts, h.p.pts)
let lock = NSLock(); var shared: [Int] = []; DispatchQueue.concurrentPerform(iterations: 4) { i in lock.withLock { shared.append(i); shared.sort() } }; print(shared)
