// A closure that is given to a function value whose parameter does not escape needs no `self`, and may use what is lent.
final class Pipeline<Output> {
  private var seen = 0
  private let step: (Int, (Output) -> Void) -> Void
  var optional: (((Int) -> Int) -> Int)?

  init(_ step: @escaping (Int, (Output) -> Void) -> Void) { self.step = step }

  func run(_ number: Int) -> [Output] {
    var all: [Output] = []
    step(number) {
      seen += 1
      all.append($0)
    }
    return all
  }

  func count(_ visit: ((Int) -> Void) -> Void) -> Int {
    visit { seen += $0 }
    let twice: ((Int) -> Void) -> Void = { body in
      body(1)
      body(2)
    }
    twice { seen += $0 }
    return seen
  }

  func total() -> Int? { optional? { $0 + seen } }
}

func each(_ numbers: inout [Int], _ visit: ((Int) -> Void) -> Void) {
  visit { numbers.append($0) }
}

let texts = Pipeline<String> { number, send in
  for index in 0..<number { send("n\(index)") }
}
print(texts.run(3), texts.count { $0(10) }, texts.total() ?? 0)
texts.optional = { $0(100) }
print(texts.total() ?? 0)
var numbers = [1]
each(&numbers) { send in
  send(2)
  send(3)
}
print(numbers)
