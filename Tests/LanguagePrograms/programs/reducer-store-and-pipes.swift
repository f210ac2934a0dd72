// A store with a reducer and effects, a backoff sequence, a builder of closures, small idioms of texts and collections.
import Foundation
enum State<Value: Equatable>: Equatable { case idle, loading(progress: Double), loaded(Value), failed(message: String)
  var isTerminal: Bool { switch self { case .loaded, .failed: true; default: false } } 
  func map<U: Equatable>(_ f: (Value) -> U) -> State<U> { switch self { case .idle: .idle; case .loading(let p): .loading(progress: p); case .loaded(let v): .loaded(f(v)); case .failed(let m): .failed(message: m) } } }
final class Store<S, A> { 
  private(set) var state: S { didSet { observers.values.forEach { $0(state) } } }
  private let reducer: (inout S, A) -> [() -> A?]
  private var observers: [UUID: (S) -> Void] = [:]; private let queue = DispatchQueue(label: "store"); private let group = DispatchGroup()
  init(_ s: S, reducer: @escaping (inout S, A) -> [() -> A?]) { state = s; self.reducer = reducer }
  @discardableResult func observe(_ f: @escaping (S) -> Void) -> () -> Void { let id = UUID(); queue.sync { observers[id] = f }; return { [weak self] in self?.queue.sync { _ = self?.observers.removeValue(forKey: id) } } }
  func send(_ a: A) { queue.async(group: group) { [self] in let effects = reducer(&state, a); for e in effects { DispatchQueue.global().async(group: group) { if let next = e() { self.send(next) } } } } }
  func wait() { group.wait() }
}
enum Action { case start, progress(Double), finish(String) }
let store = Store<State<String>, Action>(.idle) { s, a in
  switch (s, a) {
  case (.idle, .start): s = .loading(progress: 0); return [{ .progress(0.5) }]
  case (.loading, .progress(let p)) where p < 1: s = .loading(progress: p); return [{ .finish("ok") }]
  case (.loading(progress: let p), .finish(let t)): s = .loaded("\(t)@\(p)"); return []
  default: return []
  }
}
let cancel = store.observe { print($0) }
store.send(.start); store.wait(); cancel(); store.send(.start); store.wait()
print(store.state.isTerminal, store.state.map(\.count) == .loaded(6), store.state.map { $0.uppercased() })
struct Backoff: Sequence, IteratorProtocol { var current: Duration = .milliseconds(100); let factor: Double; var left: Int
  mutating func next() -> Duration? { guard left > 0 else { return nil }; left -= 1; defer { current = current * factor }; return current } }
print(Array(Backoff(factor: 1.5, left: 4)).map { "\($0)" })
func retry<T>(_ n: Int, delays: some Sequence<Duration>, _ op: (Int) throws -> T) rethrows -> T { var it = delays.makeIterator(); for i in 1..<n { do { return try op(i) } catch { if let d = it.next() { Thread.sleep(forTimeInterval: Double(d.components.seconds) + Double(d.components.attoseconds) * 1e-18) } } }; return try op(n) }
struct Flaky: Error, CustomStringConvertible { let n: Int; var description: String { "flaky #\(n)" } }
print(try retry(3, delays: Backoff(factor: 2, left: 3)) { i in if i < 3 { throw Flaky(n: i) }; return "third" })
do { _ = try retry(2, delays: [Duration.milliseconds(1)]) { i -> Int in throw Flaky(n: i) } } catch { print(error) }
@resultBuilder enum Pipe { static func buildBlock(_ p: ((Int) -> Int)...) -> [(Int) -> Int] { p }; static func buildOptional(_ p: [(Int) -> Int]?) -> (Int) -> Int { { x in (p ?? []).reduce(x) { $1($0) } } } }
func pipe(@Pipe _ b: () -> [(Int) -> Int]) -> (Int) -> Int { let s = b(); return { s.reduce($0) { $1($0) } } }
let twice = true
print(pipe { { $0 + 1 }; { $0 * 10 }; if twice { { $0 * 2 } } }(4))
let words = "the quick brown the lazy dog the end".split(separator: " ")
let counts = words.reduce(into: [Substring: Int]()) { $0[$1, default: 0] += 1 }
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { "\($0)=\($1)" })
let table = [("id", 1), ("name-long", 22), ("x", 333)]
for (k, v) in table { print(k.padding(toLength: 10, withPad: ".", startingAt: 0) + String(repeating: " ", count: 5 - String(v).count) + "\(v)") }
let sem = DispatchSemaphore(value: 2); let lk = NSLock(); var active = 0, peak = 0
DispatchQueue.concurrentPerform(iterations: 6) { _ in sem.wait(); lk.withLock { active += 1; peak = max(peak, active) }; Thread.sleep(forTimeInterval: 0.01); lk.withLock { active -= 1 }; sem.signal() }
print(peak <= 2, active)
var opt: Int?? = .some(nil); print(opt as Any, opt == nil, opt! == nil); opt = 5; if case let x?? = opt { print(x) }
let nested = [[1, 2], [], [3]].lazy.flatMap { $0 }.filter { $0 != 2 }; print(Array(nested), nested.first ?? 0)
print(zip("abc", 1...).map { "\($0)\($1)" }, Dictionary(uniqueKeysWithValues: zip(["a", "b"], 1...)).sorted { $0.key < $1.key }.map(\.value))
