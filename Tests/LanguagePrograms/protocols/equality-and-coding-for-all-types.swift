// A protocol for all types of which an extension has == and hash(into:), < or coding: nothing is synthesized then
import Foundation
protocol Tagged { var tag: String { get } }
extension Tagged {
  static func == (a: Self, b: Self) -> Bool { a.tag.lowercased() == b.tag.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(tag.lowercased()) }
}
struct Tag: Tagged, Hashable { var tag: String }
print(Tag(tag: "A") == Tag(tag: "a"), Set([Tag(tag: "A"), Tag(tag: "a")]).count)
final class Node: Tagged, Hashable { let tag: String; init(_ tag: String) { self.tag = tag } }
print(Node("A") == Node("a"), Set([Node("A"), Node("a")]).count, [Node("x"): 1][Node("X")] as Any)
protocol Entity: Hashable { var id: Int { get } }
extension Entity {
  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
struct User: Entity { let id: Int; var name: String }
print(User(id: 1, name: "a") == User(id: 1, name: "b"), Set([User(id: 1, name: "a"), User(id: 1, name: "b")]).count)
class Person: Entity { let id: Int; init(id: Int) { self.id = id } }
final class Boss: Person {}
print(Set([Person(id: 1), Boss(id: 1), Boss(id: 2)]).count)
func unique<T: Hashable>(_ list: [T]) -> Int { Set(list).count }
print(unique([Tag(tag: "q"), Tag(tag: "Q")]), unique([User(id: 1, name: "a"), User(id: 1, name: "b")]))
print(AnyHashable(Tag(tag: "q")) == AnyHashable(Tag(tag: "Q")))
struct Pair: Hashable { var left: Tag; var n: Int }
print(Set([Pair(left: Tag(tag: "a"), n: 1), Pair(left: Tag(tag: "A"), n: 1)]).count)
protocol Ranked { var rank: Int { get } }
extension Ranked { static func < (a: Self, b: Self) -> Bool { a.rank < b.rank } }
enum Priority: Int, Ranked, Comparable { case high = 0, low = 9; var rank: Int { rawValue } }
enum Size: Ranked, Comparable { case big, small; var rank: Int { self == .big ? 2 : 1 } }
print(Priority.high < .low, [Size.big, .small].sorted(), max(Size.big, .small))
protocol Wrapper { associatedtype W; var value: W { get }; init(_ value: W) }
extension Wrapper where W: Decodable { init(from decoder: Decoder) throws { self.init(try decoder.singleValueContainer().decode(W.self)) } }
extension Wrapper where W: Encodable { func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(value) } }
struct UserID: Wrapper, Codable { let value: Int; init(_ value: Int) { self.value = value } }
print(String(data: try JSONEncoder().encode([UserID(3)]), encoding: .utf8)!, try JSONDecoder().decode([UserID].self, from: Data("[4,5]".utf8)))
