// structs: own initialisers, delegation, failable, static members, nested types, let properties, default values
struct Temperature {
  static let freezing = Temperature(celsius: 0)
  static var created = 0
  static func average(_ list: [Temperature]) -> Double {
    list.map(\.celsius).reduce(0, +) / Double(list.count)
  }
  let celsius: Double
  init(celsius: Double) {
    self.celsius = celsius
    Temperature.created += 1
  }
  init(fahrenheit: Double) { self.init(celsius: (fahrenheit - 32) / 1.8) }
  init?(_ text: String) {
    guard let value = Double(text) else { return nil }
    self.init(celsius: value)
  }
  var fahrenheit: Double { celsius * 1.8 + 32 }
}
print(Temperature(celsius: 100).fahrenheit, Temperature(fahrenheit: 212).celsius)
print(Temperature("36.6")?.celsius ?? 0, Temperature("warm") == nil, Temperature.freezing.fahrenheit)
print(Temperature.average([.freezing, Temperature(celsius: 5)]), Temperature.created)

struct Settings {
  struct Network {
    var retries = 3
    let timeout: Double
  }
  enum Mode { case light, dark }
  var mode: Mode = .light
  var network: Network
  init(timeout: Double = 2) { network = Network(timeout: timeout) }
}
var settings = Settings()
settings.mode = .dark
settings.network.retries -= 1
print(settings, Settings(timeout: 5).network.timeout, Settings.Network(retries: 1, timeout: 1))
struct ID: Hashable {
  private static var next = 0
  let value: Int
  init() {
    ID.next += 1
    value = Self.next
  }
}
print([ID(), ID(), ID()].map(\.value), ID() == ID(), Set([ID()]).count)
