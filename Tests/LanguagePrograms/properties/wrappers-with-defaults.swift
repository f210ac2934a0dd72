// a wrapper that has a default for what it wraps
protocol Provider { associatedtype Value; static var value: Value { get } }
enum Zero: Provider { static let value = 0 }
@propertyWrapper struct Default<P: Provider> {
  var wrappedValue: P.Value
  init(wrappedValue: P.Value = P.value) { self.wrappedValue = wrappedValue }
}
struct S { @Default<Zero> var n }
print(S().n)
struct T {
  @Default<Zero> var a
  @Default<Zero> var b = 5
  init() {}
}
print(T().a, T().b)
