// What a requirement says of a member of a member may lead back to where it began; what is asked of the one is asked of the other.
protocol Wrapper {
  associatedtype Base
  var base: Base { get }
  init(wrapping base: Base)
}
protocol Wrapping {
  associatedtype Box
  var box: Box { get }
}
extension Wrapping where Box: Wrapper, Box.Base == Self {
  var box: Box { Box(wrapping: self) }
}
extension Wrapping where Box: Wrapper, Self == Box.Base {
  var again: Self { box.base }
}
struct Boxed<Base>: Wrapper {
  let base: Base
  init(wrapping base: Base) { self.base = base }
}
struct Item: Wrapping {
  typealias Box = Boxed<Item>
  var number = 4
}
print(Item().box.base.number, Item(number: 5).again.number)

protocol KeyTransformer {
  associatedtype Key: Hashable
  static func transform(_ key: Key) -> Key
}
struct Lowered: KeyTransformer {
  static func transform(_ key: String) -> String { key.lowercased() }
}
struct MultiTable<Key, Value, Transformer: KeyTransformer> where Transformer.Key == Key {
  typealias Table = Dictionary<Key, [Value]>
  private var table: Table = [:]
  subscript(key: Key) -> [Value] {
    get { table[Transformer.transform(key)] ?? [] }
    set { table[Transformer.transform(key)] = newValue }
  }
}
var table = MultiTable<String, Int, Lowered>()
table["A"].append(3)
table["a"].append(4)
print(table["A"])
