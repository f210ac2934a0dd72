// a name in a signature is the global type of that name before it is an associated type that a witness says
protocol Item { var id: Int { get } }
struct Own: Item { let id: Int }
protocol Source { associatedtype Item; var items: [Item] { get } }
struct Names: Source { let items: [String]; func first() -> Item? { Own(id: items.count) }; func all() -> [String] { items } }
print(Names(items: ["a"]).first()!.id, Names.Item.self, Names(items: ["a", "b"]).all())
protocol Action { var name: String { get } }
protocol Reducer { associatedtype State; associatedtype Action; func reduce(_ s: State, _ a: Action) -> State }
struct Counter: Reducer {
  enum Kind { case up, down }
  var log: [Action] = []
  func reduce(_ s: Int, _ a: Kind) -> Int { a == .up ? s + 1 : s - 1 }
  mutating func note(_ a: Action) { log.append(a) }
}
struct Tick: Action { let name = "tick" }
var c = Counter(); c.note(Tick()); print(c.log[0].name, c.reduce(1, .up))
let act: Counter.Action = .down
print(c.reduce(0, act))
struct AppReducer: Reducer {
  func reduce(_ s: [String], _ a: Action) -> [String] { s + [a.name] }
  func run(_ s: State, _ all: [Action]) -> State { all.reduce(s) { reduce($0, $1) } }
}
print(AppReducer().run([], [Tick(), Tick()]), AppReducer.Action.self)
protocol Element { var weight: Int { get } }
struct Lead: Element { let weight = 9 }
struct Bag: Sequence { var list = [1, 2]; func makeIterator() -> IndexingIterator<[Int]> { list.makeIterator() }; func head() -> Element? { Lead() } }
print(Bag().head()!.weight, Bag().map { $0 + 1 })
struct Box<T>: Source { var items: [T]; func last() -> Item? { Own(id: 4) }; func top() -> T? { items.last } }
print(Box(items: [1]).last()!.id, Box(items: [1]).top()!, Box<Int>.Item.self)
struct Said: Source { typealias Item = Int; var items: [Int]; func first() -> Item { items[0] } }
print(Said(items: [3]).first() + 1)
protocol Keyed { associatedtype Key; associatedtype Extra; func key() -> Key; func extra() -> Extra }
struct K: Keyed { func key() -> Int { 3 }; func extra() -> String { "x" }; func again() -> Key { key() }; func more() -> [Extra] { let e: Extra = extra(); return [e] } }
print(K().again(), K().more(), K.Extra.self)
extension Keyed { func other() -> Extra { extra() } }
print(K().other())
class Base: Keyed { func key() -> Int { 1 }; func extra() -> [Int] { [] } }
class Derived: Base { func both() -> (Key, Extra) { (key(), extra()) } }
print(Derived().both().1.count)
protocol Work { func go() }
protocol Runner { associatedtype Work; func run(_ o: Work) }
struct R: Runner { struct Op {}; func run(_ o: Op) { print("op") }; var later: Work?; func inner() { let o: Work = Op(); run(o); later?.go() } }
struct G: Work { func go() { print("go") } }
R(later: G()).inner(); R(later: nil).run(R.Op())
