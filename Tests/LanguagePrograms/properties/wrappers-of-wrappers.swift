// Several wrappers of one property: the first one holds the second, which holds the value; only the first one projects.
@propertyWrapper struct Clamped {
  private var value: Int
  private let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int> = 0...10) { (self.range, value) = (range, wrappedValue) }
  var wrappedValue: Int {
    get { min(max(value, range.lowerBound), range.upperBound) }
    set { value = newValue }
  }
}
@propertyWrapper struct Logged<Value> {
  let name: String
  private(set) var changes = 0
  var wrappedValue: Value {
    didSet {
      changes += 1
      print(name, "is", wrappedValue)
    }
  }
  init(wrappedValue: Value, name: String = "?") {
    print("begins", name)
    (self.wrappedValue, self.name) = (wrappedValue, name)
  }
  var projectedValue: Int { changes }
}
@propertyWrapper final class Shared<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

struct Settings {
  @Logged(name: "volume") @Clamped(0...5) var volume = 9
  @Logged @Clamped var level: Int
  @Shared @Logged(name: "title") var title = "a"
}
var settings = Settings(level: 20)
print(settings.volume, settings.level, settings.title)
settings.volume = -3
settings.volume += 2
settings.level -= 30
let other = settings
other.title = "b"
print(settings.volume, settings.$volume, settings.level, settings.$level, settings.title)
print(Settings(volume: 1, level: 2, title: "c").volume)

class Player {
  @Logged(name: "speed") @Shared var speed: Int? = nil
  @Shared @Clamped var late: Int
  @Logged @Logged static var count = 0
  @Shared @Clamped var observed = 3 { didSet { print("from", oldValue, "to", observed) } }
  init(_ late: Int) {
    self.late = late
    observed = 50
  }
  func raise() { _late.wrappedValue.wrappedValue += 1 }
}
let player = Player(-4)
player.raise()
player.speed = 3
player.observed = 4
Player.count += 1
print(player.late, player.speed as Any, player.$speed, player.observed, Player.count)

struct Pair<First> {
  @Logged @Shared var first: First
  @Shared @Logged(name: "list") var list: [First] = []
}
let pair = Pair(first: "x")
pair.first += "y"
pair.list.append(pair.first)
print(pair.first, pair.list)

func show(@Shared @Clamped(0...3) limit: Int, @Logged(name: "word") @Shared word: String) {
  @Logged(name: "local") @Clamped(1...2) var local = 7
  local -= 9
  limit -= 8
  word += "!"
  print(limit, word, $word, local, $local)
}
show(limit: 9, word: "go")
