// advice: 'counter' is a let constant: mutating needs a var
struct Counter {
  var n = 0
  mutating func increment() { n += 1 }
}
let counter = Counter()
counter.increment()
