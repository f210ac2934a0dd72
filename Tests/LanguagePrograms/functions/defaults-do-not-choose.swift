// what a default value is converted from does not count in the choice among overloads
func f(a: Double = 0) -> String { "default" }
func f(b: Int...) -> String { "variadic" }
print(f(), f(a: 1), f(b: 1))
struct Board {
  var bits: UInt64
  init(bits: UInt64 = 0) { self.bits = bits }
  init(squares: Int...) { self.init(); for square in squares { bits |= 1 << square } }
}
print(Board().bits, Board(squares: 1, 3).bits)
func g(_ text: String, size: Float = 1) -> String { "size" }
func g(_ text: String, kinds: String...) -> String { "kinds" }
print(g("x"), g("x", kinds: "y"))
