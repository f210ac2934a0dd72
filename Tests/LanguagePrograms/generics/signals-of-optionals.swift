// chains of signals whose values may be nil
protocol OptionalType { associatedtype Wrapped; var value: Wrapped? { get } }
extension Optional: OptionalType { var value: Wrapped? { self } }
class Signal<T> {
  var handlers: [(T) -> Void] = []
  func send(_ v: T) { handlers.forEach { $0(v) } }
  func observe(_ h: @escaping (T) -> Void) { handlers.append(h) }
  func map<U>(_ f: @escaping (T) -> U) -> Signal<U> { let s = Signal<U>(); observe { s.send(f($0)) }; return s }
  func filter(_ f: @escaping (T) -> Bool) -> Signal<T> { let s = Signal<T>(); observe { if f($0) { s.send($0) } }; return s }
  func scan<U>(_ initial: U, _ combine: @escaping (U, T) -> U) -> Signal<U> { let s = Signal<U>(); var state = initial; observe { state = combine(state, $0); s.send(state) }; return s }
  func flatMap<U>(_ f: @escaping (T) -> Signal<U>) -> Signal<U> { let s = Signal<U>(); observe { f($0).observe { s.send($0) } }; return s }
}
extension Signal where T: OptionalType {
  func ignoreNils() -> Signal<T.Wrapped> { let s = Signal<T.Wrapped>(); observe { if let v = $0.value { s.send(v) } }; return s }
}
let input = Signal<Int>()
input.scan(nil) { (p: Int?, n) in n > 2 ? n : p }.ignoreNils().observe { print("a", $0) }
input.map { n -> Int? in n > 1 ? n : nil }.ignoreNils().map { $0 * 2 }.observe { print("c", $0) }
input.scan([]) { $0 + [$1] }.map { $0.count }.observe { print("e", $0) }
input.scan((0, 0)) { ($0.1, $1) }.map { (a, b) in a + b }.observe { print("f", $0) }
input.scan(nil as Int?) { _, n in n }.ignoreNils().filter { $0 > 1 }.observe { print("g", $0) }
let pairs: Signal<(Int, Int)> = input.scan(nil) { (p: (Int, Int)?, n) in (p?.1 ?? 0, n) }.ignoreNils()
pairs.observe { print("h", $0, $1) }
input.send(1); input.send(3)
extension Signal {
  func zipPrevious() -> Signal<(T?, T)> { return scan(nil) { (pair, next) in (pair?.1, next) }.ignoreNils() }
}
let zipped = input.zipPrevious()
zipped.observe { print("z", $0.0 ?? -1, $0.1) }
input.send(5); input.send(6)
