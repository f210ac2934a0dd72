// JSONSerialization: JSON as dictionaries and arrays of any type, casts of its numbers, and back.
import Foundation
print(NSNumber(value: true), [NSNumber(value: true)] as [Any], NSNumber(value: 2.5), NSNumber(value: 2.0), NSNumber(value: 7))
func parse(_ s: String) -> Any? { do { return try JSONSerialization.jsonObject(with: Data(s.utf8), options: []) } catch { print(error); return nil } }
let o = parse(#"{"name":"Ann","age":31,"score":9.5,"whole":10,"admin":true,"tags":["a","b"],"nested":{"x":[1,2,3],"none":null},"big":12345678901}"#) as! [String: Any]
print(o["name"] as? String ?? "-", o["age"] as? Int ?? -1, o["score"] as? Double ?? -1, o["whole"] as? Double ?? -1, o["admin"] as? Bool ?? false, o["tags"] as? [String] ?? [], o["big"] as? Int ?? 0)
print((o["nested"] as? [String: Any])?["x"] as? [Int] ?? [], (o["nested"] as? [String: Any])?["none"] is NSNull, o["missing"] == nil)
print(o["age"] as? String as Any, o["score"] as? Int as Any, o["name"] as? Int as Any, o["admin"]!, o["age"]!, o["score"]!, o["whole"]!)
print("\(o["admin"]!) \(o["age"]!) \(o["tags"]!)")
if let age = o["age"] as? NSNumber { print(age.intValue, age.doubleValue, age.boolValue, age) }
if case let n as Int = o["whole"]! { print("int", n) }
switch o["score"]! { case let i as Int: print("i", i); case let d as Double: print("d", d); default: print("?") }
switch o["admin"]! { case let b as Bool: print("b", b); default: print("?") }
switch o["name"]! { case let s as String: print("s", s); default: print("?") }
let list = parse(#"[{"id":1,"p":1.5},{"id":2,"p":3}]"#) as? [[String: Any]] ?? []
for i in list { print(i["id"] as! Int, i["p"] as! Double, i["id"] as? Float ?? 0, i["id"] as? UInt8 ?? 0) }
print((parse("[1,2,3]") as? [Int])?.reduce(0, +) ?? -1, (parse("[1.5,2]") as? [Double]) ?? [], (parse(#"{"a":1}"#) as? [String: Int]) ?? [:], (parse("[1,\"x\"]") as? [Int]) as Any, parse("[true]") as? [Bool] as Any)
_ = parse("{"); _ = parse("[1 2]"); _ = parse(""); _ = parse("5"); _ = parse("{\"a\":}"); _ = parse("[\"abc"); _ = parse("tru"); _ = parse("{a:1}"); _ = parse("[1,]"); _ = parse("\"x\"")
print(try JSONSerialization.jsonObject(with: Data("5".utf8), options: .fragmentsAllowed))
func text(_ v: Any, _ o: JSONSerialization.WritingOptions = [.sortedKeys]) { do { print(String(decoding: try JSONSerialization.data(withJSONObject: v, options: o), as: UTF8.self)) } catch { print(error) } }
text(["b": [1, 2.5, true, NSNull(), "x/y"], "a": ["k": 1], "f": false, "n": -3, "z": 1.0] as [String: Any])
text(["a": [:], "e": [], "d": ["q": [1]]] as [String: Any], [.sortedKeys, .prettyPrinted])
text([1, 2, 3]); text(["k": "v/w"], .withoutEscapingSlashes); text(o)
print(JSONSerialization.isValidJSONObject(["a": 1]), JSONSerialization.isValidJSONObject(5), JSONSerialization.isValidJSONObject(["a": Date()]), JSONSerialization.isValidJSONObject([1: 2]), JSONSerialization.isValidJSONObject([NSNull()]))
extension Encodable { var dictionary: [String: Any]? { guard let d = try? JSONEncoder().encode(self) else { return nil }; return (try? JSONSerialization.jsonObject(with: d)) as? [String: Any] } }
struct P: Codable { let a: Int; let b: String? ; let c: [Double] }
let dict = P(a: 1, b: nil, c: [1, 2.5]).dictionary!; print(dict["a"] as! Int, dict["b"] as? String as Any, dict["c"] as! [Double], dict.keys.sorted())
// Numbers as they are: of any size, with their sign, and as short as their type writes them.
let sizes: [Any] = [1e19, 12345678901234567890.0, -0.0, Float(0.1), UInt64.max, 3.0, 9.3e18]
print(sizes.map { ($0 as? NSNumber)?.stringValue ?? "none" })
print(String(data: try JSONSerialization.data(withJSONObject: sizes), encoding: .utf8)!)
print(try JSONSerialization.jsonObject(with: Data("[10000000000000000000, 18446744073709551615, 1e19, -0.5]".utf8)))
