// generics: a priority queue, a typed event emitter and a pipeline of generic steps; generic subscripts and static members
struct PriorityQueue<Element, Priority: Comparable> {
  private var items: [(element: Element, priority: Priority)] = []
  var count: Int { items.count }
  mutating func push(_ element: Element, _ priority: Priority) {
    let index = items.firstIndex { $0.priority < priority } ?? items.endIndex
    items.insert((element, priority), at: index)
  }
  mutating func pop() -> Element? { items.isEmpty ? nil : items.removeFirst().element }
  func map<T>(_ f: (Element) -> T) -> PriorityQueue<T, Priority> {
    var result = PriorityQueue<T, Priority>()
    for item in items { result.push(f(item.element), item.priority) }
    return result
  }
}
var queue = PriorityQueue<String, Int>()
queue.push("low", 1)
queue.push("high", 9)
queue.push("middle", 5)
queue.push("middle 2", 5)
var lengths = queue.map(\.count)
var order: [String] = []
while let next = queue.pop() { order.append(next) }
print(order, lengths.pop()!, lengths.count)
final class Emitter<Payload> {
  typealias Handler = (Payload) -> Void
  private var handlers: [(id: Int, body: Handler)] = []
  private var next = 0
  func on(_ body: @escaping Handler) -> Int {
    next += 1
    handlers.append((next, body))
    return next
  }
  func off(_ id: Int) { handlers.removeAll { $0.id == id } }
  func emit(_ payload: Payload) { for handler in handlers { handler.body(payload) } }
}
let numbers = Emitter<Int>()
let texts = Emitter<(name: String, size: Int)>()
var log: [String] = []
let id = numbers.on { log.append("a\($0)") }
_ = numbers.on { n in texts.emit((name: "n\(n)", size: n * 2)) }
_ = texts.on { log.append("\($0.name):\($0.size)") }
numbers.emit(1)
numbers.off(id)
numbers.emit(2)
print(log)
struct Step<In, Out> {
  let run: (In) -> Out
  func then<Next>(_ other: Step<Out, Next>) -> Step<In, Next> { Step<In, Next> { other.run(run($0)) } }
}
let pipeline = Step<String, Int> { $0.count }.then(Step { Double($0) * 1.5 }).then(Step { "<\($0)>" })
print(pipeline.run("four"), Step<Int, Int> { $0 + 1 }.run(1))
func cached<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V {
  var known: [K: V] = [:]
  return { key in
    if let value = known[key] { return value }
    let value = f(key)
    known[key] = value
    return value
  }
}
var calls = 0
let slow = cached { (n: Int) -> String in
  calls += 1
  return String(repeating: "*", count: n)
}
print(slow(3), slow(3), slow(1), calls)
func group<T, K: Hashable>(_ list: [T], by key: (T) -> K) -> [K: [T]] {
  list.reduce(into: [:]) { $0[key($1), default: []].append($1) }
}
print(group([1, 2, 3, 4]) { $0 % 2 == 0 }[true]!, group(["a", "bb"]) { $0.count }[2]!)
