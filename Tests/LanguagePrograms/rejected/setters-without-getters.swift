// Who can be set can be got; and one word for how a parameter is passed is enough.
struct Board {
  private var kept: [Int] = []
  var last: Int { set { kept.append(newValue) } }
  subscript(n: Int) -> Int { set { kept[n] = newValue } }
}
func raise(_ n: inout inout Int) { n += 1 }
