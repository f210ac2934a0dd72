// property wrappers on parameters
@propertyWrapper struct Clamped { var wrappedValue: Int { didSet { wrappedValue = min(max(wrappedValue, 0), 10) } }; init(wrappedValue: Int) { self.wrappedValue = min(max(wrappedValue, 0), 10) } }
func show(@Clamped _ x: Int) { print(x) }
show(5); show(50)
func two(a: Int, @Clamped b: Int) -> Int { a + b }
print(two(a: 1, b: 99))
@propertyWrapper struct Bounded { private var value: Int; let range: ClosedRange<Int>; init(wrappedValue: Int, _ range: ClosedRange<Int>) { print("make"); value = wrappedValue; self.range = range }; var wrappedValue: Int { min(max(value, range.lowerBound), range.upperBound) }; var projectedValue: ClosedRange<Int> { range } }
func volume(@Bounded(0...3) level: Int, name: String) { print(level, $level, _level.range.count, name) }
func label(_ s: String) -> String { print("label"); return s }
volume(level: 9, name: label("x"))
@propertyWrapper struct Boxed<T> { var wrappedValue: T; var projectedValue: [T] { [wrappedValue] }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
func gen<T>(@Boxed _ v: T) { print(v, $v, _v.wrappedValue) }
gen("s"); gen(4)
struct S { let n: Int; func run(@Clamped _ x: Int, by y: Int = 2) -> Int { x * y }; init(@Clamped n: Int) { self.n = n }; static func make(@Clamped _ n: Int) -> S { S(n: n) } }
print(S(n: -4).run(12), S(n: 3).run(3, by: 3), S(n: 77), S.make(5).n)
@propertyWrapper final class Shared { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
func count(@Shared _ n: Int) -> Int { let add = { n + 1 }; return add() }
print(count(4))
