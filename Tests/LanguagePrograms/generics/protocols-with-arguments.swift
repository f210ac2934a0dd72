// generics: protocols with arguments, as types of values and as constraints
import Dispatch

protocol Source<Item> {
  associatedtype Item
  var name: String { get }
  func next() -> Item?
  func put(_ item: Item)
}

protocol Transform<Input, Output> {
  associatedtype Input
  associatedtype Output
  func run(_ input: Input) throws -> Output
}

final class Stack<Item>: Source {
  var items: [Item]
  init(_ items: [Item]) { self.items = items }
  var name: String { "stack of \(Item.self)" }
  func next() -> Item? { items.popLast() }
  func put(_ item: Item) { items.append(item) }
}

struct Length: Transform { func run(_ input: String) -> Int { input.count } }
struct Parse: Transform { func run(_ input: String) throws -> Int { Int(input) ?? -1 } }
struct Shout: Transform { func run(_ input: Int) -> String { String(repeating: "!", count: input) } }

func drain(_ source: any Source<Int>) -> Int {
  var sum = 0
  while let next = source.next() { sum += next }
  return sum
}

func total(_ numbers: any Collection<Int>) -> Int {
  var result = 0
  for number in numbers { result += number }
  return result + numbers.count
}

func joined(_ words: some Sequence<String>) -> String { words.joined(separator: "+") }
func evens(upTo limit: Int) -> some Sequence<Int> { (0...limit).filter { $0 % 2 == 0 } }
func letters() -> any Sequence<String> { ["x", "y"] }
func apply<T, U>(_ transform: any Transform<T, U>, _ values: [T]) throws -> [U] { try values.map { try transform.run($0) } }
func first<T>(_ items: any Collection<T>) -> T? { items.first }

let source: any Source<Int> = Stack([1, 2])
source.put(3)
print(drain(source), source.name)
print(total([1, 2, 3]), total(Set([5])), total(4...6), joined(["a", "b"]), joined(Set(["q"])))
print(Array(evens(upTo: 6)), letters().map { $0 + $0 })
let all: [any Transform<String, Int>] = [Length(), Parse()]
print(try all.map { try $0.run("12") })
print(try apply(all[0], ["a", "bcd"]), try apply(Shout(), [1, 2]))
print(first([7, 8]) ?? 0, first("text") ?? "-")
let anything: Any = Length()
print(anything is any Transform<String, Int>, (anything as? any Transform<String, Int>).map { _ in "yes" } ?? "no")
print((anything as? any Transform<Int, Int>) == nil)

struct Cache<Key: Hashable, Value> {
  private var sources: [Key: any Source<Value>] = [:]
  mutating func register(_ key: Key, _ source: any Source<Value>) { sources[key] = source }
  func take(_ key: Key) -> Value? { sources[key]?.next() }
}
var cache = Cache<String, Double>()
cache.register("a", Stack([1.5, 2.5]))
print(cache.take("a") ?? 0, cache.take("b") ?? -1, cache.take("a") ?? 0)

typealias IntSource = Source<Int>
protocol Named: Source<String> { var title: String { get } }
final class Titles: Named {
  var title = "titles"
  var name: String { title }
  func next() -> String? { title.isEmpty ? nil : String(title.removeFirst()) }
  func put(_ item: String) { title += item }
}
func drainText(_ source: any Source<String>) -> String {
  var text = ""
  while let next = source.next() { text = next + text }
  return text
}
let titles: any Named = Titles()
titles.put("!")
print(drainText(titles as! Titles), titles.name.isEmpty)
func generic<S: IntSource>(_ source: S) -> Int { source.next() ?? 0 }
func opaque(_ source: some Source<Int>) -> Int { (source.next() ?? 0) * 2 }
print(generic(Stack([9])), opaque(Stack([4])), opaque(source))
let queue = DispatchQueue(label: "q")
let group = DispatchGroup()
var outcomes: [Int] = []
for (index, transform) in all.enumerated() {
  queue.async(group: group) { outcomes.append(((try? transform.run("7777")) ?? 0) + index) }
}
group.wait()
print(outcomes)
