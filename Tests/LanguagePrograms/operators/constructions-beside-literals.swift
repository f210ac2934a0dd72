// What a construction of one's own type makes is known, whatever stands beside it; and a member that only an operator's type has.
import Dispatch
import Foundation

struct Money: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible {
  var cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral value: Int) { cents = value * 100 }
  init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
  static func * (left: Money, right: Double) -> Money { Money(cents: Int((Double(left.cents) * right).rounded())) }
  static func * (left: Double, right: Money) -> Money { right * left }
  static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
  static prefix func - (value: Money) -> Money { Money(cents: -value.cents) }
  var description: String { String(format: "%.2f", Double(cents) / 100) }
}
extension DispatchTimeInterval {
  static func * (left: DispatchTimeInterval, right: Int) -> DispatchTimeInterval {
    switch left {
    case .seconds(let count): return .seconds(count * right)
    case .milliseconds(let count): return .milliseconds(count * right)
    case .microseconds(let count): return .microseconds(count * right)
    case .nanoseconds(let count): return .nanoseconds(count * right)
    case .never: return .never
    @unknown default: return .never
    }
  }
}

print(1.5 * Money(cents: 333), 2 * Money(cents: 10), Money(cents: 10) * 2, 1.5 + Money(cents: 1), -Money(cents: 4))
let group = DispatchGroup()
let queue = DispatchQueue(label: "retries")
for attempt in 1...3 {
  group.enter()
  queue.asyncAfter(deadline: .now() + .milliseconds(40) * attempt) {
    print("attempt", attempt)
    group.leave()
  }
}
print(group.wait(timeout: DispatchTime.now() + .seconds(1) * 2) == .success)
let pause: DispatchTimeInterval = .milliseconds(5) * 4
print(pause, DispatchTime.now() + .seconds(3) * 2 > .now() + .seconds(5))
