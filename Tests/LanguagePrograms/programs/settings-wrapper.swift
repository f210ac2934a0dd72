import Foundation

// Settings as property wrappers over one store, with dynamic member lookup, key paths and notifications.
protocol SettingValue: Equatable { init?(stored: String); var stored: String { get } }
extension Int: SettingValue { init?(stored: String) { self.init(stored) }; var stored: String { String(self) } }
extension String: SettingValue { init?(stored: String) { self = stored }; var stored: String { self } }
extension Bool: SettingValue {
  init?(stored: String) {
    switch stored.lowercased() {
    case "yes", "true", "1": self = true
    case "no", "false", "0": self = false
    default: return nil
    }
  }
  var stored: String { self ? "yes" : "no" }
}
extension Array: SettingValue where Element: SettingValue {
  init?(stored: String) {
    let parts = stored.split(separator: ",", omittingEmptySubsequences: true).map { Element(stored: String($0)) }
    guard parts.allSatisfy({ $0 != nil }) else { return nil }
    self = parts.compactMap { $0 }
  }
  var stored: String { map(\.stored).joined(separator: ",") }
}

final class Storage {
  static let shared = Storage()
  private var values: [String: String] = [:]
  private let queue = DispatchQueue(label: "settings", attributes: .concurrent)
  private(set) var writes = 0
  subscript(key: String) -> String? {
    get { queue.sync { values[key] } }
    set {
      queue.async(flags: .barrier) {
        self.values[key] = newValue
        self.writes += 1
        NotificationCenter.default.post(name: .settingChanged, object: nil, userInfo: ["key": key])
      }
    }
  }
  func flush() { queue.sync(flags: .barrier) {} }
  var keys: [String] { queue.sync { values.keys.sorted() } }
}

extension Notification.Name { static let settingChanged = Notification.Name("settingChanged") }

@propertyWrapper
struct Setting<Value: SettingValue> {
  let key: String
  let fallback: Value
  var storage: Storage = .shared
  init(wrappedValue: Value, _ key: String) { self.key = key; fallback = wrappedValue }
  var wrappedValue: Value {
    get { storage[key].flatMap(Value.init(stored:)) ?? fallback }
    nonmutating set { if newValue != wrappedValue { storage[key] = newValue.stored } }
  }
  var projectedValue: Setting { self }
  func reset() { storage[key] = nil }
  var isDefault: Bool { storage[key] == nil }
}

struct Preferences {
  @Setting("volume") var volume = 5
  @Setting("name") var name = "nobody"
  @Setting("isOn") var isOn = false
  @Setting("recent") var recent: [Int] = []
}

@dynamicMemberLookup
struct Editor<Root> {
  let root: Root
  subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value { root[keyPath: path] }
  func setting<Value>(_ path: WritableKeyPath<Root, Value>, to value: Value) -> Editor {
    var copy = root
    copy[keyPath: path] = value
    return Editor(root: copy)
  }
}

struct Theme: Equatable { var accent = "blue"; var size = (small: 9, large: 17); var fonts = ["Mono"]
  static func == (a: Theme, b: Theme) -> Bool { (a.accent, a.fonts) == (b.accent, b.fonts) && a.size == b.size }
}

var changes: [String] = []
let lock = NSLock()
let observer = NotificationCenter.default.addObserver(forName: .settingChanged, object: nil, queue: nil) { note in
  lock.withLock { changes.append(note.userInfo?["key"] as? String ?? "?") }
}
let preferences = Preferences()
print(preferences.volume, preferences.name, preferences.isOn, preferences.recent, preferences.$volume.isDefault)
let group = DispatchGroup()
for n in 1...3 { DispatchQueue.global().async(group: group) { preferences.recent = (0..<n).map { $0 * $0 } } }
group.wait()
Storage.shared.flush()
print(preferences.recent.count > 0, preferences.recent.first!)
preferences.volume = 7
preferences.volume = 7
preferences.name = "Ada"
preferences.isOn.toggle()
Storage.shared.flush()
print(preferences.volume, preferences.name, preferences.isOn, Storage.shared.keys)
Storage.shared["volume"] = "loud"
Storage.shared.flush()
print(preferences.volume, preferences.$volume.isDefault)
preferences.$name.reset()
Storage.shared.flush()
print(preferences.name, preferences.$name.key, preferences.$name.fallback)
print(changes.filter { $0 != "recent" && $0 != "volume" }, changes.contains("volume"))
NotificationCenter.default.removeObserver(observer)
preferences.name = "Bob"
Storage.shared.flush()
print(changes.filter { $0 == "name" }.count, Storage.shared.writes >= 7)

let editor = Editor(root: Theme())
print(editor.accent, editor.size.large, editor.fonts.count)
let edited = editor.setting(\.accent, to: "red").setting(\.size.small, to: 10).setting(\.fonts[0], to: "Serif")
print(edited.accent, edited.size, edited.fonts, edited.root == editor.root, [Int](stored: "1,2,x") as Any, [Bool](stored: "yes,0")!)
