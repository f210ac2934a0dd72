// An alias of a wrapper or of a result builder is an attribute, too, and may say a part of its type.
import Foundation

enum Types {
  @resultBuilder struct Builder {
    static func buildBlock(_ parts: String...) -> [String] { parts }
  }
}

struct Machine {
  private typealias DefinitionBuilder = Types.Builder
  let parts: [String]
  init(@DefinitionBuilder build: () -> [String]) { parts = build() }
}

print(Machine { "a"; "b" }.parts)

@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
}

struct Settings {
  private typealias Wrapped<T> = Kept<T>
  typealias KeptNumber = Kept<Int>
  @KeptNumber var number = 3
  @Wrapped var text = "x"
}

print(Settings().number, Settings().text)

protocol Fallback {
  associatedtype Held: Decodable
  static var value: Held { get }
}

@propertyWrapper struct Default<Source: Fallback>: Decodable {
  var wrappedValue: Source.Held
  init(wrappedValue: Source.Held) { self.wrappedValue = wrappedValue }
  init(from decoder: Decoder) throws {
    wrappedValue = (try? decoder.singleValueContainer().decode(Source.Held.self)) ?? Source.value
  }
}

struct EmptyDictionary<Key: Decodable & Hashable, Value: Decodable>: Fallback {
  static var value: [Key: Value] { [:] }
}

struct EmptyList<Element: Decodable>: Fallback {
  static var value: [Element] { [] }
}

typealias DefaultEmptyDictionary<K, V> = Default<EmptyDictionary<K, V>> where K: Decodable & Hashable, V: Decodable
typealias DefaultEmptyList<T> = Default<EmptyList<T>> where T: Decodable

struct Answer: Decodable {
  @DefaultEmptyDictionary var marks: [String: Int]
  @DefaultEmptyList var names: [Int]
}

let answer = try JSONDecoder().decode(Answer.self, from: Data(#"{"marks": null, "names": [1]}"#.utf8))
print(answer.marks, answer.names)
