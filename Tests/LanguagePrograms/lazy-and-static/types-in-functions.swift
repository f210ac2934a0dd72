let n = 5
let work = { print("once") }
func f() {
  struct S { static let v: Int = n + 1; static let run: () = { work() }() }
  print(S.v)
  S.run
}
f()
