// simulate: platform linux
// Predicates that are closures, literals of objects, status texts, registered defaults, systems and clocks, moves in differences,
// types of key paths, and collections that are their own parts.
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
let v = ProcessInfo.processInfo.operatingSystemVersion
print(type(of: v), ProcessInfo.processInfo.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 1, minorVersion: 0, patchVersion: 0)))
print(Bundle.main.localizedString(forKey: "k", value: nil, table: nil), Bundle.main.localizedString(forKey: "k", value: "v", table: nil), Bundle.main.localizedString(forKey: "k", value: "", table: nil))
print(NSArray(array: [1, 2, 3]).filtered(using: NSPredicate { o, _ in (o as? Int ?? 0) > 1 }))
print(NSPredicate(value: true).evaluate(with: nil), NSPredicate(value: false).evaluate(with: 1))
let np = NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(value: true), NSPredicate { _, _ in true }]); print(np.evaluate(with: 1))
let md: NSMutableDictionary = ["k": 1]
md["z"] = "q"
print(md.count, md["k"] as? Int ?? 0)
print([Any?](arrayLiteral: 1, nil), Dictionary(dictionaryLiteral: ("a", 1)), Set(arrayLiteral: 1), Array(arrayLiteral: 1, 2), ArraySlice(arrayLiteral: 1), [String: Int](dictionaryLiteral: ("x", 2)), Set<String>(arrayLiteral: "p"))
var ts = timespec()
print(clock_gettime(CLOCK_MONOTONIC, &ts) == 0, ts.tv_sec >= 0, clock_gettime(CLOCK_REALTIME, &ts), ts.tv_sec > 900_000_000)
let dd = [2, 3, 1].difference(from: [1, 2, 3]).inferringMoves()
for c in dd { if case .insert(let o, let e, let a) = c { print(o, e, a as Any) } }
for c in ["a", "b", "b", "c"].difference(from: ["b", "c", "a", "b", "d"]).inferringMoves() { print(c) }
func vt(_ p: PartialKeyPath<String>) -> Any.Type { type(of: p).valueType }
print(vt(\String.count), type(of: \String.count).rootType, type(of: \String.count as AnyKeyPath).valueType)
print(UserDefaults.standard.url(forKey: "none") as Any)
print([404, 200, 299, 418, 503, 700].map { HTTPURLResponse.localizedString(forStatusCode: $0) })
let defaults = UserDefaults(suiteName: "t")!
defaults.register(defaults: ["a": 1])
print(defaults.object(forKey: "none") == nil, defaults.string(forKey: "a") ?? "nil", ProcessInfo.processInfo.systemUptime > 0)
print([.userInteractive, .userInitiated, .utility, .background, .default].map { (quality: QualityOfService) in quality.rawValue })
print(QualityOfService(rawValue: 2) == .utility, QualityOfService(rawValue: 77) as Any)
func skip<Input: Collection>(_ i: inout Input, _ n: Int) where Input.SubSequence == Input { i.removeFirst(n) }
func pop<Input: Collection>(_ i: inout Input) -> Input.Element? where Input.SubSequence == Input { i.popFirst() }
func one<Input: BidirectionalCollection>(_ i: inout Input) -> Input.Element where Input.SubSequence == Input { _ = i.popLast(); i.removeLast(1); return i.removeFirst() }
var ss = Substring("abcd")
skip(&ss, 2); print(ss, pop(&ss) as Any, ss)
var sl = [1, 2, 3, 4][...]; print(one(&sl), sl)
