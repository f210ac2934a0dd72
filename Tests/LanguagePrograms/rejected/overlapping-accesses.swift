// advice: two changes of one variable in one call, or a change while a closure of the call uses it; copy first, or swapAt
struct Pair {
  var x = 1, y = 2
  var sum: Int {
    get { x + y }
    set { x = newValue - y }
  }
  mutating func take(_ other: inout Pair) { swap(&x, &other.x) }
  mutating func change(_ body: (inout Pair) -> Void) { body(&self) }
  mutating func turn() { swap(&x, &x) }
  var list = [1]
  mutating func clean() { list.removeAll { $0 < x } }
}
func add(_ first: inout Int, _ second: inout Int) { first += second }
func add(_ first: inout Int, plain second: Int) { first += second }
var numbers = [1, 2, 3]
var pair = Pair()
swap(&numbers[0], &numbers[1])
add(&pair.x, &pair.y)
add(&pair.x, plain: pair.x)
add(&pair.x, &pair.sum)
pair.take(&pair)
func local() {
  var number = 1
  var list = [3, 4]
  var both = (1, 2)
  var own = Pair()
  var other = Pair()
  add(&number, &number)
  add(&number, plain: number)
  add(&both.0, &both.1)
  add(&both.0, &both.0)
  add(&own.x, &other.x)
  add(&list[0], &number)
  own.change { $0.x = own.y }
  own.change { [own] in $0.x = own.y }
  own.change { $0.x = other.y }
  list.removeAll { list.count > $0 }
  print(number, list, both, own, other)
}
local()
