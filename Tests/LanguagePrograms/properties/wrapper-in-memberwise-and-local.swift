// properties: wrappers in memberwise initialisers and on local variables
@propertyWrapper struct Clamped { private var value: Int; let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound); print("made", wrappedValue) }
  var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: ClosedRange<Int> { range } }
@propertyWrapper struct Trimmed { var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
@propertyWrapper final class Ref<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } ; var projectedValue: Ref<T> { self } }
struct Settings { @Clamped(0...10) var volume = 5; @Trimmed var name: String; var plain = 1; @Ref var count: Int = 0 }
let a = Settings(name: "abc"), b = Settings(volume: 50, name: "x", plain: 2, count: 9)
print(a.volume, a.name, a.plain, b.volume, b.name, b.plain, b.count, b.$volume)
func local() {
  @Clamped(1...3) var level = 7
  @Ref var total = 1
  let add = { total += 5 }
  add(); level -= 1
  print(level, total, $level, $total.wrappedValue)
}
local()
