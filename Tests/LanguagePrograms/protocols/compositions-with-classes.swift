// A class beside protocols: View & Reusable.
protocol Reusable: AnyObject { static var id: String { get }; func prepare() }
protocol Themed { var theme: String { get set } }
class View { var name: String; init(name: String) { self.name = name }; func draw() -> String { "view \(name)" }; deinit { print("- \(name)") } }
final class Cell: View, Reusable, Themed { static let id = "cell"; var theme = "dark"; func prepare() { name += "*" }; override func draw() -> String { "cell \(super.draw()) \(theme)" } }
class Label: View, Themed { var theme = "light" }
typealias ReusableView = View & Reusable
func show(_ v: View & Reusable) { v.prepare(); print(v.draw(), type(of: v).id) }
func style<T: View & Themed>(_ v: T, _ theme: String) -> T { var v = v; v.theme = theme; return v }
let c = Cell(name: "a")
show(c)
let r: ReusableView = c
let plain: View = r
print(plain.draw(), style(Label(name: "l"), "blue").theme)
let all: [View] = [c, Label(name: "m"), View(name: "n")]
for v in all {
  if let t = v as? View & Themed { print("themed", t.name, t.theme) }
  if let t = v as? ReusableView { print("reusable", t.name) }
}
final class Holder { weak var item: (View & Themed)?; var list: [any View & Themed] = []
  func add(_ i: View & Themed) { list.append(i); item = i } }
let h = Holder()
h.add(c); h.add(Label(name: "p"))
h.list[0].theme = "red"
print(h.list.map { $0.draw() }, h.item?.name as Any, h.list[0] === c)
h.list.removeLast()
print(h.item == nil)
protocol Source { associatedtype Item: View & Themed; func make() -> Item }
struct S: Source { func make() -> Label { Label(name: "s") } }
func use<X: Source>(_ x: X) -> String { let i = x.make(); return i.name + i.theme + i.draw() }
print(use(S()))
print(r as Any is View, (all[1] as? View & Reusable) == nil)
