// The patterns of one case, or of one catch, bind the same names: which one matched does not matter.
enum Failure: Error { case lost(Int), late(Int), broken }
func handle(_ failure: Failure) {
  do { throw failure } catch Failure.lost(let code), Failure.late(let code) { print("code", code) } catch { print("other") }
}
for failure in [Failure.lost(1), .late(2), .broken] { handle(failure) }

func pair(_ left: Int?, _ right: Int?) -> String {
  switch (left, right) {
  case (let one?, nil), (nil, let one?): "one \(one)"
  case (let first?, let second?) where first == second, (let first?, let second?): "two \(first) \(second)"
  case (nil, nil): "none"
  }
}
print(pair(1, nil), pair(nil, 2), pair(3, 3), pair(4, 5), pair(nil, nil))
switch (Optional(2), Optional(2)) {
case let (left?, right?) where [left].contains(where: { let seen = $0; return seen == right }), (let left?, let right?):
  print(left + right)
default: print("-")
}
