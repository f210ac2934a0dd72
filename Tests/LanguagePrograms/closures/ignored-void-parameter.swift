// A closure may leave out a parameter of type Void; Void() is its only value.
func then<T>(_ body: (T) -> Int, _ value: T) -> Int { body(value) }
print(then({ 42 }, ()))
final class Promise<T> { let v: T; init(_ v: T) { self.v = v }; func done(_ f: (T) -> Void) { f(v) } }
Promise<Void>(()).done { print("done") }
func f(_ v: Void) { print("void") }
f(Void())

// What is handed to a call may name the parts of one tuple: an operator is one, a case of an enum, a subscript, and a wrapper.
infix operator <>
func <> (number: Int, combine: ((Int, Int)) -> Int) -> Int { combine((number, number)) }
enum Combination { case of(((Int, Int)) -> Int) }
struct Combined { subscript(_ combine: ((Int, Int)) -> Int) -> Int { combine((1, 2)) } }
@propertyWrapper struct Kept {
  var wrappedValue: ((Int, Int)) -> Int
  init(wrappedValue: @escaping ((Int, Int)) -> Int) { self.wrappedValue = wrappedValue }
}
struct Keeper { @Kept var sum = { first, second in first + second } }
print([(1, 2)].map(({ first, second in first + second })), 3 <> { $0 * $1 }, Combined()[{ $0 - $1 }], Keeper().sum((3, 4)))
if case .of(let combine) = Combination.of({ first, second in first + second }) { print(combine((5, 6))) }
