// Closures of several statements: what is around them says their types, else the first `return` does.
import Foundation

class Animal {}
class Dog: Animal {}
let xs = [1, 2, 3]
let ds = [1.5, 2.5]
let words = ["a", "bb"]
func same<T>(_ f: (Int) -> T) -> T { f(1) }
func pair<T>(_ a: T, _ f: (Int) -> T) -> T { f(1) }
func opt<T>(_ f: (Int) -> T?) -> T? { f(1) }
func arr<T>(_ f: (Int) -> [T]) -> [T] { f(1) }
func retry<T>(_ f: () throws -> T) rethrows -> T { try f() }
struct Box<T> { var v: T; init(_ f: () -> T) { v = f() } }
let queue = DispatchQueue(label: "q")
let lock = NSLock()
func t<T>(_ n: Int, _ v: T) { print(n, type(of: v), v) }

t(1, xs.map { x in if x > 1 { return 2.5 }; return 1 })
t(2, xs.map { x in if x > 1 { return [] }; return [x] })
t(3, xs.map { x in if x > 1 { return [x] }; return [] })
t(4, xs.flatMap { x in if x > 1 { return [x] }; return [] })
t(5, xs.compactMap { x in if x > 1 { return x }; return nil })
t(6, xs.map { x in if x > 1 { return Optional(x) }; return nil })
t(7, xs.map { x in if x > 1 { return Animal() }; return Dog() } is [Animal])
t(8, xs.map { x in if x > 1 { return Character("b") }; return "a" })
t(9, xs.map { x in if x > 1 { return UInt8(3) }; return 1 })
t(10, xs.map { x in if x > 1 { return (1, 2.5) }; return (2, 1) })
t(11, xs.map { x in let y = x; return 1 } as [Double])
t(12, (xs.map { x in if x > 1 { return 1 }; return 2.5 } as [Double]))
t(13, (xs.compactMap { x in if x > 1 { return nil }; return x } as [Int]))
t(14, xs.map { x in if x > 1 { return 1 }; return 2.5 } == [2.5])
t(15, xs.flatMap { x in if x > 1 { return [] }; return [x] }.count)
t(16, xs.compactMap { x in if x > 1 { return nil }; return x }.map { $0 + 1 })
t(17, same { x in if x > 1 { return nil }; return x } as Int?)
t(18, pair(1) { x in if x > 1 { return 1 }; return 2.5 })
t(19, pair(2.5) { x in if x > 1 { return 1 }; return 2.5 })
t(20, pair(1) { x in if x > 1 { return 2.5 }; return 2 })
t(21, pair(1) { x in if x > 1 { return x }; return 2 })
t(22, pair(1) { x in let y = ds[0]; return y })
t(23, pair([]) { x in if x > 1 { return [] }; return [2] })
t(24, opt { x in if x > 1 { return x }; return nil })
t(25, arr { x in if x > 1 { return [] }; return [x] })
t(26, arr { x in if x > 1 { return [x] }; return [] })
t(27, Box<Double> { if xs.count > 1 { return 1 }; return 2.5 }.v)
t(28, ({ if xs.count > 1 { return 1 }; return 2.5 }() as Double))
t(29, { if xs.count > 1 { return 1 }; return 2 }())
t(30, { if xs.count > 1 { return [] }; return [2] }())
t(31, { if xs.count > 1 { return nil }; return 2 }() ?? 5)
t(32, ({ if xs.count > 1 { return nil }; return 2 }() ?? 2.5))
t(33, words.reduce(0) { a, w in if w == "a" { return a }; return a + w.count })
t(34, words.reduce(0) { a, w in if w == "a" { return a }; return a + 1.5 })
t(35, words.reduce([]) { a, w in if w == "a" { return a }; return a + [w] })
t(36, words.reduce(into: []) { a, w in let k = w; a.append(k) })
t(37, words.map { w in switch w { case "a": return 2.5; default: return 1 } })
t(38, words.map { w in do { return try JSONDecoder().decode(Int.self, from: Data()) } catch { return 0 } })
t(39, words.compactMap { w in do { return try JSONDecoder().decode(Int.self, from: Data()) } catch { return nil } })
t(40, words.map { w in if w == "a" { return 1 as Any }; return "x" })
t(41, words.map { w in if w == "a" { return w as Any? }; return nil })
t(42, xs.map { x in if x > 1 { return [2.5] }; return [1] })
t(43, xs.map { x in if x > 1 { return [1, "a"] as [Any] }; return [2.5] })
t(44, xs.map { x in if x > 1 { return [nil] }; return [x] })
t(45, xs.map { x in if x > 1 { return { 1 } }; return { 2 } }.count)
t(46, xs.map { x in if x > 1 { return x > 2 ? 1 : 2.5 }; return 1 })
t(47, xs.map { x in if x > 1 { return x > 2 ? nil : 1 }; return 1 })
t(48, xs.map { x in if x > 1 { return x > 2 ? [] : [1] }; return [] })
t(49, xs.flatMap { x in if x > 1 { return x > 2 ? [] : [1] }; return [] })
t(50, xs.flatMap { x in if x > 1 { return "abc" }; return "" })
t(51, xs.flatMap { x in if x > 1 { return Set([x]) }; return [] })
t(52, xs.map { x in if x > 1 { return 1 }; return 2.5 }.map { $0 * 2.5 })
t(53, xs.map { x in if x > 1 { return 1 }; return 2.5 }.reduce(0.5, +))
t(54, xs.compactMap { x in if x > 1 { return nil }; return x }.filter { $0 > 1 })
t(55, xs.compactMap { x in if x > 1 { return nil }; return x }.reduce(0, +))
t(56, xs.compactMap { x in if x > 1 { return nil }; return x }.sorted { $0 < $1 })
t(57, xs.compactMap { x in if x > 1 { return nil }; return "a" }.joined())
t(58, xs.compactMap { x in if x > 1 { return nil }; return "a" }.joined(separator: ","))
t(59, xs.compactMap { x in if x > 1 { return nil }; return "a" } == ["a"])
t(60, xs.compactMap { x in if x > 1 { return nil }; return x } + [5])
t(61, xs.compactMap { x in if x > 1 { return nil }; return x }.contains(1))
t(62, (xs.compactMap { x in if x > 1 { return nil }; return x } as [Int]).count)
t(63, [Int](xs.compactMap { x in if x > 1 { return nil }; return x }))
t(64, words.reduce("") { a, w in if a.isEmpty { return w }; return a + "," + w })
t(65, words.reduce(0) { a, w in let n = w.count; return max(a, n) })
t(66, words.reduce(0) { a, w in let n = Double(w.count); return a + n })
t(67, words.reduce((0, 0)) { a, w in let n = w.count; return (a.0 + n, a.1 + 1) })
t(68, words.reduce((0, 0.5)) { a, w in let n = w.count; return (a.0 + n, a.1 + 1) })
t(69, words.reduce(([], 0)) { a, w in let n = w.count; return (a.0 + [w], a.1 + n) })
t(70, words.reduce([]) { a, w in let n = [w]; return n + a })
t(71, words.reduce([String]()) { a, w in if a.isEmpty { return [] }; return a + [w] })
t(72, words.reduce(into: (0, [])) { a, w in a.0 += 1; a.1.append(w) })
t(73, words.map { w in var n = 0; for c in w where c == "a" { n += 1 }; return n })
t(74, words.map { w in var n = 0; n += w.count; return (w, n) })
t(75, words.map { w in let n = w.count; return n > 1 ? nil : n })
t(76, words.map { w in let n = w.count; return n > 1 ? nil : "x" })
t(77, words.compactMap { w in let n = w.count; return n > 1 ? nil : n })
t(78, words.compactMap { w in let n = w.count; return n > 1 ? w : nil })
t(79, words.flatMap { w in let n = w.count; return n > 1 ? [] : [n] })
t(80, words.flatMap { w in let n = w.count; return n > 1 ? [w] : [] })
t(81, words.sorted { a, b in if a.count == b.count { return a < b }; return a.count < b.count })
t(82, words.first { w in let n = w.count; return n > 1 })
t(83, words.filter { w in if w == "a" { return true }; return false })
t(84, words.map { w in if w == "a" { return ("x", 1) }; return (w, 2) })
t(85, words.map { w in if w == "a" { return (name: "x", n: 1) }; return (w, 2) })
t(86, words.map { w in if w == "a" { return ("x", 1) }; return (name: w, n: 2) })
do { let a: [Int] = xs.compactMap { x in if x > 1 { return nil }; return x }; t(87, a) }
do { let a: [Double] = xs.map { x in if x > 1 { return 1 }; return 2.5 }; t(88, a) }
do { let v = queue.sync { let n = xs.count; return n }; t(89, v) }
do { let v: Double? = queue.sync { if xs.count > 5 { return nil }; return 2.5 }; t(90, v) }
do { if queue.sync(execute: { if xs.count > 5 { return nil }; return xs.first }) == 1 { t(91, 1) } }
do { let v = queue.sync { if xs.count > 5 { return xs.first }; return nil }; t(92, v as Any) }
do { let v = queue.sync { if xs.count > 5 { return xs.first }; return 3 }; t(93, v as Any) }
do { let v = queue.sync { () -> Int? in if xs.count > 5 { return 3 }; return xs.first }; t(94, v as Any) }
do { let v = lock.withLock { if xs.count > 5 { return [] }; return xs }; t(95, v) }
do { var cache: [String: Int] = [:]; let v = lock.withLock { if let f = cache["a"] { return f }; cache["a"] = 1; return 1 }; t(96, v) }
do { var cache: [String: Double] = [:]; let v = lock.withLock { if let f = cache["a"] { return f }; cache["a"] = 1; return 1 }; t(97, v) }
do { let v = try? { () throws in if xs.isEmpty { throw CocoaError(.fileNoSuchFile) }; return 1 }(); t(98, v as Any) }
do { let v: () -> Double = { if xs.isEmpty { return 1 }; return 2.5 }; t(99, v()) }
do { let v = { (x: Int) in if x > 1 { return [] }; return [x] }; t(100, v(2)) }
do { let v: Double = [1, 2].map { x in if x > 1 { return 1 }; return 2.5 }.reduce(0, +); t(101, v) }
do { let v = lock.withLock { if xs.count > 5 { return nil }; return xs.first } ?? 7; t(102, v) }
do { let v = same { x in if xs.count > 5 { return nil }; return xs.first } ?? 7; t(103, v) }
do { let v = queue.sync { if xs.count > 5 { return nil }; return xs.first } ?? 7; t(104, v) }
do { let v = queue.sync { if xs.count > 5 { return nil }; return 8 } ?? 7; t(105, v) }
do { let v = (queue.sync { if xs.count > 5 { return nil }; return 8 }) ?? 7; t(106, v) }
do { let v = queue.sync { if xs.count > 5 { return nil }; return 8 } == 7; t(107, v) }
do { let v = queue.sync { if xs.count > 5 { return 1 }; return 8 } + 7; t(108, v) }
do { let v = queue.sync { if xs.count > 5 { return [] }; return [7] } + [8]; t(109, v) }
do { let v = "\(queue.sync { if xs.count > 5 { return nil }; return 8 } ?? 7)"; t(110, v) }
do { let v = queue.sync { if xs.count > 5 { return nil }; return "a" } ?? words[0]; t(111, v) }
do { let v = queue.sync { if xs.count > 5 { return nil }; return "a" } ?? words.first; t(112, v as Any) }
do { let v = queue.sync { if xs.count > 5 { return nil }; return "a" } ?? words.first ?? "c"; t(113, v) }
do { let v = queue.sync { if xs.count > 5 { return nil }; return "a" } as String?; t(114, v as Any) }
do { var s: String?; s = queue.sync { if xs.count > 5 { return nil }; return "a" }; t(115, s as Any) }
do { var s: [Int] = []; s += queue.sync { if xs.count > 5 { return [] }; return [1] }; t(116, s) }
do { var s = 0.5; s += queue.sync { if xs.count > 5 { return 1 }; return 2.5 }; t(117, s) }
do { for v in queue.sync(execute: { if xs.count > 5 { return [] }; return [1] }) { t(118, v) } }
do { let v = [queue.sync { if xs.count > 5 { return 1 }; return 2 }, 4.5]; t(119, v) }
do { let v = (queue.sync { if xs.count > 5 { return [] }; return xs }, 1); t(120, v) }
do { let v = xs.map { x in queue.sync { if x > 1 { return 1 }; return x } }; t(121, v) }
do { let v: [Int?] = xs.map { x in queue.sync { if x > 1 { return nil }; return x } }; t(122, v) }
do { let v = try? { () throws -> Int in if xs.isEmpty { throw CocoaError(.fileNoSuchFile) }; return 1 }(); t(123, v as Any) }
do { let v = Result { () throws in if xs.isEmpty { throw CocoaError(.fileNoSuchFile) }; return 1 }; t(124, (try? v.get()) as Any) }
do { let v = Result { if xs.isEmpty { throw CocoaError(.fileNoSuchFile) }; return nil } as Result<Int?, Error>; t(125, (try? v.get()) as Any) }
do { let v = (1...3).map { i in if i == 2 { return "two" }; return "\(i)" }; t(126, v) }
do { let v = (1...3).map { i in if i == 2 { return 2 }; return i }; t(127, v) }
do { let v = (1...3).map { i in if i == 2 { return 2.0 }; return Double(i) }; t(128, v) }
do { let v = (1...3).map { i in if i == 2 { return "a" as Character }; return "b" }; t(129, v) }
do { let v = (1...3).reduce(0) { s, i in if i == 2 { return s }; return s + i }; t(130, v) }
do { let v = (1...3).reduce(into: []) { s, i in if i == 2 { return }; s.append(i) }; t(131, v) }
do { let v = (1...3).reduce(into: [Int]()) { s, i in if i == 2 { return }; s.append(i) }; t(132, v) }
do { let v = Optional(1).map { i in if i == 2 { return "a" }; return "b" }; t(133, v as Any) }
do { let v: String? = Optional(1).flatMap { i in if i == 2 { return nil }; return "b" }; t(134, v as Any) }
do { let v = Optional(1).flatMap { i in if i == 2 { return nil }; return "b" } ?? "c"; t(135, v) }
do { let item = DispatchWorkItem { if xs.isEmpty { return }; t(136, 1) }; item.perform() }
do { let v = xs.sorted { if $0 == $1 { return true }; return $0 > $1 }; t(137, v) }
do { let v = xs.map { if $0 > 1 { return nil }; return $0 } as [Int?]; t(138, v) }
do { let v = xs.map { if $0 > 1 { return [] }; return [$0] } as [[Int]]; t(139, v) }
do { let v = xs.lazy.map { x in if x > 1 { return 1 }; return 2 }; t(140, Array(v)) }
