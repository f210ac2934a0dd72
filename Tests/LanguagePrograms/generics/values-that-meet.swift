// What is given for one parameter, and what is wanted of the result, decide together what it is.
func check<T: Equatable>(_ a: T, _ b: T) { print(a == b, a) }
let n = 3
let o: Int? = 4
check(o, n)
check(n, o)
check(n, nil)
func list<T>(_ items: T...) -> [T] { items }
let mixed: [Any] = list(1, "x")
print(mixed)
class Screen { var title = "s"; func show() { print(title) } }
func observe<O: AnyObject>(_ o: O, _ f: (O) -> () -> Void) { f(o)() }
var screen: Screen! = Screen()
observe(screen, Screen.show)
