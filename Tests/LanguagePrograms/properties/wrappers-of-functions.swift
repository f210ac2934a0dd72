// A wrapper that holds a function is set to another one.
@propertyWrapper struct Cached<S> {
    private var cached: S?
    let f: () -> S
    init(_ f: @autoclosure @escaping () -> S) { self.f = f }
    var wrappedValue: S { get { cached ?? f() } set { cached = newValue } }
}
final class A { @Cached({ 7 }) var g: () -> Int }
let a = A()
print(a.g())
a.g = { 8 }
print(a.g())
