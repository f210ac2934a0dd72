// A member of what an Optional holds, where only what is around the closure says what that is.
enum Op<T> { case ins(T), del(T) }
func diff<T>(_ t: [T]) -> [Op<T>] {
  var s: [Op<T>] = []
  s += t.compactMap { e in t.isEmpty ? nil : .ins(e) }
  return s
}
func diff2(_ t: [Int]) -> [Op<Int>] {
  var s: [Op<Int>] = []
  s += t.compactMap { e in t.isEmpty ? nil : .ins(e) }
  return s
}
func diff3(_ t: [Int]) -> [Op<Int>] {
  var s: [Op<Int>] = []
  s.append(contentsOf: t.compactMap { e in t.isEmpty ? nil : .ins(e) })
  return s
}
func diff4(_ t: [Int]) -> [Op<Int>] {
  var s: [Op<Int>] = []
  s += t.compactMap { e in .ins(e) }
  s += t.compactMap { e in if e > 0 { .ins(e) } else { nil } }
  s += t.compactMap { e in if e > 0 { return .ins(e) } else { return nil } }
  s += t.compactMap { e in e == 0 ? .ins(e) : .del(e) }
  s += t.map { e in e == 0 ? .ins(e) : .del(e) }
  return s
}
func diff5(_ t: [Int]) -> [Op<Int>] {
  return t.compactMap { e in t.isEmpty ? nil : .ins(e) }
}
print(diff([1]), diff2([1]), diff3([1]), diff4([0, 1]), diff5([2]))
enum Token { case number(Int), plus; static let zero = Token.number(0) }
func lex(_ s: String) -> [Token] {
  var out: [Token] = []
  out += s.compactMap { c in c == "+" ? .plus : nil }
  out += s.compactMap { c in
    switch c {
    case "+": .plus
    case "0": .zero
    default: c.wholeNumberValue.map { .number($0) }
    }
  }
  out = out + s.compactMap { $0.isNumber ? .number(Int(String($0))!) : .none }
  let more = out + ["a"].compactMap { $0.isEmpty ? nil : .zero }
  return more
}
print(lex("1+0"))
let found: Token = [1].first.flatMap { $0 > 0 ? .plus : nil } ?? .zero
print(found)
var set: Set<Int> = []
var d: [String: Token] = [:]
d["a"] = [1].lazy.compactMap { $0 > 0 ? .plus : nil }.first
print(d)
