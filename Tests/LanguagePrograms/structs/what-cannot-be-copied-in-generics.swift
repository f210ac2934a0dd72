// Generic code over values that cannot be copied, protocols of them, and `discard self`.
struct Ticket: ~Copyable {
  let number: Int
  consuming func redeem() -> Int {
    let number = number
    discard self
    return number
  }
  deinit { print("ticket \(number) lost") }
}

struct Box<Value: ~Copyable>: ~Copyable {
  private var value: Value
  init(_ value: consuming Value) { self.value = value }
  consuming func open() -> Value { value }
  func look<Result>(_ body: (borrowing Value) -> Result) -> Result { body(value) }
}
extension Box: Copyable where Value: Copyable {}

func boxes() {
  let box = Box(Ticket(number: 7))
  print(box.look { $0.number })
  print("redeemed \(box.open().redeem())")
  let numbers = Box([1, 2, 3])
  let copy = numbers
  print(numbers.look(\.count), copy.open())
  _ = Box(Ticket(number: 8))
  print("the box is gone")
}
boxes()

protocol Resource: ~Copyable {
  var name: String { get }
  consuming func finish()
}
struct Door: Resource, ~Copyable {
  let name: String
  consuming func finish() { print("finish \(name)") }
  deinit { print("shut \(name)") }
}
struct Log: Resource {
  let name: String
  consuming func finish() { print("flush \(name)") }
}
func use<R: Resource & ~Copyable>(_ resource: consuming R) {
  print("using \(resource.name)")
  resource.finish()
}
use(Door(name: "front"))
use(Log(name: "log"))

func exchanged() {
  var first = Ticket(number: 1)
  var second = Ticket(number: 2)
  swap(&first, &second)
  print(first.number, second.number)
}
exchanged()
print(MemoryLayout<Ticket>.size, MemoryLayout<Door>.stride)

func borrowed(_ body: (borrowing Ticket) -> Void) {
  body(Ticket(number: 31))
  print("borrowed")
}
borrowed { print("looking at \($0.number)") }

func failing(_ number: Int) throws -> Ticket {
  let ticket = Ticket(number: number)
  if number > 9 { throw CancellationError() }
  return ticket
}
do {
  print(try failing(3).redeem())
  print(try failing(10).redeem())
} catch { print(error) }
