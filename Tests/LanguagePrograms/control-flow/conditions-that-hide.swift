enum Event {
  case at(String?, String?)
  case none
  var time: Int? {
    guard case let .at(_, time) = self, let time = time else { return nil }
    return Int(time)
  }
  var both: String {
    if case .at(let first?, let second) = self, let second = second, let first = Int(first) { return "\(first) \(second)" }
    return "-"
  }
}
struct Outer { var inner: Inner? }
struct Inner { var count: Int? }
func guarded(_ x: Outer?) -> Int {
  guard let x = x, let x = x.inner, let x = x.count else { return -1 }
  return x
}
func tested(_ x: Outer?) -> Int {
  if let x, let x = x.inner, var x = x.count {
    x += 1
    return x
  }
  while let x = x, let x = x.inner, x.count == nil { return 9 }
  return x == nil ? -1 : -2
}
print(Event.at("a", "3").time ?? 0, Event.none.time ?? 0, Event.at("4", "b").both, Event.at("c", "b").both)
for outer in [nil, Outer(), Outer(inner: Inner()), Outer(inner: Inner(count: 3))] { print(guarded(outer), tested(outer)) }
let readers = [1, 2].map { number in
  { () -> Int? in
    guard case let number? = Optional(number + 1), let number = Int?(number * 2), number > 4 else { return nil }
    return { number + 1 }()
  }
}
print(readers.map { $0() ?? 0 })
