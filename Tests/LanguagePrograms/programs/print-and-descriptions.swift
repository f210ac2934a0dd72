class Counter: CustomStringConvertible {
  var count = 0
  var description: String {
    total += 1
    return "Counter(\(count))"
  }
  func next() -> Int {
    count += 1
    return count
  }
}
var total = 10
let counter = Counter()
print(counter, total)
print(counter, total, "x", total)
print(total, counter, total)
print(counter, counter.next(), total)
print("\(counter) \(total)")
func local() {
  var seen = 0
  struct Seer: CustomStringConvertible {
    let see: () -> Void
    var description: String {
      see()
      return "seer"
    }
  }
  let seer = Seer { seen += 1 }
  print(seer, seen)
  print(seen, [seer, seer], seen)
  print(Optional(seer) as Any, seen, separator: "\(seen)")
}
local()
print(String(describing: counter), total)
