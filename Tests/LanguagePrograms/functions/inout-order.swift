// functions: the parts of a place are evaluated where it stands
func i() -> Int { print("i"); return 0 }
func b() -> Int { print("b"); return 0 }
func f(_ a: inout Int, _ b: Int) {}
var a = [1]
f(&a[i()], b())
