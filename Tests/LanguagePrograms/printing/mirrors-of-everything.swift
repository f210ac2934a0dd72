// Mirror and dump of classes, enums, tuples, weak, unowned and lazy properties.
import Foundation
indirect enum Tree { case leaf, node(Tree, Int, Tree), named(l: String, r: [Int]) }
struct W { weak var o: NSObject?; unowned var u: NSObject; lazy var z = 3; var t: (Int, String?) = (1, nil); var c: () -> Void = {}; var any: Any = 3; var e: any Error = E.b; var d: [String: [Int]?] = ["k": nil] }
enum E: Error { case a(Int), b }
class B { var x = 1 }
final class C: B { var y: Tree = .node(.leaf, 2, .named(l: "q", r: [1])); weak var me: C?; let s: Set<Int> = [4] }
let o = NSObject()
let c = C(); c.me = c
func walk(_ v: Any, _ depth: Int = 0) { let m = Mirror(reflecting: v); for (l, x) in m.children { print(String(repeating: " ", count: depth), l ?? "-"); if depth < 4, !(x is C) { walk(x, depth + 1) } }; if let s = m.superclassMirror { print("super", s.children.count) } }
walk(c)
walk(W(o: nil, u: o))
dump(Tree.node(.leaf, 1, .leaf)); dump(E.a(3)); dump([1: "a"]); dump((1, b: 2.5)); dump(Optional(Optional(3)))
