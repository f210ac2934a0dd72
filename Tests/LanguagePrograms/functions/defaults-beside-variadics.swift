// Of functions with default values and variadic ones: which is called.
let i = 1
func a(_ x: Int = 1, y: Int = 2, z: Int = 3) -> String { "defaults" }
func a(_ x: Int...) -> String { "variadic" }
print(a(), a(i, i), a(y: 4))
func b(_ x: Int, _ y: Int, z: Int = 3, w: Int = 4) -> String { "defaults" }
func b(_ x: Int...) -> String { "variadic" }
print(b(i, i), b(i), b(i, i, i))
func c(_ x: Int, _ y: Int..., z: Int = 3) -> String { "first and rest" }
func c(_ x: Int...) -> String { "all" }
print(c(i, i), c(), c(i, i, i, z: 1))
func d(_ x: Int, _ y: Int...) -> String { "first and rest" }
func d(_ x: Int...) -> String { "all" }
print(d(i, i), d(i), d())
func e(_ x: Int, y: Int = 2) -> String { "one default" }
func e(_ x: Int, z: Int = 3, w: Int = 4) -> String { "two defaults" }
print(e(i), e(i, w: 1))
func f(_ x: Any...) -> String { "anything" }
func f(_ x: Int, _ y: Int = 1) -> String { "numbers" }
print(f(1), f(1, 2), f(1, 2, 3), f())
func g(z: Int = 3) -> String { "default" }
func g(_ x: Int..., z: Int = 3) -> String { "variadic" }
print(g(), g(z: 2), g(1))
struct Path {
  let text: String
  init(from: Int = 0, to: Int = 10, by: Int = 1) { text = "\(from) \(to) \(by)" }
  init(_ points: Int...) { text = "\(points)" }
}
print(Path(1, 2).text, Path(to: 3).text)
