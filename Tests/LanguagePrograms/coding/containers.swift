// Keyed, unkeyed and single value containers, their paths, keys of all kinds.
import Foundation
struct K: CodingKey { var stringValue: String; var intValue: Int?; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { return nil } }
enum E: CodingKey { case a, b }
enum ES: String, CodingKey { case a = "A", b }
enum EI: Int, CodingKey { case a = 1, b }
print(E.a, E.a.stringValue, E(stringValue: "b") as Any, E(stringValue: "c") as Any, E.b.intValue as Any, E.a.description, E.a.debugDescription)
print(ES.a, ES.a.stringValue, ES(stringValue: "A") as Any, ES.b.intValue as Any, ES.a.rawValue, String(describing: ES.a))
print(EI.a, EI.a.stringValue, EI(stringValue: "a") as Any, EI(intValue: 2) as Any, EI.b.intValue as Any)
print(K(stringValue: "q")!)
print([E.a] as [CodingKey])
struct N: Codable { var x: [N]?; var u: [String: [Int]] }
struct H: Codable { var n: N }
func d<T: Decodable>(_ t: T.Type, _ s: String) {
  do { print(try JSONDecoder().decode(t, from: Data(s.utf8))) } catch let e as DecodingError {
    print(e)
    print("\(e)", String(describing: e), String(reflecting: e))
    if case .typeMismatch(let t, let c) = e { print(c.codingPath, t) }
    if case .dataCorrupted(let c) = e { print(c) }
    if case .valueNotFound(let t, let c) = e { print(t, c) }
    if case .keyNotFound(let k, let c) = e { print(k, c) }
    print(e.failureReason as Any)
  } catch { print("o", error) }
}
d(H.self, #"{"n":null}"#)
d(H.self, #"{"n":5}"#)
d(H.self, #"{"n":{"x":[null],"u":{}}}"#)
d(H.self, #"{"n":{"x":[{"u":{"q":[1,"a"]}}],"u":{}}}"#)
d(H.self, #"{"n":{"x":[{"u":{"q":true}}],"u":{}}}"#)
d(H.self, #"{"n":{"x":[{"u":{"q":null}}],"u":{}}}"#)
d(H.self, #"{"n":{"u":null}}"#)
struct M: Decodable {
  let s: String; let arr: [Int]; let rest: [String]
  enum Keys: String, CodingKey { case outer, list }
  enum Inner: CodingKey { case s, arr }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: Keys.self)
    let i = try c.nestedContainer(keyedBy: Inner.self, forKey: .outer)
    s = try i.decodeIfPresent(String.self, forKey: .s) ?? "none"
    var u = try i.nestedUnkeyedContainer(forKey: .arr)
    var a: [Int] = []
    print(u.count as Any, u.currentIndex, u.isAtEnd)
    while !u.isAtEnd { if try u.decodeNil() { a.append(-1) } else { a.append(try u.decode(Int.self)) } }
    arr = a
    rest = (try? c.decode([String].self, forKey: .list)) ?? []
    print(c.allKeys.map(\.rawValue).sorted(), c.contains(.list), c.codingPath, i.codingPath, u.codingPath, decoder.codingPath, decoder.userInfo.count)
    if arr.count == 3 { _ = try u.decode(Int.self) }
    if arr.isEmpty { throw DecodingError.dataCorruptedError(forKey: Keys.list, in: c, debugDescription: "empty") }
    if arr.count == 1 { throw DecodingError.dataCorrupted(.init(codingPath: c.codingPath, debugDescription: "one", underlyingError: nil)) }
    if arr.count == 4 { throw DecodingError.typeMismatch(Int.self, DecodingError.Context(codingPath: i.codingPath + [Inner.arr], debugDescription: "bad")) }
  }
}
d(M.self, #"{"outer":{"arr":[1,null]},"list":["x"]}"#)
d(M.self, #"{"outer":{"arr":[1,null,3]},"list":["x"]}"#)
d(M.self, #"{"outer":{"arr":[]},"list":["x"]}"#)
d(M.self, #"{"outer":{"arr":[1]},"list":["x"]}"#)
d(M.self, #"{"outer":{"arr":[1,2,3,4]},"list":5}"#)
d(M.self, #"{"outer":{"arr":[1,"2"]},"list":5}"#)
d(M.self, #"{"outer":{"arr":5},"list":5}"#)
d(M.self, #"{"outer":5,"list":5}"#)
d(M.self, #"{"list":5}"#)
struct W: Encodable {
  enum Keys: String, CodingKey { case a, b, c, d }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: Keys.self)
    try c.encode(1, forKey: .a)
    try c.encodeNil(forKey: .b)
    var n = c.nestedContainer(keyedBy: Keys.self, forKey: .c)
    try n.encode("x", forKey: .a)
    try n.encodeIfPresent(nil as Int?, forKey: .b)
    var u = c.nestedUnkeyedContainer(forKey: .d)
    try u.encode(1); try u.encode("q"); try u.encodeNil(); try u.encode(contentsOf: [true, false])
    var nn = u.nestedContainer(keyedBy: Keys.self); try nn.encode(2.5, forKey: .a)
    print(u.count, encoder.codingPath, c.codingPath, n.codingPath, u.codingPath, nn.codingPath)
  }
}
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try! e.encode(W()), as: UTF8.self))
struct Nothing: Encodable { func encode(to encoder: Encoder) throws {} }
do { print(String(decoding: try e.encode(Nothing()), as: UTF8.self)) } catch { print(error) }
do { print(String(decoding: try e.encode([Nothing()]), as: UTF8.self)) } catch { print(error) }
struct Bad: Encodable { func encode(to encoder: Encoder) throws { throw EncodingError.invalidValue(5, .init(codingPath: encoder.codingPath, debugDescription: "no")) } }
do { print(try e.encode(["k": Bad()])) } catch { print(error); if case EncodingError.invalidValue(let v, let c) = error { print(v, c.debugDescription, c.codingPath) } }
struct Single: Codable { let v: Int; init(from d: Decoder) throws { v = try d.singleValueContainer().decode(Int.self) }; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(v) } }
d([Single].self, "[1,2]")
d([Single].self, "[1,\"2\"]")
d([Single].self, "[1,null]")
d(Single?.self, "null")
