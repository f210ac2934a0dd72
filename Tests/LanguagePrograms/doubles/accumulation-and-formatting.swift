// doubles: sums that are not exact, comparison with tolerance, means, percentages, conversion back and forth, formatting by hand
var sum = 0.0
for _ in 0..<10 { sum += 0.1 }
print(sum, sum == 1, sum.rounded(), Int(sum))
print(0.1 * 3, 1.1 + 2.2, 4.35 * 100, 1 - 0.9, 100 * 1.1)
let values: [Double] = [3, 1.5, 4]
let mean = values.reduce(0, +) / Double(values.count)
print(mean, values.min()!, values.max()!, values.sorted(), values.map { $0 - mean })
func format(_ value: Double, places: Int) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let scaled = Int((abs(value) * scale).rounded())
  let whole = scaled / Int(scale)
  let rest = String(scaled % Int(scale))
  let zeros = String(repeating: "0", count: places - rest.count)
  return (value < 0 ? "-" : "") + "\(whole).\(zeros)\(rest)"
}
print(format(3.14159, places: 2), format(-0.5, places: 1), format(2, places: 3), format(99.999, places: 2))
print(Double("3.5") ?? 0, Double("abc") == nil, Double("1e3")!, Double("inf")!, Double("-0")!, Double("5")!)
print(Double(1 << 53), Double(Int.max), Float(1) / 3, Float(2.5), Double(Float(0.5)))
print(7 / 2, 7 / 2.0, 7.0 / 2, Double(7) / 2, 7.0.truncatingRemainder(dividingBy: 4))
var celsius: Double = 37
celsius = celsius * 9 / 5 + 32
print(celsius, (celsius * 10).rounded() / 10)
let speed = 120
let hours = 1.5
print(Double(speed) * hours, Int(Double(speed) * hours), speed * Int(hours))
print(1e3, 12e-1, 0x10, 5 / 2 * 2.0, [0.5, 1, 2].reduce(1, *), stride(from: 0.0, through: 0.5, by: 0.25).map { $0 })
print(-7.5.rounded(.up), (-7.5).rounded(.up), 1.0e0 == 1, 0.1 + 0.2 > 0.3, 1.0.nextUp > 1)
print(Double.maximum(1, 2), max(-0.0, 0.0), (2.0).squareRoot() * (2.0).squareRoot())
