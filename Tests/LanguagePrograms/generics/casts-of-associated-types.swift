// Casts and tests of values whose type is an associated type.
protocol P { associatedtype A; var a: A { get } }
struct S: P { let a = 1 }
struct Q: P { let a: Any? = "text" }
func f<C: P>(_ c: C) -> Int? { c.a as? Int }
func g<C: P>(_ c: C) -> Bool { c.a is Int }
func h<C: P>(_ c: C) -> String {
  switch c.a {
  case let n as Int: return "Int \(n)"
  case let s as String: return "String \(s)"
  case is Double: return "Double"
  default: return "?"
  }
}
func t<C: P, T>(_ c: C, _ type: T.Type) -> T? { c.a as? T }
extension P { func check() -> Int? { a as? Int } }
extension Sequence {
  func ints() -> [Int] { compactMap { $0 as? Int } }
  func only<T>(_ type: T.Type) -> [T] { compactMap { $0 as? T } }
  func count<T>(of type: T.Type) -> Int { filter { $0 is T }.count }
}
print(f(S()) as Any, f(Q()) as Any, g(S()), g(Q()), h(S()), h(Q()))
print(t(S(), Int.self) as Any, t(Q(), String.self) as Any, t(S(), String.self) as Any)
print(S().check() ?? 0, ["a", 1 as Any].ints(), [1, 2].ints(), ["a"].ints())
print(([1, "b", 2.5, 3] as [Any]).only(Int.self), ["x", nil].only(String.self), ([1, "b", 3] as [Any]).count(of: Int.self))
class Animal {}
class Dog: Animal { func bark() -> String { "woof" } }
print([Animal(), Dog(), Dog()].only(Dog.self).map { $0.bark() })
func first<C: Collection>(_ c: C) -> Int { c.first as! Int }
print(first([4, 5]))
func need<C: Collection>(_ c: C) -> String { (c.first as? CustomStringConvertible)?.description ?? "none" }
print(need([4]), need([Int]()))
