// traps: preconditionFailure in the branch that must not happen
enum Kind { case a, b }
func name(_ kind: Kind) -> String {
  switch kind {
  case .a: return "a"
  case .b: preconditionFailure("b is not supported")
  }
}
print(name(.a))
print(name(.b))
