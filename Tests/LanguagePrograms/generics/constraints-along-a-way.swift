// What a protocol asks of what its associated type has: `where Time.Stride: Spans` counts wherever the way is gone.
protocol Spans {
  static func seconds(_ count: Int) -> Self
  var text: String { get }
}
protocol Clocked {
  associatedtype Time: Strideable where Time.Stride: Spans
  var now: Time { get }
  func after(_ time: Time, every interval: Time.Stride) -> String
}
struct Virtual: Clocked {
  struct Time: Strideable {
    struct Stride: Spans, SignedNumeric, Comparable {
      var count: Int
      var text: String { "\(count) ms" }
      var magnitude: Int { abs(count) }
      init(count: Int) { self.count = count }
      init(integerLiteral value: Int) { count = value }
      init?<T: BinaryInteger>(exactly source: T) { count = Int(source) }
      static func seconds(_ count: Int) -> Stride { Stride(count: count * 1_000) }
      static func * (left: Stride, right: Stride) -> Stride { Stride(count: left.count * right.count) }
      static func *= (left: inout Stride, right: Stride) { left.count *= right.count }
      static func + (left: Stride, right: Stride) -> Stride { Stride(count: left.count + right.count) }
      static func - (left: Stride, right: Stride) -> Stride { Stride(count: left.count - right.count) }
      static func < (left: Stride, right: Stride) -> Bool { left.count < right.count }
    }
    var count: Int
    func distance(to other: Time) -> Stride { Stride(count: other.count - count) }
    func advanced(by distance: Stride) -> Time { Time(count: count + distance.count) }
  }
  var now: Time { Time(count: 5) }
  func after(_ time: Time, every interval: Time.Stride) -> String { "\(time.count) \(interval.text)" }
}
struct Delayed<Context: Clocked> {
  let context: Context
  let due: Context.Time.Stride
  func run() -> String { context.after(context.now.advanced(by: due), every: .seconds(3)) }
  final class Runner<Values: Sequence> {
    let context: Context
    init(_ delayed: Delayed) { context = delayed.context }
    func run() -> String { context.after(context.now, every: .seconds(4)) }
  }
}
func named<C: Clocked>(_ context: C, _ interval: C.Time.Stride) -> String { interval.text }
let delayed = Delayed(context: Virtual(), due: .seconds(2))
print(delayed.run(), Delayed<Virtual>.Runner<[Int]>(delayed).run(), named(Virtual(), .seconds(1)))

protocol Inner {
  associatedtype Part
  var part: Part { get }
}
protocol Outer where Content.Part: Spans {
  associatedtype Content: Inner
  var content: Content { get }
}
struct Filled: Inner { var part: Virtual.Time.Stride { .seconds(6) } }
struct Case: Outer { var content: Filled { Filled() } }
func text<O: Outer>(of outer: O) -> String { outer.content.part.text }
print(text(of: Case()))

func never<T>(_ value: Never) -> T {}
let none: [Never] = []
print(none.map(never) as [Int])
