// advice: what swiftc says of branches as arguments, closures without a value, and lazy and weak variables of a function
func show(_ value: Int) { print(value) }
show(if Bool.random() { 1 } else { 2 })
print([switch 1 { case 1: 2; default: 3 }])
print({ let one = 1 }() + 1)
func locals() {
  lazy let late = 1
  weak var number = 1
  print(late, number as Any)
}
