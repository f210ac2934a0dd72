// A local variable that an escaping closure captures, and that a call changes which calls the closure.
func add(_ list: inout [Int], _ more: () -> Void) {
  list.append(1)
  more()
}
func run() {
  var list = [0]
  let later = { list.append(2) }
  later()
  print(list)
  add(&list) { later() }
}
run()
print("never")
