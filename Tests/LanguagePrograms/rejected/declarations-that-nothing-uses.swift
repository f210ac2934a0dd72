// What the compiler finds wrong with declarations that nothing uses.
func ==> (a: Int, b: Int) -> Int { a + b }
prefix func √ (a: Int) -> Int { a }
extension Int { static postfix func % (a: Int) -> Int { a } }
prefix func word() {}
print(1 ==> 2)
@propertyWrapper struct Empty { var value = 1 }
@propertyWrapper struct OfType { static var wrappedValue = 1 }
@propertyWrapper struct Closed { private var wrappedValue = 1 }
@propertyWrapper struct Projected {
  var wrappedValue: Int
  private var projectedValue: Int { 1 }
}
@propertyWrapper struct Made {
  var wrappedValue: Int
  private init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}
@propertyWrapper protocol Wrapping { var wrappedValue: Int { get } }
@dynamicCallable struct Called {}
@dynamicCallable struct CalledWithOne { func dynamicallyCall(withArguments argument: Int) {} }
protocol First: Second {}
protocol Second: First {}
typealias Name = Nothing
struct Inner { typealias List = [Nothing] }
func local() { typealias Pair = (Int, Nothing) }
print(1 << 4 >> 2)

// All of these are as they should be.
@propertyWrapper private struct Kept { fileprivate var wrappedValue = 1 }
@dynamicCallable struct Fine { func dynamicallyCall(withKeywordArguments pairs: KeyValuePairs<String, Int>) {} }
struct Mask { static func .== (a: Mask, b: Mask) -> Bool { true } }
prefix func ++ (a: inout Int) { a += 1 }
typealias Handler<Value> = (Result<Value, Error>) -> Void
print((1 << 4) >> 2, 1 << 2 | 3)
