// A literal range as the pattern of an own match operator.
enum Token { case op(Character), number(Int) }
func ~= (pattern: ClosedRange<Character>, value: Token) -> Bool {
    if case .op(let c) = value { return pattern.contains(c) }
    return false
}
for t in [Token.op("x"), .op("*"), .number(3)] {
    switch t {
    case "a"..."z": print("letter")
    case .number: print("number")
    default: print("other")
    }
}
