// generics: subscripts whose result is what is wanted
protocol Convertible { static func make(_ text: String) -> Self? }
extension Int: Convertible { static func make(_ text: String) -> Int? { Int(text) } }
extension String: Convertible { static func make(_ text: String) -> String? { text } }
extension Optional: Convertible where Wrapped: Convertible { static func make(_ text: String) -> Wrapped?? { text.isEmpty ? .some(nil) : .some(Wrapped.make(text)) } }
struct Row {
  var values: [String: String]
  subscript<V: Convertible>(_ name: String) -> V { V.make(values[name] ?? "")! }
  subscript<V: Convertible>(name: String, as type: V.Type) -> V? { values[name].flatMap(V.make) }
  subscript<V>(key: Key<V>) -> V? { get { key.read(self) } set { values[key.name] = newValue.map { "\($0)" } } }
}
struct Key<V> { let name: String; let read: (Row) -> V? }
extension Key where V == Int { init(_ name: String) { self.name = name; read = { Int($0.values[name] ?? "") } } }
struct Player { var id: Int; var name: String; var score: Int?
  init(row: Row) { id = row["id"]; name = row["name"]; score = row["score"] } }
let row = Row(values: ["id": "4", "name": "Ann", "score": ""])
let player = Player(row: row)
print(player.id, player.name, player.score as Any)
let id: Int = row["id"]
let name = row["name"] as String
func take(_ n: Int, _ s: String?) { print(n, s ?? "nil") }
take(row["id"], row["name"])
print(id, name, row["id", as: Int.self] ?? 0, row["x", as: String.self] ?? "-")
let key = Key<Int>("id")
var copy = row
copy[key] = 9
print(copy[key] ?? 0, row[key]! + 1)
struct Bag<T> { subscript<U>(f: (T) -> U) -> U where T == Int { f(3) } }
print(Bag<Int>()[{ $0 * 2 }], Bag<Int>()[String.init])
print(row["id"] + 1 as Int)
