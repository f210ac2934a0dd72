// enums: payloads, extraction by switch, if case, guard case, for case; equality, nested payloads, recursive enums
enum Barcode: Equatable {
  case upc(Int, Int)
  case qr(text: String, size: Int)
  case none
}
let codes: [Barcode] = [.upc(8, 5), .qr(text: "abc", size: 2), .none, .upc(1, 9)]
for code in codes {
  switch code {
  case .upc(let system, let check) where system > 5: print("big upc", system, check)
  case let .upc(system, check): print("upc", system + check)
  case .qr(let text, size: _): print("qr", text)
  case .none: print("none")
  }
}
if case .qr(let text, let size) = codes[1], size > 1 { print(text, size) }
for case .upc(let system, _) in codes { print("system", system) }
print(codes[0] == .upc(8, 5), codes[1] == .qr(text: "abc", size: 3), codes[2], codes[1], codes.filter { $0 == .none }.count)
func size(_ code: Barcode) -> Int {
  guard case .qr(_, let size) = code else { return 0 }
  return size
}
print(codes.map(size))

indirect enum Expression {
  case number(Double)
  case add(Expression, Expression)
  case multiply(Expression, Expression)
  case negate(Expression)
  var value: Double {
    switch self {
    case .number(let n): return n
    case .add(let a, let b): return a.value + b.value
    case .multiply(let a, let b): return a.value * b.value
    case .negate(let e): return -e.value
    }
  }
}
let sum = Expression.add(.number(2), .multiply(.number(3), .negate(.number(4))))
print(sum.value, Expression.number(1))
enum Load {
  case waiting
  case done(Result: [String], after: Double?)
}
var load = Load.waiting
print(load)
load = .done(Result: ["a"], after: 2)
if case .done(let list, let after?) = load { print(list, after) }
print(load)
let make = Barcode.upc
print(make(1, 2), [1, 2].map { Barcode.upc($0, $0) })

// A payload's label may be left out, however often.
enum List<Element> {
  case end
  indirect case node(_: Element, next: List)
}
enum Part { case pair(_: Int, _: Int), named(_ first: Int, name: String, _ last: Int) }
let list = List.node(1, next: .node(2, next: .end))
if case .node(let first, next: .node(let second, _)) = list { print(first, second) }
print(Part.pair(1, 2), Part.named(1, name: "two", 3))
