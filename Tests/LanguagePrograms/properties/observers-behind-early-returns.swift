// What follows a way out of an initialiser sets its properties directly, also where something is deferred that would not
final class Gate {
  var level: Int { didSet { print("didSet", oldValue, level) } }
  init?(_ n: Int) {
    level = 0
    defer { level = 9 }
    if n < 0 { return nil }
    level = n
    level += 1
    bump(&level)
    self.level *= 2
    print("in init", level)
  }
  init(retrying attempts: Int) {
    level = 1
    for attempt in 0..<attempts {
      defer { level += 10 }
      if attempt == 0 { continue }
      level = attempt
    }
    level = 2
  }
  init(thrown: Bool) throws {
    level = 3
    do {
      defer { level = 4 }
      if thrown { throw CocoaError(code: 1) }
      level = 5
    }
    level = 6
  }
}
func bump(_ n: inout Int) { n += 1 }
struct CocoaError: Error { let code: Int }
print(Gate(3)?.level ?? -1, Gate(-3)?.level ?? -1)
print(Gate(retrying: 2).level)
print((try? Gate(thrown: false).level) ?? -1, (try? Gate(thrown: true).level) ?? -1)
struct Dial {
  var turn: Int { willSet { print("willSet", turn, newValue) } }
  init(_ n: Int) {
    turn = 0
    defer { turn = 7 }
    guard n > 0 else { return }
    turn = n
  }
}
print(Dial(2).turn, Dial(0).turn)
