// A static member of an extension that says what a parameter is says it wherever the member is used.
struct Key<Value> { let name: String }
enum Theme { case light, dark }
extension Key where Value == Theme { static let theme: Key = Key(name: "theme") }
extension Key where Value == Int { static var retries: Key { Key(name: "retries") } }
extension Key where Value == String { static let title: Key = Key(name: "title") }
struct Settings {
    var values: [String: Any] = ["theme": Theme.dark, "retries": 3]
    subscript<Value>(key: Key<Value>) -> Value? {
        get { values[key.name] as? Value }
        set { values[key.name] = newValue }
    }
    func get<Value>(_ key: Key<Value>) -> Value? { values[key.name] as? Value }
    func value<Value>(_ key: Key<Value>, default fallback: Value) -> Value { get(key) ?? fallback }
}
func show<Value>(_ key: Key<Value>, _ value: Value) { print(key.name, value) }
var settings = Settings()
let key = Key.theme
print(key.name)
print(settings.get(.theme)!)
let theme = settings.get(.theme)
print(theme!)
show(.theme, .dark)
show(.retries, 4)
settings[.theme] = .light
print(settings[.theme]!, settings[.retries] ?? 0)
print(settings[.title] as Any)
if settings[.title] == nil { print("none") }
print(settings.value(.title, default: "untitled"))
