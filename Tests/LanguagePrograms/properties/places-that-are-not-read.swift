// A place that is named as a statement and could be written is not read; what says where it is, is evaluated.
final class Shelf {
  var top: Int { get { print("get top"); return 1 } set { print("set top") } }
  var fixed: Int { print("get fixed"); return 1 }
  var list: [Int] { get { print("get list"); return [1, 2] } set {} }
  var box: Box { get { print("get box"); return Box() } set {} }
  var other: Shelf { get { print("get other"); return self } set {} }
  private(set) var own: Int { get { print("get own"); return 4 } set {} }
  lazy var late: Int = { print("made"); return 5 }()
  static var shared: Int { get { print("get shared"); return 1 } set {} }
  subscript(index: Int) -> Int { get { print("get [\(index)]"); return 1 } set {} }
  subscript(name: String) -> Int { print("get \(name)"); return 1 }
  func inside() { own }
}
struct Box {
  var value: Int { get { print("get value"); return 1 } set { print("set value") } }
  var width: Int { print("get width"); return 2 }
}
var global: Int { get { print("get global"); return 1 } set {} }
func made() -> Shelf { print("shelf"); return Shelf() }
func packed() -> Box { print("box"); return Box() }
func index() -> Int { print("index"); return 0 }
let shelf = Shelf(), constant = Box()
var box = Box(), maybe: Shelf? = shelf, perhaps: Box? = box

print("not read:")
shelf.top
shelf.list[0]
shelf.box.value
Shelf.shared
global
box.value
maybe!.top
shelf.late
(shelf.top)
(shelf.top, box.value)
shelf.list
shelf.inside()
func both(_ shelf: Shelf, _ box: inout Box) {
  shelf.top
  box.value
}
both(shelf, &box)

print("where it is:")
shelf[index()]
made().top
shelf.other.top
shelf.other.list[index()]

print("read:")
shelf.fixed
shelf["name"]
constant.value
packed().value
maybe?.top
perhaps?.value
shelf.top as Int
_ = shelf.top
shelf.box.width
shelf.other.fixed
box.width
shelf.list.count
maybe?.other.top
try? shelf.top
shelf.own
