// what stands on the other side of an own operator is of a type of its own
struct Stage<In, Out> {
  let body: (In) -> Out
  init(_ label: String, _ body: @escaping (In) -> Out) { self.body = body }
  static func | <Next>(a: Stage<In, Out>, b: Stage<Out, Next>) -> Stage<In, Next> {
    Stage<In, Next>("") { b.body(a.body($0)) }
  }
}
func parse(_ text: String) -> Int { text.count }
let pipeline = Stage("parse", parse) | Stage("halve") { (n: Int) in Double(n) / 2 } | Stage("text") { "<\($0)>" }
print(pipeline.body("abc"))
struct Demand: ExpressibleByIntegerLiteral {
  let max: Int
  init(integerLiteral value: Int) { max = value }
  static func > (l: Demand, r: Int) -> Bool { l.max > r }
  static func == (l: Demand, r: Int) -> Bool { l.max == r }
}
let d: Demand = 3
print(d > 0, d > 5, d == 3, d.max > 2)
