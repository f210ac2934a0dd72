// A method changes the whole struct: what reads the variable meanwhile is a simultaneous access.
struct Counter: ~Copyable {
  private(set) var count = 0
  mutating func step(_ body: () -> Void) {
    body()
    count += 1
  }
}
var counter = Counter()
counter.step { print("nothing is read") }
print(counter.count)
counter.step { print(counter.count) }
print("not reached")
