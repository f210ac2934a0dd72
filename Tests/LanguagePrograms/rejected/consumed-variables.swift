// What is used after it was consumed, and what cannot be.
func twice() {
  let x = [1]
  let y = consume x
  print(x, y)
}
func inLoop() {
  let x = [1]
  for _ in 0..<2 {
    _ = consume x
  }
}
func onOneWay(flag: Bool) {
  let x = [1]
  if flag { _ = consume x }
  print(x)
}
func changed() {
  var x = [1]
  _ = consume x
  x.append(2)
}
func atTheEnd() {
  let x = [1]
  defer { print(x) }
  _ = consume x
}
func lent(_ x: borrowing [Int]) {
  _ = consume x
}
func everyOther(flags: [Bool]) {
  var x = [1]
  for flag in flags {
    if flag { continue }
    _ = consume x
    x = [2]
    if flags.count > 1 {
      _ = consume x
      continue
    }
  }
}
func beside(_ first: [Int], _ second: [Int]) {}
func besideItself() {
  let x = [1]
  beside(x, consume x)
}
let all = [1]
let taken = consume all
