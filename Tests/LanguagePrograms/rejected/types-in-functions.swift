// advice: types in functions are checked as those of the file are
func f() {
  struct S { func bad() -> Int { "x" } ; static let v: Int = "s" }
  class C { var a: Int; init() { } }
  print(1)
}
f()
