// traps: what was printed without a newline appears before the trap, also from nested calls
func deep(_ n: Int) -> Int {
  print(n, terminator: " ")
  if n == 0 { preconditionFailure("bottom") }
  return 1 + deep(n - 1)
}
print(deep(4))
