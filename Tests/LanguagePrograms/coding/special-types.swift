// Dictionaries by other keys, wrappers, raw values, classes, values of protocol types.
import Foundation
struct K: CodingKey { var stringValue: String; var intValue: Int?; init(_ s: String, _ i: Int? = nil) { stringValue = s; intValue = i }; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { return nil } }
struct My: Error {}
typealias C = DecodingError.Context
print(DecodingError.dataCorrupted(C(codingPath: [], debugDescription: "")))
print(DecodingError.dataCorrupted(C(codingPath: [K("a.b"), K("1", 1), K("", nil), K("x y"), K("2")], debugDescription: "", underlyingError: My())))
print(DecodingError.dataCorrupted(C(codingPath: [K("q")], debugDescription: "dd", underlyingError: My())))
print(DecodingError.keyNotFound(K("1", 1), C(codingPath: [K("0", 0), K("0",0)], debugDescription: "dd")))
print(EncodingError.invalidValue("v", .init(codingPath: [K("q")], debugDescription: "", underlyingError: My())))
print(C(codingPath: [K("q")], debugDescription: "dd", underlyingError: My()))
func d<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try JSONDecoder().decode(t, from: Data(s.utf8))) } catch { print(error) } }
d([String: [Int]].self, #"{"1":["a"]}"#)
d([Int: [Int]].self, #"{"1":["a"]}"#)
enum Kd: String, Codable { case a }
d([Kd: Int].self, #"["a",1]"#)
d([Kd: Int].self, #"["a"]"#)
d([Kd: Int].self, #"{"a":1}"#)
d([Float].self, "[0.1, 16777217]")
d([Int].self, "[9007199254740993, 1e3, -0, 1E+2, 12e-1]")
d([Int].self, "[9223372036854775807]")
d([Int].self, "[9223372036854775807.0]")
d([UInt64].self, "[18446744073709551615]")
d([Character].self.self == [Character].self ? [String].self : [String].self, "[\"x\"]")
struct G<T: Codable>: Codable { var v: T; var o: T? }
d(G<Int>.self, #"{"v":1}"#); d(G<[String]>.self, #"{"v":["a"],"o":["b"]}"#)
print(G<Int>.self)
class A: Codable { var x = 1; var y: String?; }
print(A().x)
class A2: Codable { let x: Int; let y: String? }
do { let a = try JSONDecoder().decode(A2.self, from: Data(#"{"x":4}"#.utf8)); print(a.x, a.y as Any) } catch { print(error) }
class B: A2 { var z = 5 }
do { let a = try JSONDecoder().decode(B.self, from: Data(#"{"x":4,"z":9}"#.utf8)); print(a.x, a.z) } catch { print(error) }
class C3: A2 { var z: Int; enum CodingKeys: CodingKey { case z }
 required init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); z = try c.decode(Int.self, forKey: .z); try super.init(from: d) }
 override func encode(to e: Encoder) throws { try super.encode(to: e); var c = e.container(keyedBy: CodingKeys.self); try c.encode(z, forKey: .z) } }
do { let a = try JSONDecoder().decode(C3.self, from: Data(#"{"x":4,"z":9}"#.utf8)); print(a.x, a.z)
 let e = JSONEncoder(); e.outputFormatting = .sortedKeys; print(String(data: try e.encode(a), encoding: .utf8)!) } catch { print(error) }
@propertyWrapper struct Def: Codable { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
 init(from d: Decoder) throws { wrappedValue = try d.singleValueContainer().decode(Int.self) }
 func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
struct WW: Codable { @Def var n: Int; @Def var m = 3 }
d(WW.self, #"{"n":1,"m":2}"#); d(WW.self, #"{"n":1}"#)
extension KeyedDecodingContainer { func decode(_ type: Def.Type, forKey key: Key) throws -> Def { try decodeIfPresent(type, forKey: key) ?? Def(wrappedValue: 77) } }
struct WX: Codable { @Def var n: Int }
d(WX.self, "{}")
struct RawS: RawRepresentable, Codable, Hashable { let rawValue: String }
d([RawS].self, #"["q"]"#)
struct Opt: OptionSet, Codable { let rawValue: Int; static let a = Opt(rawValue: 1) }
d([Opt].self, "[1]")
do { let e = JSONEncoder(); print(String(data: try e.encode([Opt.a]), encoding: .utf8)!, String(data: try e.encode([RawS(rawValue: "z"): 1]), encoding: .utf8)!) } catch { print(error) }
struct AnyEnc: Encodable { let f: (Encoder) throws -> Void; init<T: Encodable>(_ v: T) { f = v.encode }; func encode(to e: Encoder) throws { try f(e) } }
do { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; print(String(data: try e.encode(["a": AnyEnc(1), "b": AnyEnc("x")]), encoding: .utf8)!) } catch { print(error) }
let anyE: [Encodable] = [1, "x", true]
struct Wrap: Encodable { let v: Encodable; func encode(to e: Encoder) throws { try v.encode(to: e) } }
do { let e = JSONEncoder(); print(String(data: try e.encode(anyE.map { Wrap(v: $0) }), encoding: .utf8)!) } catch { print(error) }
func enc(_ v: any Encodable) throws -> Data { try JSONEncoder().encode(v) }
print(String(decoding: try enc([1,2]), as: UTF8.self))
