// functions: passed, returned and stored like any value; partial application by closures; composition
func twice(_ f: (Int) -> Int, _ x: Int) -> Int { f(f(x)) }
func addOne(_ x: Int) -> Int { x + 1 }
print(twice(addOne, 5), twice({ $0 * $0 }, 3))

func makeAdder(_ amount: Int) -> (Int) -> Int {
  func add(_ x: Int) -> Int { x + amount }
  return add
}
let addTen = makeAdder(10)
let addFive = makeAdder(5)
print(addTen(1), addFive(1), makeAdder(1)(1))

func compose(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int {
  { x in g(f(x)) }
}
print(compose(addOne, addTen)(0), compose(addTen, { $0 * 2 })(1))

var operations: [String: (Int, Int) -> Int] = ["plus": (+), "times": (*)]
operations["minus"] = { $0 - $1 }
print(operations["plus"]!(6, 3), operations["minus"]!(6, 3), operations["times"]?(6, 3) ?? 0)
print(operations["over"]?(6, 3) ?? -1)

let steps: [(Int) -> Int] = [addOne, addTen, { $0 * 3 }]
print(steps.reduce(1) { value, step in step(value) })

typealias Completion = (String, Bool) -> Void
func load(_ name: String, completion: Completion) { completion(name.uppercased(), !name.isEmpty) }
load("photo") { name, ok in print(name, ok) }
load("") { print($0, $1) }

let printer: (String) -> Void = { print("<\($0)>") }
["a", "b"].forEach(printer)
