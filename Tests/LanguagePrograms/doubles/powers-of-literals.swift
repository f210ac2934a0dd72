// Two integer literals make pow the one of Decimals; whatever says Double makes it the one of Doubles.
import Foundation

print(pow(2, 10), type(of: pow(2, 10)))
let exponent = 3
print(pow(10, exponent), type(of: pow(10, exponent)))
let base = 1.5
print(pow(base, 2), type(of: pow(base, 2)), type(of: pow(2, base)))
let delay: Double = pow(2, 4)
print(delay)
for attempt in 1...3 { print(type(of: pow(2, attempt)), pow(2, Double(attempt)) * 0.5) }
let backoff = min(pow(2, Double(exponent)), 60)
print(backoff, [1, 2, 3].map { pow(2, $0) }, [1.0, 2.0].map { pow(2, $0) })
let seconds: TimeInterval = 0.5 * pow(2.0, Double(exponent - 1))
print(seconds, pow(-2, 3), pow(2, 3) + 1, pow(2, 3) == 8)
