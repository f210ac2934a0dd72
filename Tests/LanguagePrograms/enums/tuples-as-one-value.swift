// Patterns of a case whose one value is a tuple name its parts.
enum Part { case element((Int, String)), range(ClosedRange<Int>) }
func n(_ p: Part) -> Int { switch p { case .element(_, _): return 1; case .range(let r): return r.count } }
print(n(.element((1, "a"))), n(.range(1...3)))
if case .element(let a, let b) = Part.element((2, "z")) { print(a, b) }
enum Token {
  case pair((key: String, value: Int)), word(String)
  @warn_unqualified_access func text() -> String {
    switch self {
    case .pair(let key, 1): return "\(key) once"
    case let .pair(key, value): return "\(key) \(value) times"
    case .word(let word): return word
    }
  }
}
print([Token.pair(("a", 1)), .pair((key: "b", value: 2)), .word("c")].map { $0.text() })
if case .pair(let whole) = Token.pair(("d", 4)) { print(whole, whole.value) }
