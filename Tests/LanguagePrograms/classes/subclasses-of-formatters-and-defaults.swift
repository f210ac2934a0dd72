// Formatters and UserDefaults have subclasses, and what the setters of numbers do goes through the one for anything.
import Foundation
final class Stamped: DateFormatter, @unchecked Sendable {
  let mark: String
  init(mark: String) {
    self.mark = mark
    super.init()
    timeZone = TimeZone(secondsFromGMT: 0)
    dateFormat = "yyyy"
  }
  required init?(coder: NSCoder) {
    mark = ""
    super.init(coder: coder)
  }
  override func string(from date: Date) -> String { mark + super.string(from: date) }
}
print(Stamped(mark: "in ").string(from: Date(timeIntervalSince1970: 86_400)))
final class Loud: Formatter {
  override init() { super.init() }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func string(for value: Any?) -> String? { (value as? String)?.uppercased() }
}
print(Loud().string(for: "a") ?? "-")

protocol CountStore {
  func set(_ value: Int, forKey key: String)
  func set(_ value: Bool, forKey key: String)
  func integer(forKey key: String) -> Int
}
extension UserDefaults: CountStore {}
let store: CountStore = UserDefaults.standard
store.set(3, forKey: "count")
store.set(true, forKey: "flag")
print(store.integer(forKey: "count"), UserDefaults.standard.bool(forKey: "flag"))

final class FakeDefaults: UserDefaults {
  private var values: [String: Any] = [:]
  private(set) var calls: [String] = []
  convenience init() { self.init(suiteName: "fake")! }
  override init?(suiteName: String?) { super.init(suiteName: suiteName) }
  override func object(forKey key: String) -> Any? {
    calls.append("object \(key)")
    return values[key]
  }
  override func set(_ value: Any?, forKey key: String) {
    calls.append("set \(key)")
    values[key] = value
  }
  override func removeObject(forKey key: String) {
    calls.append("remove \(key)")
    values[key] = nil
  }
}
let fake = FakeDefaults()
fake.set("text", forKey: "a")
fake.set(4, forKey: "b")
print(fake.object(forKey: "a") ?? "-", fake.object(forKey: "b") ?? "-")
fake.removeObject(forKey: "a")
print(fake.object(forKey: "a") == nil, fake.calls)
