// advice: operators of groups that nothing puts above each other need parentheses, and so do shifts in a row
infix operator >>>
infix operator |>: Pipes
infix operator <+>: Sums
precedencegroup Pipes { associativity: left }
precedencegroup Sums { associativity: left higherThan: AdditionPrecedence }
precedencegroup Low { lowerThan: Sums }
func >>> (a: Int, b: Int) -> Int { a * b }
func |> (a: Int, b: Int) -> Int { a * b }
func <+> (a: Int, b: Int) -> Int { a * b }
print(1 >>> 2 + 3)
print(1 + 2 >>> 3)
print(1 >>> 2 == 2)
print(1 |> 2 + 3)
print(1 <+> 2 * 3)
print(1 << 4 >> 2)
print(1 >>> 2 >>> 3)
