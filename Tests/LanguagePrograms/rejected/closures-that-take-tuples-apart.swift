// Only a closure that is handed to a call may name the parts of the one tuple that it is given, or leave out a `Void`.
let named: ((Int, Int)) -> Int = { first, second in first + second }
let numbered: ((Int, Int)) -> Int = { $0 + $1 }
let empty: (Void) -> Int = { 3 }
let listed: [((Int, Int)) -> Int] = [{ first, second in first }]
let given: (((Int, Int)) -> Int)? = nil
let other = given ?? { first, second in second }
func made() -> (Void) -> Int { return { 4 } }
func defaults(_ body: ((Int, Int)) -> Int = { first, _ in first }) -> Int { body((1, 2)) }
let sums = [(1, 2), (3, 4)].map { first, second in first + second } + [(5, 6)].map({ $0 + $1 })
let whole: ((Int, Int)) -> Int = { $0.0 + $0.1 }
