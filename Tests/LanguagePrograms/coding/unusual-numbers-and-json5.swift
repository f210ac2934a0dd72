// coding: numbers that JSON does not have, Data in other notations, and JSON5
import Foundation
let e = JSONEncoder()
e.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(String(decoding: try e.encode([Double.infinity, -Double.infinity, Double.nan, 1.5]), as: UTF8.self))
print(String(decoding: try e.encode([Float.infinity]), as: UTF8.self))
e.dataEncodingStrategy = .custom { data, encoder in
    var c = encoder.unkeyedContainer()
    for b in data { try c.encode(String(b, radix: 16)) }
}
struct P: Codable { var d: Data; var f: Double }
e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(P(d: Data([1, 255]), f: .nan)), as: UTF8.self), String(decoding: try e.encode([Data([1])]), as: UTF8.self))
e.dataEncodingStrategy = .deferredToData
print(String(decoding: try e.encode(P(d: Data([1, 255]), f: 2)), as: UTF8.self))
let d = JSONDecoder()
d.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(try d.decode([Double].self, from: Data(#"["inf", "-inf", "nan", 2]"#.utf8)))
do { _ = try d.decode([Double].self, from: Data(#"["x"]"#.utf8)) } catch DecodingError.typeMismatch(let t, _) { print("mismatch", t) } catch { print("other") }
d.dataDecodingStrategy = .custom { Data([UInt8(try $0.singleValueContainer().decode(String.self), radix: 16)!]) }
print(Array(try d.decode([Data].self, from: Data(#"["ff"]"#.utf8))[0]))
d.dataDecodingStrategy = .deferredToData
print(Array(try d.decode(P.self, from: Data(#"{"d":[1,2],"f":"inf"}"#.utf8)).d))
let j = JSONDecoder(); j.allowsJSON5 = true
print(try j.decode([String: Int].self, from: Data("{a: 1,}".utf8)))
struct Q: Codable { var name: String; var list: [Double]; var hex: Int; var on: Bool? }
let text = """
// config
{ name: 'it\\'s', /* all
 kinds */ "list": [1, +2, .5, 3., 1e3, Infinity, -Infinity,], hex: 0xFF, on: true }
// end
"""
print(try j.decode(Q.self, from: Data(text.utf8)))
do { _ = try JSONDecoder().decode([String: Int].self, from: Data("{a: 1}".utf8)) } catch { print("plain fails") }
do { _ = try JSONDecoder().decode([Double].self, from: Data("[+1]".utf8)) } catch { print("plain fails") }
