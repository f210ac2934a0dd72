// generics: a value becomes an Optional where only a key of Optionals has the member that is named
struct Key<Value> {
  var name: String
  var value: Value?
}
extension Key where Value == Bool? { static var auto: Self { Key(name: "auto") } }
extension Key where Value == Int { static var count: Self { Key(name: "count") } }
extension Key { init<T>(identifier: String) where Value == T? { self.init(name: identifier) } }
func environment<T>(_ value: T, key: Key<T>) -> String { "\(key.name) \(value) \(T.self)" }
func both<T>(key: Key<T>, _ value: T) -> String { "\(key.name) \(value) \(T.self)" }
@propertyWrapper struct Environment<Value> {
  var key: Key<Value>
  var wrappedValue: Value? { key.value }
  init(_ key: Key<Value>) { self.key = key }
}
struct Component { @Environment(.init(identifier: "key")) var name: String?? }
let isOn = true
let maybe: Bool? = nil
print(environment(true, key: .auto), environment(isOn, key: .auto), environment(maybe, key: .auto), environment(3, key: .count))
print(both(key: .auto, isOn), both(key: .count, 4), environment("V", key: .init(identifier: "k")), both(key: .init(identifier: "i"), 2.5))
print(Component().name as Any)
