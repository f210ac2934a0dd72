// A struct with a lazy property, printed.
struct W { var a = 1; lazy var z = 3; let s = "x" }
var w = W()
print(w)
_ = w.z
print(w, [w])
