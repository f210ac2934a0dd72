// optionals: a nil evaluates nothing to its right
class N { var v = 0 }
func val() -> Int { print("evaluated"); return 1 }
let n: N? = nil
n?.v += val()
var d: [String: [Int]] = [:]
d["x"]?.append(val())
