// What the initial value of a lazy property of a struct may do with `self`, which it is only lent.
struct Counter {
  var start = 1
  var limit: Int?
  var items = [3, 1, 2]
  func rank(_ item: Int) -> Int { -item }
  lazy var held = { [start] in start + 1 }
  lazy var called: Int = {
    let half = start
    return half + 1
  }()
  lazy var sorted = items.sorted { rank($0) < self.rank($1) }
  lazy var chosen = limit ?? start
  lazy var copied = { [self] in start + 5 }
  lazy var mapped: [Int] = items.map { $0 + start }
  lazy var own: (Int) -> Int = { $0 + 1 }
}
final class Object {
  var start = 2
  lazy var kept = { self.start + 1 }
}
var counter = Counter()
print(counter.held(), counter.called, counter.sorted, counter.chosen, counter.copied(), counter.mapped, counter.own(1))
print(Object().kept())
