// Settings with defaults: property wrappers that are coded, values from outside, user info, a store behind a lock.
import Dispatch
import Foundation

protocol DefaultValue {
  associatedtype Value: Codable
  static var value: Value { get }
}

enum False: DefaultValue { static let value = false }
enum Ten: DefaultValue { static let value = 10 }

@propertyWrapper
struct Default<Source: DefaultValue>: Codable {
  var wrappedValue: Source.Value

  init() { wrappedValue = Source.value }
  init(from decoder: Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Source.Value.self) }
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  func decode<Source>(_ type: Default<Source>.Type, forKey key: Key) throws -> Default<Source> {
    try decodeIfPresent(type, forKey: key) ?? Default()
  }
}

struct Identifier<Owner>: Codable, Hashable, RawRepresentable {
  let rawValue: Int
}

struct Flags: OptionSet, Codable {
  let rawValue: Int
  static let beta = Flags(rawValue: 1)
  static let dark = Flags(rawValue: 2)
}

struct Settings: Codable {
  var id: Identifier<Settings>
  var title: String
  @Default<False> var isEnabled: Bool
  @Default<Ten> var limit: Int
  var flags: Flags = []
  var window: (Int) -> Int = { $0 }
  let version = 3

  private enum CodingKeys: String, CodingKey { case id, title, isEnabled, limit, flags, version }
}

extension CodingUserInfoKey {
  static let fallback = CodingUserInfoKey(rawValue: "fallback")!
}

struct Localized: Decodable {
  let text: String
  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      text = decoder.userInfo[.fallback] as? String ?? "?"
    } else if let plain = try? container.decode(String.self) {
      text = plain
    } else {
      let all = try container.decode([String: String].self)
      guard let found = all["en"] ?? all.values.sorted().first else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "No text at all")
      }
      text = found
    }
  }
}

final class SettingsStore {
  private var data: Data?
  private let lock = NSLock()

  var settings: Settings? {
    get {
      lock.lock()
      defer { lock.unlock() }
      guard let data = data else { return nil }
      return try? JSONDecoder().decode(Settings.self, from: data)
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      data = newValue.flatMap { try? JSONEncoder().encode($0) }
    }
  }
}

let decoder = JSONDecoder()
let first = try decoder.decode(Settings.self, from: Data(#"{"id": 7, "title": "Main", "flags": 3}"#.utf8))
print(first.id.rawValue, first.title, first.isEnabled, first.limit, first.flags.contains(.dark), first.window(4), first.version)
let second = try decoder.decode(Settings.self, from: Data(#"{"id": 8, "title": "Other", "isEnabled": true, "limit": 2, "flags": 0}"#.utf8))
print(second.isEnabled, second.limit, second.flags.isEmpty)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(first), as: UTF8.self))

let store = SettingsStore()
print(store.settings?.title ?? "nothing yet")
store.settings = second
DispatchQueue.concurrentPerform(iterations: 3) { index in
  if index == 1 { store.settings?.limit += 40 }
}
print(store.settings?.limit ?? -1, store.settings?.id == second.id)

decoder.userInfo[.fallback] = "(untranslated)"
let texts = try decoder.decode(
  [String: Localized].self, from: Data(#"{"a": "plain", "b": {"de": "Hallo", "en": "Hello"}, "c": null, "d": {"fr": "Salut"}}"#.utf8))
for key in texts.keys.sorted() { print(key, texts[key]!.text) }
do {
  _ = try decoder.decode([Localized].self, from: Data(#"["x", {}]"#.utf8))
} catch {
  print(error)
}
