// A type of the library that a program makes from literals and gives operators: `1.5 + .milliseconds(20)`.
import Dispatch

extension DispatchTimeInterval: @retroactive ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self = .microseconds(Int(value * 1_000_000)) }
  var microseconds: Int {
    switch self {
    case .seconds(let count): count * 1_000_000
    case .milliseconds(let count): count * 1_000
    case .microseconds(let count): count
    case .nanoseconds(let count): count / 1_000
    case .never: .max
    @unknown default: 0
    }
  }
  static func + (first: Self, second: Self) -> Self { .microseconds(first.microseconds + second.microseconds) }
}

let pause: DispatchTimeInterval = 1.5
let sum: DispatchTimeInterval = 1.5 + 2.25
let mixed: DispatchTimeInterval = 0.5 + .milliseconds(20)
print(pause, sum, mixed)
print((0.25 + .seconds(1) as DispatchTimeInterval).microseconds)

let done = DispatchSemaphore(value: 0)
DispatchQueue.global().asyncAfter(deadline: .now() + (0.02 + .milliseconds(10))) {
  print("after 30 ms")
  done.signal()
}
done.wait()
