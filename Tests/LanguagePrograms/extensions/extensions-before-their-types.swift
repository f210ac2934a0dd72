// extensions of nested types stand before the extensions that declare them
enum Kinds {}
extension Kinds.Filter {
  func twice() -> Int { value * 2 }
}
extension Kinds.Filter.Deep { func say() { print("deep") } }
extension Kinds.Filter { struct Deep {} }
extension Kinds {
  struct Filter { var value: Int }
}
extension Kinds.Alias { func thrice() -> Int { value * 3 } }
extension Kinds { typealias Alias = Filter }
print(Kinds.Filter(value: 2).twice(), Kinds.Filter(value: 2).thrice())
Kinds.Filter.Deep().say()
