// lazy-and-static: a statement that only names a lazy property does not make its value
func made(_ name: String) -> Int {
  print("made", name)
  return 1
}
struct Inner { lazy var deep = made("deep"); var width = 1 }
struct Page {
  lazy var title = made("title")
  lazy var inner = Inner()
  var size: Int { made("size") }
  mutating func load() {
    title
    self.title
    print("loaded")
  }
}
final class Screen {
  lazy var view = { made("view") }()
  lazy var next: Screen? = {
    print("made next")
    return nil
  }()
  func load() {
    view
    self.view
    next
    print("loaded screen")
  }
  static func make() -> Screen {
    print("make")
    return Screen()
  }
}
func index() -> Int {
  print("index")
  return 0
}
var page = Page()
var pages = [Page()]
let screen = Screen()
let screens = [Screen()]
print("1")
page.title
screen.view
(page.title)
page.inner.deep
page.load()
screen.load()
print("2")
Screen.make().view
screens[index()].view
pages[index()].title
print("3")
page.size
let other: Screen? = Screen()
other?.view
other!.view
screen.next?.view
print("4")
_ = page.title
_ = screen.view
print(page.inner.deep)
func local() {
  var own = Page()
  own.title
  let read = { own.title }
  print("5")
  read()
}
local()
