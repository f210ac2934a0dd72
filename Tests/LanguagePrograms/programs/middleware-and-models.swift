// Locked wrappers, middleware behind erased types, models, operations, a timer and formatters, as an app has them.
import Foundation
@propertyWrapper @dynamicMemberLookup final class Locked<Value> { private var value: Value; private let lock = NSRecursiveLock()
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value { get { lock.withLock { value } } set { lock.withLock { value = newValue } } }
  var projectedValue: Locked<Value> { self }
  func mutate<R>(_ f: (inout Value) throws -> R) rethrows -> R { try lock.withLock { try f(&value) } }
  subscript<T>(dynamicMember p: KeyPath<Value, T>) -> T { lock.withLock { value[keyPath: p] } } }
final class Metrics { @Locked var counts: [String: Int] = [:]; @Locked private(set) var log: [String] = []
  func hit(_ k: String) { $counts.mutate { $0[k, default: 0] += 1 }; $log.mutate { $0.append(k) } }
  var summary: String { counts.keys.sorted().map { "\($0):\(counts[$0]!)" }.joined(separator: " ") + " n=\($log.count)" } }
let metrics = Metrics()
DispatchQueue.concurrentPerform(iterations: 9) { metrics.hit("k\($0 % 3)") }
print(metrics.summary)
protocol Middleware { associatedtype Request; associatedtype Response; func handle(_ r: Request, next: (Request) throws -> Response) throws -> Response }
struct AnyMiddleware<Req, Res>: Middleware { private let _handle: (Req, (Req) throws -> Res) throws -> Res
  init<M: Middleware>(_ m: M) where M.Request == Req, M.Response == Res { _handle = m.handle }
  init(_ f: @escaping (Req, (Req) throws -> Res) throws -> Res) { _handle = f }
  func handle(_ r: Req, next: (Req) throws -> Res) throws -> Res { try _handle(r, next) } }
struct Trim: Middleware { func handle(_ r: String, next: (String) throws -> Int) throws -> Int { try next(r.trimmingCharacters(in: .whitespaces)) } }
enum ParseError: LocalizedError { case notANumber(String); var errorDescription: String? { if case .notANumber(let s) = self { "'\(s)' is not a number" } else { nil } } }
func chain<Q, S>(_ ms: [AnyMiddleware<Q, S>], _ last: @escaping (Q) throws -> S) -> (Q) throws -> S { ms.reversed().reduce(last) { next, m in { try m.handle($0, next: next) } } }
let run = chain([AnyMiddleware(Trim()), AnyMiddleware { r, next in try next(r) * 2 }]) { s in guard let n = Int(s) else { throw ParseError.notANumber(s) }; return n }
for t in [" 21 ", "x "] { do { print(try run(t)) } catch { print(error.localizedDescription) } }
struct Person: Codable, Hashable { var name: String; var age: Int; var tags: [String]?; enum CodingKeys: String, CodingKey { case name = "full_name", age, tags } }
let json = #"[{"full_name":"Ann","age":31,"tags":["a"]},{"full_name":"Bo","age":25}]"#
do { let ps = try JSONDecoder().decode([Person].self, from: Data(json.utf8)); print(ps.map(\.name), Set(ps).count, ps.sorted(by: { ($0.age, $0.name) < ($1.age, $1.name) }).first!)
  let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]; print(String(decoding: try e.encode(ps[1]), as: UTF8.self)) } catch { print("bad", error) }
do { _ = try JSONDecoder().decode(Person.self, from: Data(#"{"age":"x"}"#.utf8)) } catch let DecodingError.keyNotFound(k, c) { print("missing", k.stringValue, c.codingPath.count) } catch { print("other") }
let oq = OperationQueue(); oq.maxConcurrentOperationCount = 2; var done: [String] = []; let dl = NSLock()
let a = BlockOperation { dl.withLock { done.append("a") } }, b = BlockOperation { dl.withLock { done.append("b") } }, c = BlockOperation { dl.withLock { done.append("c") } }
c.addDependency(b); b.addDependency(a); oq.addOperations([c, b, a], waitUntilFinished: true); print(done)
struct Grid: Sequence { let w: Int, h: Int; subscript(x: Int, y: Int) -> Character { (x + y).isMultiple(of: 2) ? "#" : "." }
  func makeIterator() -> AnyIterator<String> { var y = 0; return AnyIterator { defer { y += 1 }; return y < self.h ? String((0..<self.w).map { self[$0, y] }) : nil } } }
Grid(w: 4, h: 2).forEach { print($0) }
infix operator |>: AdditionPrecedence; func |> <A, B>(x: A, f: (A) -> B) -> B { f(x) }
print([3, 1, 2] |> { $0.sorted() } |> { $0.map(String.init) } |> { $0.joined(separator: "<") })
indirect enum Expr { case n(Double), v(String), op(Character, Expr, Expr)
  func eval(_ env: [String: Double]) -> Double? { switch self { case .n(let d): d; case .v(let s): env[s]; case let .op(o, l, r): l.eval(env).flatMap { a in r.eval(env).flatMap { b in switch o { case "+": a + b; case "*": a * b; case "/" where b != 0: a / b; default: nil } } } } } }
let ex = Expr.op("+", .n(2), .op("*", .v("x"), .n(3))); print(ex.eval(["x": 4]) ?? .nan, ex.eval([:]) as Any, Expr.op("/", .n(1), .n(0)).eval([:]) == nil)
class Node<T: Comparable> { var v: T; var l, r: Node?; init(_ v: T) { self.v = v }
  func insert(_ x: T) { if x < v { if let l { l.insert(x) } else { l = Node(x) } } else if let r { r.insert(x) } else { r = Node(x) } }
  var inOrder: [T] { (l?.inOrder ?? []) + [v] + (r?.inOrder ?? []) } ; var depth: Int { 1 + max(l?.depth ?? 0, r?.depth ?? 0) } }
let tree = Node(5); [2, 8, 1, 9, 3].forEach(tree.insert); print(tree.inOrder, tree.depth)
let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "t")); var ticks = 0; let fin = DispatchSemaphore(value: 0)
timer.schedule(deadline: .now() + .milliseconds(5), repeating: .milliseconds(5), leeway: .nanoseconds(0)); timer.setEventHandler { ticks += 1; if ticks == 3 { timer.cancel() } }; timer.setCancelHandler { fin.signal() }; timer.resume(); fin.wait(); print(ticks)
let f = NumberFormatter(); f.numberStyle = .decimal; f.locale = Locale(identifier: "en_US"); print(f.string(from: 1234567.891 as NSNumber) ?? "-", String(format: "%05.1f|%-5d|%x", 3.14159, 42, 255))
let cache = NSCache<NSString, NSNumber>(); cache.setObject(7, forKey: "k"); print(cache.object(forKey: "k")?.intValue ?? 0, cache.object(forKey: "z") == nil)
print(type(of: AnyMiddleware(Trim())), MemoryLayout<Int32>.size, [1, 2, 3, 4].chunked(2))
extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
