// `Order.by { $0.count }.reversed`: what the parameters of the type are, what is wanted of the chain's end says.
enum Order<T> {
  case up((T, T) -> Bool), down((T, T) -> Bool)
  static func by<V: Comparable>(_ value: @escaping (T) -> V) -> Order { .up { value($0) < value($1) } }
  static func those(_ test: @escaping (T) -> Bool) -> Order { .up { test($0) && !test($1) } }
  var reversed: Order {
    switch self {
    case .up(let order): return .down(order)
    case .down(let order): return .up(order)
    }
  }
  func then(_ next: Order) -> Order {
    .up { self($0, $1) || !self($1, $0) && next($0, $1) }
  }
  func callAsFunction(_ a: T, _ b: T) -> Bool {
    switch self {
    case .up(let order): return order(a, b)
    case .down(let order): return order(b, a)
    }
  }
}
extension Sequence {
  func sorted(_ order: Order<Element>) -> [Element] { sorted { order($0, $1) } }
}

let words = ["pear", "fig", "apple", "kiwi"]
print(words.sorted(Order.by { $0.count }.reversed))
print(words.sorted(Order.by { $0.count }.then(.by { $0 })))
print(words.sorted(.by { $0.count }.reversed.then(Order.those { $0.hasPrefix("k") }.reversed)))
let order: Order<String> = Order.by { $0.last! }.reversed
print(words.sorted(order), [3, 1, 2].sorted(Order.by { 10 - $0 }))
