// Literals whose elements have nothing in common hold `Any`, with `AnyHashable` as keys, where they are part of something else; empty ones, too.
func t<T>(_ n: Int, _ v: T) { print(n, T.self, v) }
class A {}; struct S {}
func f<T>(_ a: [T]) -> String { "\(T.self)" }
func g<T>(_ a: T, _ b: T) -> String { "\(T.self)" }
func h<T: Sequence>(_ a: T) -> String { "\(T.Element.self)" }
t(1, [[1], ["a"]])
t(2, [[1, 2], 3])
t(3, [1, "a", nil])
t(4, [nil, 1, "a"])
t(5, ["a": [1, "x"]])
t(6, [["a": 1], ["b": "x"]])
t(7, [(1, "a"), (2, 3)].count)
t(8, [1, "a"].count)
t(9, [1, "a"].map { "\($0)" })
t(10, [1, 2.5, "a"].compactMap { $0 as? Int })
t(11, f([1, "a"]))
t(13, h([1, "a"]))
t(14, true ? [1, "a"] : [])
t(15, [1, "a"] + [2])
t(16, [1] + ["a", 2])
t(17, [A(), S()].count)
t(18, ([1, "a"]))
t(19, ["a": 1, "b": nil].count)
t(20, ["a": 1, "b": "x"].mapValues { "\($0)" }["b"])
t(21, ["n": 1, "s": "x"]["n"])
t(22, ["n": 1, "s": "x"]["n"] as? Int)
t(23, [1: "a", "b": 2].count)
t(24, (1, [1, "a"]))
t(25, [["n": 1, "s": "x"], ["n": 2, "s": "y"]].compactMap { $0["n"] as? Int })
t(26, [1, true].first)
t(27, [Int.self, "a"].count)
t(28, [1, "a"].first as? Int)
t(29, [{ 1 }, 2].count)
t(30, Array([1, "a"]))
for x in [1, "a"].reversed() { print(x) }
[1, "a", 2.5].forEach { print($0) }
print([1, "a"], ["a": 1, "b": "c"].count)
for (i, x) in [1, "a", 2.5, nil].enumerated() { print(i, x as Any) }
t(31, [1, "a"] as? [Int])
t(32, [1, 2, "3"].contains { $0 is String })
t(33, ["x", 1.5, A()].map { type(of: $0) })
t(34, [S(), A(), nil].count)
t(35, [["id": 1, "tags": ["a"]]])
t(36, [1, Optional(2), "a"].count)
t(37, zip([1, "a"], [2, 3]).map { $1 })
t(38, [])
t(39, [:])
t(40, [].count)
t(41, [:].isEmpty)
t(42, [[]].count)
t(43, [[:]])
t(44, [[], [1, "a"]])

t(45, [nil])
t(46, [1, nil] + ["a"])
let rows = [["id": 1, "name": "x"], ["id": 2, "name": "y"]]
print(type(of: rows), rows.map { $0["id"]! }, rows.compactMap { $0["name"] as? String })
let nested = ["a": ["b": 1, "c": "d"]]
print(type(of: nested), nested["a"]?.count ?? 0)
let table = [["a"], [1], []]
print(type(of: table), table)
let either = Bool.random() || true ? [1, "a"] : []
print(type(of: either), either)
let made = { [1, "a"] }()
print(type(of: made), made)
for item in [1, "two", 3.5] { print(item, terminator: " ") }
print()
protocol Speaker { var word: String { get } }
struct Dog: Speaker { let word = "woof" }
struct Cat: Speaker { let word = "meow" }
func word(_ speaker: any Speaker) -> String { speaker.word }
print([Dog(), Cat()].map(word), ([Dog(), Cat()] as [any Speaker]).map(\.word))
