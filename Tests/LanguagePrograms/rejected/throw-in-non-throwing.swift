// advice: errors thrown here are not handled: mark the function throws or catch them
struct Failure: Error {}
func run(_ n: Int) {
  if n > 1 { throw Failure() }
}
run(1)
