protocol Key { associatedtype Value; static var fallback: Value { get } }
enum Volume: Key { static let fallback = 5 }
enum Title: Key { static let fallback: String? = "none" }
@propertyWrapper struct Setting<K: Key> {
  private var stored: K.Value?
  init(_ key: K.Type) {}
  var wrappedValue: K.Value {
    get { stored ?? K.fallback }
    set { stored = newValue }
  }
  var projectedValue: String { "\(K.self)" }
}
struct Panel {
  @Setting(Volume.self) var volume: Int
  @Setting(Title.self) var title: String?
  @Setting(Volume.self) var other
  @Setting<Title>(Title.self) var last: String?
}
var panel = Panel()
panel.volume += 1
panel.title = nil
print(panel.volume, panel.title as Any, panel.other, panel.last ?? "nil", panel.$volume, panel.$title)

var values: [String: Any] = [:]
@propertyWrapper struct Shared<K: Key> {
  init(_ key: K.Type) {}
  static subscript<T: AnyObject>(
    _enclosingInstance owner: T, wrapped path: ReferenceWritableKeyPath<T, K.Value>,
    storage storage: ReferenceWritableKeyPath<T, Shared>
  ) -> K.Value {
    get { values["\(K.self)"] as? K.Value ?? K.fallback }
    set { values["\(K.self)"] = newValue; print("set \(type(of: owner))") }
  }
  @available(*, unavailable) var wrappedValue: K.Value {
    get { fatalError() }
    set { fatalError() }
  }
}
final class Room {
  @Shared(Volume.self) var volume
  @Shared(Title.self) var title: String?
}
let room = Room()
let next = Room()
room.volume += 2
room.title = "room"
print(next.volume, next.title ?? "nil")

struct Table {
  subscript<C: Collection, R>(rows: C, make: (C.Element) -> R, first first: C.Element) -> [R] { [make(first)] + rows.map(make) }
  subscript<K: Key>(fallback: K.Value, for key: K.Type) -> [K.Value] { [K.fallback, fallback] }
}
print(Table()[[1, 2], { $0 * 2 }, first: 5], Table()[7, for: Volume.self])
