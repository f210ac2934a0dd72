// traps: assert is checked in a debug build
func pay(_ amount: Int) {
  assert(amount > 0, "amount must be positive")
  print("paid", amount)
}
pay(5)
pay(0)
