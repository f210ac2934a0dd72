// overloads and overrides for what a generic class's parameter is associated with
protocol Service { associatedtype Object; associatedtype Failure: Error = Never }
struct User: Equatable { let id: Int }
struct Err: Error {}
struct UserService: Service { typealias Object = User; typealias Failure = Err }
struct TextService: Service { typealias Object = String }
final class Client<T: Service> {
  var log: [String] = []
  func request(_ done: @escaping (T.Object) -> Void) { log.append("one") }
  func request(_ done: @escaping (T.Object?) -> Void) { log.append("optional") }
  func request(_ done: @escaping ([T.Object]) -> Void) { log.append("list") }
  func request(_ done: @escaping (Result<T.Object, T.Failure>) -> Void) { log.append("result") }
  func parse(_ o: Any) -> T.Object? { o as? T.Object }
  func parse(_ o: Any) -> [T.Object] { (o as? [Any])?.compactMap { $0 as? T.Object } ?? [] }
  func store(_ o: T.Object...) { log.append("variadic \(o.count)") }
  func store(_ o: T.Object) { log.append("single") }
  func store(_ o: [T.Object]) { log.append("array") }
  func store<S: Sequence>(all s: S) where S.Element == T.Object { log.append("seq") }
  func store(all s: [T.Object]) { log.append("all array") }
  subscript(_ o: T.Object) -> String { "one" }
  subscript(_ o: T.Object?) -> String { "opt" }
  subscript(_ o: [T.Object]) -> String { "arr" }
}
let c = Client<UserService>()
c.request { (u: User) in }
c.request { (u: User?) in }
c.request { (u: [User]) in }
c.request { (r: Result<User, Err>) in }
c.store(User(id: 1)); c.store(User(id: 1), User(id: 2)); c.store([User(id: 1)]); c.store(all: [User(id: 1)]); c.store(all: Set<Int>([1]).map { User(id: $0) })
print(c.log)
let one: User? = c.parse(User(id: 4)); let list: [User] = c.parse([User(id: 1), 3]); print(one as Any, list)
print(c[User(id: 1)], c[nil], c[[User(id: 1)]], c[one])
if let u = c.parse(User(id: 9)) as User? { print(u.id) }
for u in c.parse([User(id: 7)]) as [User] { print(u) }
extension Service {
  func find(_ id: Int, _ all: [Object], by key: (Object) -> Int) -> Object? { all.first { key($0) == id } }
  func find(_ id: Int, _ all: [Object], by key: (Object) -> Int) -> [Object] { all.filter { key($0) == id } }
  func describe(_ o: Object) -> String { "plain" }
  func describe(_ o: Object?) -> String { "optional" }
  func describe<U>(_ o: U) -> String { "generic" }
}
extension Service where Object: Equatable { func describe(_ o: Object) -> String { "equatable" } }
let s = UserService(); let users = [User(id: 1), User(id: 2), User(id: 1)]
let f1: User? = s.find(1, users) { $0.id }; let f2: [User] = s.find(1, users) { $0.id }; print(f1 as Any, f2.count)
print(s.describe(User(id: 1)), s.describe(nil), s.describe(f1), s.describe(3), TextService().describe("x"))
class Base<T: Service> { var last: T.Object? { nil }; func handle(_ o: T.Object) -> String { "base one" }; func handle(_ o: [T.Object]) -> String { "base list" }; func make(_ f: (T.Object) -> T.Object?) -> [T.Object] { [] }; init(_ o: T.Object) {}; func find<K: Service>(_ k: K, _ o: K.Object, _ t: T.Object) -> K.Object? { nil } }
class Sub: Base<TextService> { override var last: String? { "last" }; override func handle(_ o: String) -> String { "sub one " + super.handle(o) }; override func handle(_ o: [String]) -> String { "sub list" }; override func make(_ f: (String) -> String?) -> [String] { [f("a") ?? "-"] }; override init(_ o: String) { super.init(o) }; override func find<K: Service>(_ k: K, _ o: K.Object, _ t: String) -> K.Object? { o } }
class Mid<S: Service>: Base<S> { override func handle(_ o: S.Object) -> String { "mid one" } }
class Leaf: Mid<UserService> { override func handle(_ o: User) -> String { "leaf " + super.handle(o) } }
let b: Base<TextService> = Sub("q"); print(b.handle("x"), b.handle(["x"]), b.handle([]), b.make { $0 + "!" }, b.last ?? "none", b.find(s, User(id: 3), "t") as Any)
let leaf: Base<UserService> = Leaf(User(id: 0)); print(leaf.handle(User(id: 1)), leaf.handle([User(id: 1)]), Mid<TextService>("m").handle("x"))
func either<T: Service>(_ t: T, _ o: T.Object?) -> String { "opt" }
func either<T: Service>(_ t: T, _ o: T.Object) -> String { "one" }
func either<T: Service, U>(_ t: T, _ o: U) -> String { "any" }
print(either(s, User(id: 1)), either(s, f1), either(s, nil), either(s, "x"))
