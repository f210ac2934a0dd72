// dictionaries: AnyHashable, its numbers, and what is cast out of it
print(AnyHashable(1) == AnyHashable(1.0))
print(AnyHashable(1) == AnyHashable(UInt8(1)))
print(AnyHashable("a") == AnyHashable("a"), AnyHashable(1) == AnyHashable("1"))
var d: [AnyHashable: Any] = [1: "one", "two": 2, 3.5: [1, 2], true: "t"]
print(d[1] as? String ?? "-", d["two"] as? Int ?? -1, d[3.5] as? [Int] ?? [], d[true] as? String ?? "-")
d[1.0] = "uno"
print(d.count, d[1] as! String)
let h = AnyHashable(5)
print(h as? Int ?? -1, h as? String ?? "no", h.base, h is Int, h is String)
print(h.base as? Int ?? -1)
struct K: Hashable { var a: Int }
let k = AnyHashable(K(a: 1))
print(k as? K == K(a: 1), k == AnyHashable(K(a: 1)), k == AnyHashable(K(a: 2)))
print(AnyHashable(1).hashValue == AnyHashable(1.0).hashValue)
let s: Set<AnyHashable> = [1, 1.0, "1", UInt8(1)]
print(s.count)
print([AnyHashable(1), "x", 2.5].map { "\($0)" })
print(AnyHashable(true) == AnyHashable(1))
print(AnyHashable(Int8(-1)) == AnyHashable(-1), AnyHashable(-1.0) == AnyHashable(-1), AnyHashable(Float(0.5)) == AnyHashable(0.5))
for (key, value) in d where key == AnyHashable("two") { print(key, value) }
switch h {
case let i as Int: print("int", i);
default: print("other")
}
print(h)
let o: AnyHashable = Optional(3)
print(o == AnyHashable(3))
