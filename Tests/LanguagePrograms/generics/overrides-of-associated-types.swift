// properties, subscripts and methods of associated types are overridden
protocol Service { associatedtype Object; associatedtype Key: Hashable }
struct T: Service { typealias Object = String; typealias Key = Int }
class Base<S: Service> {
  var cache: [S.Key: S.Object] = [:]
  var current: S.Object? { cache.values.first }
  subscript(_ k: S.Key) -> S.Object? { cache[k] }
  func save(_ o: S.Object, for k: S.Key, done: ((S.Object) -> Void)? = nil) { cache[k] = o; done?(o) }
  class func title(_ o: S.Object) -> String { "base \(o)" }
  required init() {}
}
class Sub: Base<T> {
  override var current: String? { "now " + (super.current ?? "-") }
  override subscript(_ k: Int) -> String? { super[k].map { "<\($0)>" } }
  override func save(_ o: String, for k: Int, done: ((String) -> Void)? = nil) { super.save(o + "!", for: k, done: done) }
  override class func title(_ o: String) -> String { "sub " + super.title(o) }
}
let b: Base<T> = Sub()
b.save("a", for: 1) { print("saved", $0) }
print(b.current ?? "", b[1] ?? "none", b[2] as Any, type(of: b).title("x"))
