// Default arguments that name the parameters of the generic type or function.
final class Store<Key: Hashable, Value> {
  private var values: [Key: Value]
  init(values: [Key: Value] = [Key: Value]()) { self.values = values }
  subscript(key: Key) -> Value? {
    get { values[key] }
    set { values[key] = newValue }
  }
  var count: Int { values.count }
}
struct Pair<First, Second> {
  var firsts: [First]
  var seconds: [Second]
  init(_ firsts: [First] = Array<First>(), _ seconds: [Second] = [Second]()) {
    self.firsts = firsts
    self.seconds = seconds
  }
}
func collect<T>(_ value: T, into start: [T] = [T]()) -> [T] { start + [value] }

let ages = Store<String, Int>()
ages["Ann"] = 30
print(ages["Ann"] ?? 0, ages.count)
var pair = Pair<Int, String>()
pair.firsts.append(1)
pair.seconds.append("one")
print(pair.firsts, pair.seconds)
print(collect(3), collect("b", into: ["a"]))
