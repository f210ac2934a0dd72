// integers: division truncates towards zero, the remainder has the sign of the dividend
print(7 / 2, -7 / 2, 7 / -2, -7 / -2)
print(7 % 3, -7 % 3, 7 % -3, -7 % -3)
print(0 / 5, 0 % 5, -1 / 2)
for n in -4...4 { print(n, n / 3, n % 3, ((n % 3) + 3) % 3) }

let (quotient, remainder) = 17.quotientAndRemainder(dividingBy: 5)
print(quotient, remainder)
print(10.isMultiple(of: 5), 10.isMultiple(of: 3), 0.isMultiple(of: 7))
print((-9).magnitude, abs(-9), abs(4), (-9).signum(), 0.signum())

let seconds = 3_725
print("\(seconds / 3600) h \(seconds % 3600 / 60) min \(seconds % 60) s")
var half = 9
half /= 2
print(half)
half %= 3
print(half)
print(-half, -(-half), +half)
