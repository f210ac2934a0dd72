// advice: not every path returns a value
func sign(_ n: Int) -> Int {
  if n > 0 { return 1 }
}
print(sign(3))
