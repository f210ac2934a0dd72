// Names that are qualified by the module that they are in: a type inside hides the one outside.
import Dispatch
let limit = 3
var counter = 0
func load(_ n: Int) -> String { "loaded \(n)" }
func print2(_ text: String) { print("[", text, "]") }
class Box<T> {
  let value: T
  init(_ value: T) { self.value = value }
}
enum Result<T> { case done(T), failed }
struct Settings { static var shared = Settings(); var level = 1; struct Inner { let x = 7 } }
protocol Runs { func run() -> Int }
final class Player: scenario.Runs {
  final class Box<U> { let inner: scenario.Box<U>; init(_ u: U) { inner = scenario.Box(u) } }
  let box: scenario.Box<Int> = scenario.Box<Int>(5)
  func load(_ n: Int) -> String { "player " + scenario.load(n) }
  func run() -> Int { scenario.limit + scenario.Settings.shared.level }
  static func counter(_ n: Int, _ m: Int) -> Int { n + m }
  func both() -> Int { Self.counter(1, 2) }
  func result() -> scenario.Result<Int> { .done(box.value) }
  func count() { scenario.counter += 1; let counter = 10; _ = counter }
}
let p = Player()
print(p.load(2), p.run(), p.box.value, Player.Box("s").inner.value)
if case .done(let n) = p.result() { print(n) }
p.count(); p.count()
print(p.both())
scenario.print2("\(scenario.counter)")
scenario.Settings.shared.level = 9
print(scenario.Settings.shared.level, scenario.Settings.Inner().x, Swift.max(1, 2), Swift.Result<Int, Never>.success(1))
print([3, 4].map(scenario.load))
DispatchQueue(label: "q").sync { print(scenario.limit) }
