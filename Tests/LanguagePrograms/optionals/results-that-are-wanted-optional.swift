// A generic result where an Optional is wanted: it is what is in the Optional, unless the arguments say otherwise.
typealias Dispatch = (Int) -> String
typealias Layer = (@escaping Dispatch) -> Dispatch
final class Store {
  var layers: [Layer] = []
  lazy var dispatch: Dispatch! = makeDispatch()
  func base(_ action: Int) -> String { "base \(action)" }
  private func makeDispatch() -> Dispatch! {
    return layers.reversed().reduce(
      { [unowned self] action in self.base(action) },
      { next, layer in
        let made = layer(next)
        return made
      })
  }
}
let store = Store()
store.layers = [{ next in { "<" + next($0 + 1) + ">" } }, { next in { "[" + next($0 * 2) + "]" } }]
print(store.dispatch(3))
func fold<T>(_ start: T, _ steps: [(T) -> T]) -> T { steps.reduce(start) { $1($0) } }
let some: Int? = fold(1, [{ $0 + 1 }, { value in
  let doubled = value * 2
  return doubled
}])
print(some as Any)
func image(_ text: String?) -> String? { ["a", "b"].reduce(text) { image, step in image.flatMap { $0.isEmpty ? nil : $0 + step } } }
print(image("x") as Any, image("") as Any)
func choose<T>(_ make: () -> T) -> T { make() }
let number: Int? = choose { 5 }, none: Int? = choose { nil }
print(number as Any, none as Any)
