// Styles of numbers that round to a multiple, by a rule, or are scaled; on Linux they keep both a least and a most of digits.
// simulate: platform linux
import Foundation
print(1_234_567.89.formatted(.number.rounded(rule: .down, increment: 1)), 17.formatted(.number.rounded(increment: 5)))
print(12.1.formatted(.number.rounded(increment: 0.25)), 12.13.formatted(.number.precision(.fractionLength(2)).rounded(increment: 0.5)))
let rules: [FloatingPointRoundingRule] = [.up, .down, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero]
for rule in rules {
  print(rule, [2.345, -2.345, 2.25].map { $0.formatted(.number.precision(.fractionLength(1)).rounded(rule: rule)) })
  print([17, -18, 23].map { $0.formatted(.number.rounded(rule: rule, increment: 5)) })
}
print(7.formatted(.number.decimalSeparator(strategy: .always)), 7.5.formatted(.number.decimalSeparator(strategy: .automatic)))
print(3.14.formatted(.number.scale(100)), 0.25.formatted(.percent.scale(1)), 12.5.formatted(.percent.rounded(increment: 1)))
let formatter = NumberFormatter()
formatter.usesGroupingSeparator = true
print(formatter.groupingSize, formatter.string(from: 1_234_567)!)
formatter.groupingSize = 3
print(formatter.string(from: 1_234_567)!)
