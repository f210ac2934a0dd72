// Property wrappers with arguments, with and without an initial value; a projected value; a wrapper that is not generic.
@propertyWrapper
struct Clamped {
  private var number: Int
  private let range: ClosedRange<Int>
  let projectedValue: String
  init(wrappedValue: Int, _ range: ClosedRange<Int>, name: String = "unnamed") {
    self.range = range
    number = min(max(wrappedValue, range.lowerBound), range.upperBound)
    projectedValue = name
  }
  init(upTo limit: Int) {
    self.init(wrappedValue: 0, 0...limit, name: "up to \(limit)")
  }
  var wrappedValue: Int {
    get { number }
    set { number = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

struct Player {
  @Clamped(0...10) var level = 99
  @Clamped(0...100, name: "health") var health: Int = 50
  @Clamped(upTo: 5) var lives: Int

  mutating func hurt() {
    health -= 70
    lives += 9
  }
  var range: String { _level.projectedValue }
}

var player = Player()
print(player.level, player.health, player.lives)
player.hurt()
player.level = -4
print(player.level, player.health, player.lives)
print(player.$level, player.$health, player.$lives, player.range)
