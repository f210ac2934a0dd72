// A closure may leave out a parameter of type Void; Void() is its only value.
func then<T>(_ body: (T) -> Int, _ value: T) -> Int { body(value) }
print(then({ 42 }, ()))
final class Promise<T> { let v: T; init(_ v: T) { self.v = v }; func done(_ f: (T) -> Void) { f(v) } }
Promise<Void>(()).done { print("done") }
func f(_ v: Void) { print("void") }
f(Void())
