// Tuples are cast element by element.
import Foundation
func same(_ l: Any, _ r: Any) -> String {
  switch (l, r) {
  case is (Void, Void): return "void"
  case let (l as Bool, r as Bool): return "bool \(l) \(r)"
  case let pair as (Int, Int): return "int \(pair.0) \(pair.1)"
  case let (l as [String: Any], r as [String: Any]): return "dictionary \(l.count) \(r.count)"
  case let pair as ([Any], [Any]): return "array \(pair.0.count) \(pair.1.count)"
  case is (NSNull, NSNull): return "null"
  default: return "default"
  }
}
print(same(NSNull(), NSNull()), same((), ()), same(1, 2), same([1], [2]), same(NSNull(), 1), same(["a": 1], [:] as [String: Any]))
class Base {}
class Sub: Base { let n = 3 }
let pair: (Base, Any?) = (Sub(), "x")
if let (sub, text) = pair as? (Sub, String) { print(sub.n, text) }
print((pair as? (Sub, Int)) == nil, pair is (Base, String), pair is (Base, Any))
let labelled: (x: Any, y: Any) = (1, "a")
print((labelled as? (Int, String))! == (1, "a"), labelled is (x: Int, y: Int), labelled is (x: Int, y: String))
let forced = labelled as! (x: Int, y: String)
print(forced.x, forced.y)
func generic<T, U>(_ t: T, _ u: U) -> String {
  switch (t, u) {
  case let (a, b) as (Int, Int): return "ints \(a + b)"
  case let (a, b) as (String, [Int]): return "text \(a) \(b)"
  case is (Int?, U): return "optional"
  default: return "other"
  }
}
print(generic(1, 2), generic("a", [1]), generic(1 as Int?, 1.5), generic(1.5, 1))
