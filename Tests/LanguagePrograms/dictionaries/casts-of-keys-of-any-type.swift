import Foundation
let info: [AnyHashable: Any] = ["a": 1, "b": "x"]
if let d = info as? [String: Any] { print(d.count, d["a"] as? Int ?? 0) } else { print("no") }
let any: Any = info
if let d = any as? [String: Any] { print(d.count) } else { print("no") }
let h: Any = AnyHashable("k")
print(h is String, h as? String ?? "none", h as? Int ?? -1)
if let s = h as? String { print(s) }
switch h { case let s as String: print("string", s); default: print("other") }
let center = NotificationCenter.default
let token = center.addObserver(forName: Notification.Name("n"), object: nil, queue: nil) { note in
  if let info = note.userInfo as? [String: Any] { print("info", info["a"] ?? 0) }
  if let info = note.userInfo as? [String: Int] { print("ints", info["a"] ?? 0) }
  if let info = note.userInfo as NSDictionary? { print(info.count) }
}
center.post(name: Notification.Name("n"), object: nil, userInfo: ["a": 1])
let mixed: [AnyHashable] = [1, "two", 3.5]
print(mixed.compactMap { $0 as? String }, mixed as? [Int] ?? [], ([1, 2] as [AnyHashable]) as? [Int] ?? [])
let keyed: Any = [1: "x"] as [AnyHashable: String]
print((keyed as? [Int: String]) ?? [:], type(of: h), type(of: keyed))
print((Set<AnyHashable>([1, 2]) as? Set<Int>)?.sorted() ?? [])
let other: Any = ["a": 1, "b": "x"] as [String: Any]
if let d = other as? [AnyHashable: Any] { print(d.count, d["a"] as? Int ?? 0) }
print((5 as Any) as? AnyHashable ?? "none", other is AnyHashable, other is [AnyHashable: Any])
func plain(_ f: Any?) -> AnyHashable? { f as? AnyHashable }
print(plain("t") ?? "no", plain(nil) ?? "no", plain({ }) ?? "no")
let seven: Any = AnyHashable(7)
print(seven as! AnyHashable, seven as? Int ?? -1)
let s: Any = Set([1, 2])
print((s as? Set<AnyHashable>)?.count ?? 0)
let dd: [String: Any] = ["q": 2]
print((dd as? [AnyHashable: Any])?.count ?? 0, (dd as [AnyHashable: Any]).count)
