// Property wrappers: the wrapped value, a type that is inferred, written out, or optional; several properties with one wrapper.
@propertyWrapper
struct Logged<Value> {
  private var value: Value
  private(set) var reads = 0
  init(wrappedValue: Value) {
    print("made with \(wrappedValue)")
    value = wrappedValue
  }
  var wrappedValue: Value {
    get { value }
    set {
      print("\(value) becomes \(newValue)")
      value = newValue
    }
  }
}

class Settings {
  @Logged var volume = 3
  @Logged private var names: [String] = []
  @Logged var title: String?
  @Logged<Double> var speed = 1

  func add(_ name: String) {
    names.append(name)
    volume += 1
  }
  var all: [String] { names }
}

struct Point {
  @Logged var x = 0
  var y = 0
  mutating func move() {
    x += 10
    y += 1
  }
}

let settings = Settings()
settings.add("a")
settings.add("b")
settings.title = "hello"
print(settings.volume, settings.all, settings.title ?? "none", settings.speed)
var point = Point()
point.move()
let copy = point
point.x = 99
print(point.x, copy.x, copy.y)
