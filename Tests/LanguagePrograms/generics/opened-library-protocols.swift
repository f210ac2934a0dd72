// Values of the library's protocols, and types that are values, for generic parameters
struct Version: Comparable, CustomStringConvertible, Codable, Hashable {
  let number: Int

  init(number: Int) { self.number = number }
  static func < (left: Version, right: Version) -> Bool { left.number < right.number }
  var description: String { "v\(number)" }
}

func name<T: Decodable>(_ type: T.Type) -> String { "\(T.self)" }
func show<T: CustomStringConvertible>(_ value: T) -> String { "\(T.self): \(value.description)" }
func none<T: Decodable>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
func same<T: Encodable>(_ value: T) -> T { value }
func hashed<T: Hashable>(_ value: T) -> Bool { Set([value, value]).count == 1 }

let types: [any Decodable.Type] = [Version.self, Int.self, String.self]
for type in types { print(type, name(type)) }

let shown: [any CustomStringConvertible] = [Version(number: 2), 5, "text"]
for value in shown { print(show(value)) }

let encodables: [any Encodable] = [Version(number: 3), 6, "s"]
for value in encodables { print(same(value), type(of: same(value))) }

let hashables: [any Hashable] = [Version(number: 3), 6, "s"]
print(hashables.map { hashed($0) })

protocol Made { init() }
protocol Named: Made { static var title: String { get } }
struct First: Named { static let title = "first" }
final class Second: Named {
  static var title: String { "second" }
}
let named: [any Named.Type] = [First.self, Second.self]
func make<T: Named>(_ type: T.Type) -> T { T() }
func titles<T: Named>(_ type: T.Type, _ count: Int) -> [String] { (0..<count).map { "\(T.title) \($0)" } }
for type in named { print(type.title, type.init() is First, make(type) is Second, titles(type, 2)) }

final class Maker {
  func make<T: Named>(_ type: T.Type) throws -> T { T() }
}
for type in named { print(try Maker().make(type) is First) }
