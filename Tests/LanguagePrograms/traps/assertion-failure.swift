// traps: assertionFailure
for n in 1...3 {
  if n == 2 { assertionFailure("two") }
  print(n)
}
