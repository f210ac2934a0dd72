import Foundation
struct DTO { let name: String; let age: Int }
struct User: Equatable {
  let name: String; let age: Int
  init(name: String, age: Int) { self.name = name; self.age = age }
  init(dto: DTO) { name = dto.name; age = dto.age }
  init?(json: [String: Any]) { guard let n = json["name"] as? String else { return nil }; name = n; age = 0 }
}
print([DTO(name: "a", age: 1)].map(User.init).map { $0.name })
print([["name": "x"], ["nam": "y"]].compactMap(User.init(json:)).count)
print([["name": "x"], ["nam": "y"]].compactMap(User.init).count)
let us: [User] = [DTO(name: "b", age: 2)].map(User.init(dto:))
print(us.map(\.age))
print(zip(["a", "b"], [1, 2]).map(User.init).count)
print(zip(["a", "b"], [1, 2]).map(User.init(name:age:)).map(\.name))
enum Kind: String, CaseIterable { case a, b }
print(["a", "c"].compactMap(Kind.init).count, ["a", "c"].compactMap(Kind.init(rawValue:)))
print(["1", "x"].compactMap(Int.init), [1, 2].map(String.init), [1, 2].map(Double.init), ["a": 1].map { "\($0)\($1)" })
class Node { let v: Int; init(_ v: Int) { self.v = v }; convenience init(text: String) { self.init(Int(text) ?? 0) } }
print([1, 2].map(Node.init).map(\.v), ["3"].map(Node.init(text:)).map { $0.v })
print([1, 2].map(Node.init(_:)).map(\.v))
enum Event { case tap(Int), key(String), none }
print([1, 2].map(Event.tap), ["a"].map(Event.key))
let opt: Int? = 3
print(opt.map(Node.init)!.v, opt.map(String.init) ?? "-", opt.flatMap(Kind.make) as Any)
extension Kind { static func make(_ n: Int) -> Kind? { n == 3 ? .a : nil } }
print((1...3).map(UInt8.init), ["a"].map(URL.init(string:)).count, ["b"].compactMap(URL.init(string:)))
struct Rule<V> { let name: String; let check: (V) -> Bool; init(_ name: String, _ check: @escaping (V) -> Bool) { self.name = name; self.check = check } }
struct Validator<V> { var rules: [Rule<V>]; init(_ rules: Rule<V>...) { self.rules = rules }; func failures(_ v: V) -> [String] { rules.filter { !$0.check(v) }.map(\.name) } }
let v = Validator<String>(Rule("short") { $0.count < 5 }, Rule("nonempty") { !$0.isEmpty })
print(v.failures("abcdef"), v.failures(""))
func validate<T>(_ value: T, _ rules: Rule<T>...) -> Bool { rules.allSatisfy { $0.check(value) } }
print(validate("abc", Rule("x") { $0.count == 3 }), validate(5, Rule("pos") { $0 > 0 }, Rule("even") { $0 % 2 == 1 }))
func field<R, V>(_ p: KeyPath<R, V>, _ v: V, _ r: Rule<V>) -> Bool { r.check(v) }
print(field(\User.name, "x", Rule("n") { $0.isEmpty }))
let ops: [String: (Int, Int) -> Int] = ["+": (+), "-": (-), "max": max]
print(ops.keys.sorted().map { ops[$0]!(5, 3) })
let sorted = [User(name: "z", age: 1), User(name: "a", age: 2)].sorted(by: { ($0.age, $0.name) < ($1.age, $1.name) })
print(sorted.map(\.name))
let grouped = Dictionary(grouping: ["apple", "avocado", "bean"], by: \.first)
print(grouped.mapValues(\.count).sorted { $0.key! < $1.key! }.map { "\($0.key!)\($0.value)" })
let total = [1.5, 2.5].reduce(into: [String: Double]()) { $0["sum", default: 0] += $1 }
print(total)
let curried = { (a: Int) in { (b: Int) in a + b } }
print(curried(1)(2))
let adders = (1...3).map { n in { (m: Int) in n + m } }
print(adders.map { $0(10) })
let r = Result { try JSONSerialization.jsonObject(with: Data("[1]".utf8)) as! [Int] }
print((try? r.get()) ?? [])
