// Two variables that are unwrapped implicitly are ordered by what they hold, and equal as Optionals.
func check(_ condition: @autoclosure () throws -> Bool) rethrows { print(try condition()) }
var first: Int!, second: Int!
print(first == second)
(first, second) = (1, 2)
check(first < second)
check(first > second)
print(first <= second, first >= second, first == second, first != second)
check(first + 1 == second)
var name: String!, other: String! = "b"
name = "a"
print(name < other ? "before" : "behind")
