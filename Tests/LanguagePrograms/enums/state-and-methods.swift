// enums: methods, static functions, computed properties, mutating state machines, nested in classes, implicit members
enum Light {
  case red, yellow, green
  static let start = Light.red
  static func from(_ text: String) -> Light? {
    switch text {
    case "r": .red
    case "g": .green
    default: nil
    }
  }
  var seconds: Int { self == .yellow ? 3 : 20 }
  mutating func next() {
    switch self {
    case .red: self = .green
    case .green: self = .yellow
    case .yellow: self = .red
    }
  }
}
var light: Light = .start
var total = 0
for _ in 0..<4 {
  print(light, light.seconds, terminator: "; ")
  total += light.seconds
  light.next()
}
print(total)
print(Light.from("g") ?? .red, Light.from("x") == nil, Light.from("r")!.seconds)

class Door {
  enum State: Equatable {
    case open
    case closed(locked: Bool)
  }
  private(set) var state = State.closed(locked: false)
  func handle(_ event: String) {
    switch (state, event) {
    case (.closed(locked: false), "open"): state = .open
    case (.open, "close"): state = .closed(locked: false)
    case (.closed, "lock"): state = .closed(locked: true)
    case (.closed(locked: true), "unlock"): state = .closed(locked: false)
    default: print("ignored", event, "when", state)
    }
  }
}
let door = Door()
for event in ["lock", "open", "unlock", "open", "lock", "close"] { door.handle(event) }
print(door.state, door.state == .closed(locked: false), door.state != .open)
func paint(_ light: Light = .red, twice: Bool = false) -> String { "\(light)" + (twice ? "!!" : "!") }
print(paint(), paint(.green), paint(.yellow, twice: true))
let lights: [Light] = [.red, .green]
print(lights, lights.contains(.red), lights.map { $0 == .red ? 1 : 2 })
var maybe: Light? = .green
print(maybe == .green, maybe as Any)
maybe = nil
print(maybe == .green, maybe?.seconds ?? 0)
