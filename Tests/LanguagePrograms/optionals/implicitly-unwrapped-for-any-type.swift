final class Store<S> {
  let state: S
  init(state: S, reducer: @escaping (inout S, Int) -> Void) {
    var made = state
    reducer(&made, 2)
    self.state = made
  }
}
var initial: Int! = 3
var add: ((inout Int, Int) -> Void)! = { state, step in state += step }
let store = Store(state: initial, reducer: add)
print(store.state, type(of: store))
func same<T>(_ value: T, _ use: (T) -> Void) { use(value) }
let show: (Int) -> Void = { print($0) }
let showAny: (Int?) -> Void = { print($0 as Any) }
same(initial, show)
same(initial, showAny)
same(initial) { print($0 as Any) }
func pair<T>(_ first: T, _ second: [T]) -> [T] { [first] + second }
print(pair(initial, [4]), pair(initial, [nil]))
struct Box<T> { let value: T; func map<U>(_ make: (T) -> U) -> Box<U> { Box<U>(value: make(value)) } }
func box<T>(_ value: T, _ next: T...) -> Box<T> { Box(value: next.last ?? value) }
let made: Box<Int> = box(initial)
print(made, box(initial), box(initial, 5).map { $0 as Any })
var text: String!
text = "a"
func both<A, B>(_ a: A, _ b: B, _ use: (A, B) -> String) -> String { use(a, b) }
func join(_ text: String, _ number: Int?) -> String { "\(text) \(number as Any)" }
print(both(text, initial, join))
func id<T>(_ value: T) -> T { value }
let number: Int = id(initial)
let boxes: [Box<Int>] = [box(initial), box(id(initial))]
print(number, boxes.count, id(initial) as Any)
