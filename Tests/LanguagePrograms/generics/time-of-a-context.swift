// what a method's `where` says of its own parameter holds in the method, and for those who call it
protocol Distance { associatedtype Step }
protocol Clock { associatedtype Time: Distance; var now: Time { get } }
protocol Taker { associatedtype Input; func take(_ input: Input) }
struct Interval<Context: Clock> {
  let context: Context
  let step: Context.Time.Step
  func start<Down: Taker>(_ down: Down) where Down.Input == Context.Time.Step { Inner(down: down, interval: self).run() }
  private struct Inner<Down: Taker> where Down.Input == Context.Time.Step {
    let down: Down
    let interval: Interval
    func run() { down.take(interval.step) }
  }
  func twice() -> [Context.Time.Step] { [step, step] }
}
struct Ticks: Distance { typealias Step = Int }
struct Wall: Clock { var now: Ticks { Ticks() } }
struct Printer: Taker { func take(_ input: Int) { print("took", input) } }
let interval = Interval(context: Wall(), step: 7)
interval.start(Printer())
print(interval.twice())
