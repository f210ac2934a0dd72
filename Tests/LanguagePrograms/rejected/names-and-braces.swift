// advice: say what is meant: a value, a type's self, a do block
final final class A { class class B {} }
static struct S { let _ = 3, b = 4 }
print(Int, terminator: "")
let x = String
func f() -> Any { return Int }
func g<T>(_ t: T) -> String { "\(T)" }
do {
  {
    print("x")
  }()
}
struct P { let (a, b) = (1, 2) }
let let c = 3
