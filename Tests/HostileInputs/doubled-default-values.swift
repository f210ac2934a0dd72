// Each default value asks for two calls of the function before: checked at each call, they double with each line.
func f0(_ a: Int = 1, _ b: Int = 2) -> Int { a + b }
func f1(_ a: Int = f0(), _ b: Int = f0()) -> Int { a + b }
func f2(_ a: Int = f1(), _ b: Int = f1()) -> Int { a + b }
func f3(_ a: Int = f2(), _ b: Int = f2()) -> Int { a + b }
func f4(_ a: Int = f3(), _ b: Int = f3()) -> Int { a + b }
func f5(_ a: Int = f4(), _ b: Int = f4()) -> Int { a + b }
func f6(_ a: Int = f5(), _ b: Int = f5()) -> Int { a + b }
func f7(_ a: Int = f6(), _ b: Int = f6()) -> Int { a + b }
func f8(_ a: Int = f7(), _ b: Int = f7()) -> Int { a + b }
func f9(_ a: Int = f8(), _ b: Int = f8()) -> Int { a + b }
func f10(_ a: Int = f9(), _ b: Int = f9()) -> Int { a + b }
func f11(_ a: Int = f10(), _ b: Int = f10()) -> Int { a + b }
func f12(_ a: Int = f11(), _ b: Int = f11()) -> Int { a + b }
func f13(_ a: Int = f12(), _ b: Int = f12()) -> Int { a + b }
func f14(_ a: Int = f13(), _ b: Int = f13()) -> Int { a + b }
func f15(_ a: Int = f14(), _ b: Int = f14()) -> Int { a + b }
func f16(_ a: Int = f15(), _ b: Int = f15()) -> Int { a + b }
func f17(_ a: Int = f16(), _ b: Int = f16()) -> Int { a + b }
func f18(_ a: Int = f17(), _ b: Int = f17()) -> Int { a + b }
func f19(_ a: Int = f18(), _ b: Int = f18()) -> Int { a + b }
func f20(_ a: Int = f19(), _ b: Int = f19()) -> Int { a + b }
func f21(_ a: Int = f20(), _ b: Int = f20()) -> Int { a + b }
func f22(_ a: Int = f21(), _ b: Int = f21()) -> Int { a + b }
func f23(_ a: Int = f22(), _ b: Int = f22()) -> Int { a + b }
func f24(_ a: Int = f23(), _ b: Int = f23()) -> Int { a + b }
print(f24(1, 2))
