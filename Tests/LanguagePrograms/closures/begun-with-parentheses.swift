// A closure whose first statement begins with a parenthesis has no parameters, whatever loop comes later.
import Dispatch

let queue = DispatchQueue(label: "queue")
var sum = 0
var x = 0, y = 0
func run(_ body: () -> Void) { body() }

queue.sync {
    (1...3).forEach { sum += $0 }
    for i in 0..<1 { print(sum, i) }
}
run {
    (x, y) = (1, 2)
    for i in 0..<2 { print(i, x, y) }
    run { (y, x) = (x, y); for _ in 0..<1 { print(x, y, #line, #column) } }
}
run { // told
    ("a" as String?).map { print($0) } // twice
    /* in */ for word in ["b", "c"] where word > "b" { print(word, #line) }
}   ; run { (x) in
    for i in 0..<1 { print(x + i) } }

func run(_ body: (Int) -> Void) { body(7) }
@resultBuilder enum Numbers {
    static func buildBlock(_ parts: [Int]...) -> [Int] { parts.flatMap { $0 } }
    static func buildExpression(_ number: Int) -> [Int] { [number] }
    static func buildArray(_ parts: [[Int]]) -> [Int] { parts.flatMap { $0 } }
}
func list(@Numbers _ numbers: () -> [Int]) { print(numbers()) }
list {
    (1 + 2) * 3
    for k in 1...3 { k }
}
let pairs = [(1, "a"), (2, "b")].map { (number, text) -> String in
    for _ in 0..<0 {}
    return "\(number)\(text)"
}
print(pairs, #line)
