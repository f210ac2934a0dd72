// Property wrappers over a store: the setter does not mutate, the wrapper itself is the projected value.
import Foundation
@propertyWrapper
struct Default<T> {
    let key: String
    let defaultValue: T
    static var store: [String: Any] { get { Storage.values } set { Storage.values = newValue } }
    var wrappedValue: T {
        get { Storage.values[key] as? T ?? defaultValue }
        nonmutating set { Storage.values[key] = newValue }
    }
    var projectedValue: Default<T> { self }
    func reset() { Storage.values[key] = nil }
}
enum Storage { static var values: [String: Any] = [:] }
enum Settings {
    @Default(key: "volume", defaultValue: 5) static var volume: Int
    @Default(key: "name", defaultValue: "none") static var name: String
}
struct Local { @Default(key: "x", defaultValue: 1.5) var x: Double
  @Default(key: "y", defaultValue: nil) var y: Int? }
Settings.volume += 3
print(Settings.volume, Settings.name, Settings.$volume.key)
Settings.$volume.reset()
print(Settings.volume)
let l = Local()
l.x = 9
l.y = 4
print(l.x, l.y ?? 0, Local().y as Any)
