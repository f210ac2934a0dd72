// enums: conforming to protocols, generic enums, static members, computed from payloads, nested switch, results of functions
protocol Priced { var price: Double { get } }
enum Drink: String, Priced, CaseIterable {
  case tea, coffee, water
  var price: Double {
    switch self {
    case .tea: 2
    case .coffee: 2.5
    case .water: 0
    }
  }
}
enum Order: Priced {
  case single(Drink)
  indirect case many(Order, Int)
  case combo([Order])
  var price: Double {
    switch self {
    case .single(let drink): drink.price
    case .many(let order, let n): order.price * Double(n)
    case .combo(let orders): orders.map(\.price).reduce(0, +)
    }
  }
}
let order = Order.combo([.single(.tea), .many(.single(.coffee), 3), .many(.combo([.single(.tea)]), 2)])
print(order.price, Drink.allCases.map(\.price), ([Drink.tea, Order.single(.coffee)] as [Priced]).map { $0.price })
enum Loadable<Value> {
  case idle, loading(progress: Double)
  case loaded(Value)
  case failed(String)
  var value: Value? { if case .loaded(let value) = self { value } else { nil } }
  func map<T>(_ f: (Value) -> T) -> Loadable<T> {
    switch self {
    case .idle: return .idle
    case .loading(let progress): return .loading(progress: progress)
    case .loaded(let value): return .loaded(f(value))
    case .failed(let text): return .failed(text)
    }
  }
}
var state = Loadable<Int>.idle
for next in [.loading(progress: 1), .loaded(4), .failed("x")] as [Loadable<Int>] {
  state = next
  print(state, state.map { "\($0 * 2)" }, state.value as Any)
}
enum Compass: Int, CaseIterable {
  case n, e, s, w
  static prefix func - (c: Compass) -> Compass { Compass(rawValue: (c.rawValue + 2) % 4)! }
  init?(_ letter: Character) {
    guard let found = Compass.allCases.first(where: { "\($0)" == String(letter) }) else { return nil }
    self = found
  }
  static func + (c: Compass, turns: Int) -> Compass { allCases[(c.rawValue + turns) % allCases.count] }
}
print(-Compass.n, Compass.e + 3, Compass("s")!, Compass("x") == nil, Compass.allCases.map { -$0 })
enum Empty: CaseIterable {}
print(Empty.allCases.count, MemoryKind.ram.isFast)
enum MemoryKind { case ram, disk; var isFast: Bool { self == .ram } }
