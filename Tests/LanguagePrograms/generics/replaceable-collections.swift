// What a generic extension can do with any collection that can grow.
final class Protected<Value> {
  private var value: Value
  init(_ value: Value) { self.value = value }
  func read<Result>(_ body: (Value) -> Result) -> Result { body(value) }
  @discardableResult func write<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
}
extension Protected where Value: RangeReplaceableCollection {
  func append(_ element: Value.Element) { write { $0.append(element) } }
  func append<Other: Collection>(contentsOf other: Other) where Other.Element == Value.Element {
    write { (value: inout Value) in value.append(contentsOf: other) }
  }
}
func doubled<C: RangeReplaceableCollection>(_ collection: C) -> C where C.Element == Int {
  var result = C()
  for element in collection { result.append(element * 2) }
  result.insert(0, at: result.startIndex)
  return result
}
let numbers = Protected([1])
numbers.append(2)
numbers.append(contentsOf: 5..<7)
print(numbers.read { $0 })
print(doubled([1, 2, 3]), doubled([1, 2, 3][1...]))
var slice = [1, 2, 3, 4][1...2]
slice.insert(9, at: 2)
print(slice.remove(at: 1), slice, slice.startIndex, slice.endIndex)
