// overloads for an associated type, an Optional and an array of it
protocol Model { associatedtype Object: CustomStringConvertible; var object: Object { get } }
struct A: Model { var object: Int { 7 } }
struct M: Model { var object: String { "m" } }
struct Store<T: Model> {
  func save(_ o: T.Object) -> String { "one \(o)" }
  func save(_ o: T.Object?) -> String { "optional \(o.map { $0.description } ?? "-")" }
  func save(_ o: [T.Object]) -> String { "list \(o.count)" }
  func run(_ t: T) { print(save(t.object), save(Optional(t.object)), save([t.object]), save(nil), save([])) }
}
Store<A>().run(A()); Store<M>().run(M())
print(Store<A>().save(1), Store<A>().save(nil), Store<A>().save([1, 2]), Store<A>().save(Int("4")))
func put<T: Model>(_ t: T.Type, _ o: T.Object) -> String { "one" }
func put<T: Model>(_ t: T.Type, _ o: T.Object?) -> String { "optional" }
func put<T: Model>(_ t: T.Type, _ o: [T.Object]) -> String { "list" }
print(put(A.self, 1), put(A.self, nil), put(A.self, [1]), put(A.self, Optional(3)), put(M.self, "x"))
extension Model {
  static func decode(_ f: (Object) -> Void) -> String { "f one" }
  static func decode(_ f: (Object?) -> Void) -> String { "f optional" }
  static func decode(_ f: ([Object]) -> Void) -> String { "f list" }
  static func pick() -> Object? { nil }
}
print(A.decode { (x: Int) in }, A.decode { (x: Int?) in }, A.decode { (x: [Int]) in })
func map<T: Model>(_ x: Any, to: T.Type) -> T.Object? { x as? T.Object }
func map<T: Model>(_ x: Any, to: T.Type) -> [T.Object]? { x as? [T.Object] }
func map<T: Model>(_ x: Any, to: T.Type) -> T.Object { x as! T.Object }
let o1: Int? = map(3, to: A.self); let o2: [Int]? = map([3], to: A.self); let o3: Int = map(4, to: A.self)
print(o1 as Any, o2 as Any, o3)
class Mapper<T: Model> {
  func map(_ any: Any?) -> T.Object? { any as? T.Object }
  func map(_ any: Any?) -> [T.Object]? { any as? [T.Object] }
  func both() { let a: T.Object? = map(1); let b: [T.Object]? = map([1]); print(a as Any, b as Any) }
}
Mapper<A>().both()
infix operator <-
func <- <T: Model>(l: inout T.Object, r: (T, Any)) { if let v = r.1 as? T.Object { l = v } }
func <- <T: Model>(l: inout T.Object?, r: (T, Any)) { l = r.1 as? T.Object }
func <- <T: Model>(l: inout [T.Object], r: (T, Any)) { if let v = r.1 as? [T.Object] { l = v } }
func <- <T: Model>(l: inout [T.Object]?, r: (T, Any)) { l = r.1 as? [T.Object] }
var a1 = 0; var a2: Int? = nil; var a3: [Int] = []; var a4: [Int]? = nil
a1 <- (A(), 5); a2 <- (A(), 6); a3 <- (A(), [7]); a4 <- (A(), [8])
print(a1, a2 as Any, a3, a4 as Any)
