// Foundation's coders conform to protocols of ones own.
import Foundation
protocol AnyEncoder { func encode<T: Encodable>(_ value: T) throws -> Data }
extension JSONEncoder: AnyEncoder {}
protocol AnyDecoder { func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T }
extension JSONDecoder: AnyDecoder {}
extension Encodable { func encoded(using e: AnyEncoder = JSONEncoder()) throws -> Data { try e.encode(self) } }
extension Data { func decoded<T: Decodable>(using d: AnyDecoder = JSONDecoder()) throws -> T { try d.decode(T.self, from: self) } }
print(try [1, 2].encoded().decoded() as [Int])
struct Song: Codable, Equatable { var title: String; var plays = 0 }
let songs = [Song(title: "A"), Song(title: "B", plays: 2)]
let data = try songs.encoded()
print(String(decoding: data, as: UTF8.self).count > 20, try data.decoded() == songs)
let anything: [any Encodable] = [1, "x", [true]]
print(try anything.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) })
do { _ = try Data("{}".utf8).decoded() as [Int] } catch { print(error is DecodingError) }
