// A class as the bound: of an extension's parameter, of an associated type, of what a where clause names; weak, cast and compared by identity there.
class View {
  var title: String
  init(_ title: String) { self.title = title }
  func show(_ text: String) { print("\(title): \(text)") }
}
final class Button: View {
  var taps = 0
  override func show(_ text: String) { print("[\(title)] \(text)") }
}
struct Wrapper<Base> {
  let base: Base
}
extension Wrapper where Base: View {
  func rename(_ name: String) {
    base.title = name
    base.show("renamed")
  }
  var later: () -> Void { { [weak base] in base?.show("later") } }
  func isFor(_ other: View) -> Bool { base === other }
  func asView() -> View { base }
}
extension Wrapper where Base == Button {
  func tap() { base.taps += 1 }
}
extension Wrapper {
  func describe() -> String { "wrapped" }
}
extension Optional where Wrapped: View {
  var name: String {
    switch self {
    case .none: return "none"
    case .some(let view): return view.title
    }
  }
  func show() { self?.show("perhaps") }
}
protocol Screen {
  associatedtype Content: View
  var content: Content { get }
}
extension Screen {
  func open() { content.show("open") }
  var title: String { content.title }
}
struct Start: Screen { let content: Button }
struct Stack<S: Screen> {
  let screens: [S]
  func all() -> String { screens.map { $0.content.title }.joined(separator: "+") }
}
func titles<S: Sequence>(_ views: S) -> [String] where S.Element: View { views.map { $0.title } }
func first<T>(_ list: [T]) -> String where T: View { list.first.name }
extension Array where Element: View {
  func index(of view: Element) -> Int? { firstIndex { $0 === view } }
  mutating func take(_ view: Element) { removeAll { $0 === view } }
}
let button = Button("ok"), view = View("plain")
Wrapper(base: button).rename("fine")
Wrapper(base: view).rename("flat")
Wrapper(base: button).tap()
Wrapper(base: button).later()
print(button.taps, Wrapper(base: button).isFor(button), Wrapper(base: view).isFor(button), Wrapper(base: 3).describe())
print(Wrapper(base: button).asView().title)
let none: Button? = nil, some: View? = view
print(none.name, some.name, Optional(button).name)
some.show()
none.show()
Start(content: button).open()
print(Start(content: button).title, Stack(screens: [Start(content: button), Start(content: Button("two"))]).all())
print(titles([button, view]), titles(Set(["a"]).map { View($0) }), first([button]))
var list = [view, button]
print(list.index(of: button) ?? -1)
list.take(view)
print(list.count)
