// What encoders write: numbers, texts, dates, keys, layouts; and how the same comes back.
import Foundation
struct Item: Codable { var id: Int; var name: String?; var price: Double; var tags: [String]; var meta: [String: Int]; var when: Date?; var flag = true; var f: Float = 1.5; let k = 3 }
let i = Item(id: 1, name: nil, price: 2, tags: ["a/b", "q\"uo\\te\n\u{1}é"], meta: ["z": 1, "a": 2], when: Date(timeIntervalSinceReferenceDate: 12345.5))
func show<T: Encodable>(_ v: T, _ e: JSONEncoder) {
  do { print(String(data: try e.encode(v), encoding: .utf8)!) } catch { print(error) ; print(error.localizedDescription) }
}
let e = JSONEncoder()
e.outputFormatting = .sortedKeys
show(i, e)
e.outputFormatting = [.sortedKeys, .prettyPrinted]
show(i, e)
e.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
e.dateEncodingStrategy = .iso8601
e.keyEncodingStrategy = .convertToSnakeCase
show(i, e)
e.dateEncodingStrategy = .secondsSince1970
show(i, e)
e.dateEncodingStrategy = .millisecondsSince1970
show(i, e)
struct S: Codable { var someLongName = 1; var URLString = "u"; var idNumber2 = 3; var myHTTPThing = [String: Int](); var _x = 1; var a_b = 2 }
show(S(), e)
let p = JSONEncoder(); p.outputFormatting = [.prettyPrinted, .sortedKeys]
show([Int](), p); show([String: Int](), p); show([[1,2],[]], p); show(["a": ["b": [1]]], p)
show(5, e); show("x", e); show(true, e); show(nil as Int?, e); show([1, nil], e)
show(1.0, e); show(0.1, e); show(1e100, e); show(-0.0, e); show(Float(0.1), e); show(1e-7, e); show(123456789012345680.0, e); show(1e16,e); show(1e15, e)
show(Double.nan, e); show([Double.infinity], e)
show(["url": URL(string: "https://a.b/c?d=e")!], JSONEncoder())
show([UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!], e)
show(Data([1,2,3]), e)
show([1: "a"], e)
enum K: String, Codable { case x, y }
show([K.x: 1], e)
show([K.x, .y], e)
enum Shape: Codable { case circle(radius: Double), square(Int, name: String), none }
show([Shape.circle(radius: 1), .square(2, name: "n"), .none], e)
show("\u{7f}\u{2028}\u{0}\u{8}\u{c}\r\t</script>", JSONEncoder())
show(UInt64.max, e); show(Int8(-3), e)
show(Date(timeIntervalSinceReferenceDate: 1.25), JSONEncoder())
struct Empty: Codable {}
show(Empty(), p)
show([Empty()], p)
class Animal: Codable { var name = "n"; init() {} }
class Dog: Animal { var breed = "b" }
show(Dog(), e)
let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase
struct T: Codable { var firstName: String; var userId: Int; var _lead: Int; var imageUrl: String }
do { print(try d.decode(T.self, from: #"{"first_name":"a","user_id":1,"_lead":2,"image_url":"u"}"#.data(using: .utf8)!)) } catch { print(error) }
do { print(try d.decode(T.self, from: #"{"first_name":"a","_lead":2,"image_url":"u"}"#.data(using: .utf8)!)) } catch { print(error) }
d.dateDecodingStrategy = .iso8601
do { print(try d.decode([Date].self, from: #"["2024-01-02T03:04:05Z"]"#.data(using: .utf8)!)) } catch { print(error) }
do { print(try d.decode([Date].self, from: #"["2024-01-02T03:04:05.123Z"]"#.data(using: .utf8)!)) } catch { print(error) }
do { print(try d.decode([Date].self, from: #"["2024-01-02T03:04:05+02:00"]"#.data(using: .utf8)!)) } catch { print(error) }
do { print(try d.decode([Date].self, from: #"["2024"]"#.data(using: .utf8)!)) } catch { print(error) }
do { print(try d.decode([Date].self, from: #"[5]"#.data(using: .utf8)!)) } catch { print(error) }
d.dateDecodingStrategy = .secondsSince1970
do { print(try d.decode([Date].self, from: #"[5, 1.5]"#.data(using: .utf8)!)) } catch { print(error) }
d.dateDecodingStrategy = .millisecondsSince1970
do { print(try d.decode([Date].self, from: #"[5000]"#.data(using: .utf8)!)) } catch { print(error) }
let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; f.timeZone = TimeZone(secondsFromGMT: 0)
d.dateDecodingStrategy = .formatted(f)
do { print(try d.decode([Date].self, from: #"["2024-02-03"]"#.data(using: .utf8)!)) } catch { print(error) }
do { print(try d.decode([Date].self, from: #"["x"]"#.data(using: .utf8)!)) } catch { print(error) }
do { print(try d.decode([String: Date].self, from: #"{"a_b": "2024-02-03"}"#.data(using: .utf8)!)) } catch { print(error) }
struct Lazy: Codable { var a = 1; lazy var b = 2; static var c = 3; var d: Int { 4 } ; var e: Int = 5 { didSet {} } }
show(Lazy(), p)
struct NoKey: Codable { var a = 1; var b = 2; enum CodingKeys: String, CodingKey { case a = "A" } }
show(NoKey(), p)
do { print(try JSONDecoder().decode(NoKey.self, from: Data(#"{"A": 7}"#.utf8))) } catch { print(error) }
do { print(try JSONDecoder().decode(NoKey.self, from: Data(#"{"a": 7}"#.utf8))) } catch { print(error) }
struct V: Codable { var x: Int? = 9; var y = 3 }
do { print(try JSONDecoder().decode(V.self, from: Data(#"{"y": 7}"#.utf8))) } catch { print(error) }
do { print(try JSONDecoder().decode(V.self, from: Data(#"{}"#.utf8))) } catch { print(error) }
do { print(try d.decode(Dog.self, from: Data(#"{"name": "rex"}"#.utf8)).name) } catch { print(error) }
