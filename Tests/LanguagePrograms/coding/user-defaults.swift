// Settings in UserDefaults: values of several types, what is not there, defaults that are registered, encoded ones.
import Foundation

struct Theme: Codable, Equatable {
  var name: String
  var size: Double
}

enum Key: String { case launches, name, isOn, ratio, tags, limits, theme, last }

final class Preferences {
  private let defaults: UserDefaults
  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    defaults.register(defaults: [Key.launches.rawValue: 7, Key.name.rawValue: "nobody", "text": "12"])
  }

  var launches: Int {
    get { defaults.integer(forKey: Key.launches.rawValue) }
    set { defaults.set(newValue, forKey: Key.launches.rawValue) }
  }
  var theme: Theme? {
    get { defaults.data(forKey: Key.theme.rawValue).flatMap { try? JSONDecoder().decode(Theme.self, from: $0) } }
    set { defaults.set(try? JSONEncoder().encode(newValue), forKey: Key.theme.rawValue) }
  }
}

let preferences = Preferences()
let defaults = UserDefaults.standard
print(preferences.launches, defaults.string(forKey: "name") ?? "-", preferences.theme == nil)
preferences.launches += 1
print(preferences.launches, defaults.object(forKey: "launches") as? Int ?? -1, defaults.object(forKey: "launches") as? Double ?? -1)
preferences.theme = Theme(name: "dark", size: 12.5)
print(preferences.theme == Theme(name: "dark", size: 12.5))
defaults.set(true, forKey: "isOn")
defaults.set(2.5, forKey: "ratio")
defaults.set(["a", "b"], forKey: "tags")
defaults.set(["x": 1, "y": 2], forKey: "limits")
defaults.set(Date(timeIntervalSince1970: 60), forKey: "last")
print(defaults.bool(forKey: "isOn"), defaults.double(forKey: "ratio"), defaults.float(forKey: "ratio"), defaults.integer(forKey: "ratio"))
print(defaults.stringArray(forKey: "tags") ?? [], defaults.array(forKey: "tags")?.count ?? 0, (defaults.dictionary(forKey: "limits") as? [String: Int])?["y"] ?? 0)
print(defaults.object(forKey: "last") as? Date ?? Date.distantPast, defaults.object(forKey: "last") as? String ?? "no text")
print(defaults.bool(forKey: "missing"), defaults.integer(forKey: "missing"), defaults.string(forKey: "missing") == nil, defaults.data(forKey: "name") == nil)
print(defaults.integer(forKey: "text"), defaults.string(forKey: "launches") ?? "-", defaults.integer(forKey: "isOn"))
defaults.removeObject(forKey: "launches")
print(preferences.launches, defaults.bool(forKey: "launches"))
