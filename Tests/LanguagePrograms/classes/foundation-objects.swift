// NSNumber, NSString, NSRange and Foundation's collections, and how casts see them.
import Foundation
let n = NSNumber(value: 42)
print(n, NSNumber(value: 2.5), NSNumber(value: true), NSNumber(value: -7 as Int8), NSNumber(value: UInt64.max), NSNumber(value: 1.0), NSNumber(value: Float(0.1)), 3 as NSNumber, 2.5 as NSNumber, true as NSNumber)
print(n == NSNumber(value: 42.0), n.isEqual(42), n.isEqual("x"), n.hash == NSNumber(value: 42).hash, Set([n, NSNumber(value: 42)]).count)
print(NSNumber(value: 3.7).intValue, NSNumber(value: -3.7).intValue, NSNumber(value: 300).uint8Value, NSNumber(value: -1).uint16Value, NSNumber(value: 1.5).boolValue, NSNumber(value: 7).floatValue, NSNumber(value: 1e10).int64Value, NSNumber(value: 5).stringValue, NSNumber(value: 5.0).stringValue)
let any: [Any] = [1, 2.5, true, "s", Int8(3), Float(1.5), UInt64.max]
for x in any { if let k = x as? NSNumber { print("number", k, terminator: " ") } else { print("other", x, terminator: " ") } }
print()
for x in any { print(x as? Int ?? -1, x as? Double ?? -1, x as? Bool as Any, x as? String ?? "-", terminator: "; ") }
print()
let boxed: Any = NSNumber(value: 7)
print(boxed as? Int ?? 0, boxed as? Double ?? 0, boxed as? Bool as Any, boxed as? Int8 ?? 0, boxed is NSNumber, boxed is Int, (NSNumber(value: 1) as? Bool) as Any, NSNumber(value: 9) as! Int)
let s: NSString = "héllo wörld"
print(s.length, s.character(at: 1), s.substring(with: NSRange(location: 6, length: 3)), s.range(of: "wör"), s.range(of: "zzz").location == NSNotFound, s.uppercased, s.capitalized)
let back: String = s as String
print(back.count, s == "héllo wörld" as NSString, s.isEqual("héllo wörld"), (s as Any) as? String ?? "nil", ("x" as Any) as? NSString ?? "none", s.hash == ("héllo wörld" as NSString).hash)
for p in ["/a/b/c.txt", "ab", "/", "", "/a/", "a/b.tar.gz", ".hidden", "/a/.b", "x.", "a b/c d.e f"] { let q = p as NSString; print(p.debugDescription, q.lastPathComponent, q.pathExtension, q.deletingPathExtension, q.deletingLastPathComponent, q.pathComponents, q.appendingPathComponent("z"), q.isAbsolutePath) }
for t in ["42", " 42x", "-7.9", "x", "", "1e3", "0x10", "YES", "no", "true", "0", "  12"] { let q = t as NSString; print(t.debugDescription, q.integerValue, q.doubleValue, q.intValue, q.boolValue) }
let r = NSRange(location: 2, length: 5)
print(r, r.lowerBound, r.upperBound, NSMaxRange(r), r.contains(6), NSLocationInRange(7, r), r.intersection(NSRange(location: 4, length: 10)) as Any, NSUnionRange(r, NSMakeRange(10, 2)), NSRange(3..<8), Range(r) as Any, r == NSMakeRange(2, 5))
let t = "a😀bc"
print(NSRange(t.range(of: "b")!, in: t), Range(NSRange(location: 1, length: 2), in: t).map { String(t[$0]) } as Any, NSRange(t.startIndex..., in: t), (t as NSString).length, Range(NSRange(location: 90, length: 1), in: t) as Any)
let m = NSMutableString(string: "hello")
m.append(" world"); m.insert("big ", at: 6); m.deleteCharacters(in: NSRange(location: 0, length: 1)); m.replaceCharacters(in: NSRange(location: 0, length: 4), with: "J")
print(m, m.length, m.replaceOccurrences(of: "b", with: "B", options: [], range: NSRange(location: 0, length: m.length)), m)
m.append("-5"); m.setString(m.uppercased); print(m)
let a: NSArray = [1, "two", 3.5, NSNull()]
print(a.count, a[1] as! String, a.object(at: 0) as! Int, a.index(of: "two"), a.contains(3.5), a.index(of: 99) == NSNotFound, a.firstObject as? Int ?? 0)
for (i, e) in a.enumerated() { print(i, e, terminator: " ") }
print()
let ma = NSMutableArray(array: [5, 3, 9])
ma.add(1); ma.insert(7, at: 0); ma.removeObject(at: 1); ma.exchangeObject(at: 0, withObjectAt: 1); ma[0] = 100; ma.addObjects(from: [2, 2])
print(ma.count, ma as? [Int] ?? [], ma.componentsJoined(by: "-"), (ma.mutableCopy() as! NSMutableArray).count)
ma.sort { ($0 as! Int) < ($1 as! Int) ? .orderedAscending : .orderedDescending }
ma.removeLastObject(); print(ma as! [Int]); ma.removeAllObjects(); print(ma.count, ma.lastObject == nil)
let names: [String] = (["b", "a"] as NSArray) as! [String]; print(names)
let d: NSDictionary = ["a": 1, "b": [1, 2]]
print(d.count, d["a"] as? Int ?? 0, d.object(forKey: "b") as? [Int] ?? [], (d.allKeys as! [String]).sorted(), d["zz"] == nil, (d as? [String: Any])?.count ?? -1)
let md = NSMutableDictionary()
md["x"] = 1; md.setObject("v", forKey: "k" as NSString); md.setObject(2, forKey: "y" as NSString); md["x"] = nil; md.removeObject(forKey: "nope")
print(md.count, md["k"] as? String ?? "-", md.allValues.count, (md as! [String: Any]).keys.sorted())
for (k, v) in d where (k as! String) == "a" { print(k, v) }
let set = NSMutableSet(array: [1, 2, 2]); set.add("x"); set.remove(1); print(set.count, set.contains(2), set.contains(1), set.allObjects.count)
let cs = NSCountedSet(); cs.add("a"); cs.add("a"); cs.add("b"); cs.remove("b"); print(cs.count(for: "a"), cs.count(for: "b"), cs.count)
print((["k": 1] as NSDictionary).isEqual(["k": 1] as NSDictionary), ([1, 2] as NSArray) == ([1, 2] as NSArray), ([1] as NSArray).isEqual([2] as NSArray))
