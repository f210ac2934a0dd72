// operators: precedence and associativity of arithmetic, comparison, logic, ranges, ?? and the ternary operator
print(2 + 3 * 4, (2 + 3) * 4, 20 - 5 - 3, 2 * 3 % 4, 100 / 10 / 2)
print(-2 * -3, 1 + -1, 7 - -7)
print(1 << 2 + 1, 6 & 3 + 1, 1 | 2 ^ 3, 5 & 6 == 4, 3 + 4 << 1)
print(1 < 2 && 2 < 3 || false, !true || true, !(true || true))
print(1 + 2 == 3, 1 + 2 != 3 || 4 > 3)
let none: Int? = nil
print(none ?? 1 + 2, (none ?? 1) + 2, 1 + (none ?? 5))
print(true ? 1 : false ? 2 : 3, false ? 1 : false ? 2 : 3)
print((1 + 1...2 + 3).count, (0..<2 * 3).count)
var x = 10
x += 2 * 3
x -= 1
x *= 2
x /= 4
x %= 4
print(x)
var text = "a"
text += "b" + "c"
print(text)
let big = 3 > 2 ? "yes" : "no"
print(big + "!")
print(7 / 2 * 2, 7 * 2 / 2, 7 % 4 * 2, -7 / 2 + 10)
print(1.0 + 2 / 4, 3 / 2 + 0.5, (1 + 2) / 2.0)
