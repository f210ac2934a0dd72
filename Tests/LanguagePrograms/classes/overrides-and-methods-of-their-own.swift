// A subclass's method with another result is a method of its own; an override may give more, and take more.
class Shape { var name: String { "shape" } }
class Round: Shape { override var name: String { "round" } }
class Base {
  func value() -> Int { 1 }
  func shape() -> Shape { Shape() }
  func found() -> Shape? { nil }
  func pair() -> (Shape, Int) { (Shape(), 1) }
  func maker() -> () -> Shape { { Shape() } }
  var best: Shape? { nil }
  private var hidden = 1
  func risky() throws -> Int { 1 }
  func show() { print(hidden) }
  var watched = 1
}
class Derived: Base {
  func value() -> String { "own" }
  override func shape() -> Round { Round() }
  override func found() -> Round { Round() }
  override func pair() -> (Round, Int) { (Round(), 2) }
  override func maker() -> () -> Round { { Round() } }
  override var best: Round { Round() }
  var hidden = "mine"
  override func risky() -> Int { 2 }
  override var watched: Int { didSet { print("watched", oldValue, watched) } }
}
let derived = Derived()
let base: Base = derived
print(base.value(), base.shape().name, base.found()?.name ?? "-", base.pair().0.name, base.maker()().name, base.best?.name ?? "-")
let text: String = derived.value()
print(text, derived.hidden, derived.risky(), try base.risky())
base.show()
base.watched = 5
