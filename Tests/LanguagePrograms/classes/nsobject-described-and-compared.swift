// What NSObject gives its subclasses: a description to override, equality by isEqual, a place in sets and dictionaries, being held as NSObject.
import Foundation

final class Image: NSObject {
  let width: Int
  init(width: Int) { self.width = width }
  override var description: String { "\(width) wide" }
}
class Tag: NSObject {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init()
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? Tag)?.name == name }
  override var hash: Int { name.count }
}
final class Plain: NSObject {
  var value = 1
}
let image = Image(width: 3)
print(image, "\(image)", String(describing: image), [image], image.description, image.debugDescription)
print(Tag("a") == Tag("a"), Tag("a") != Tag("b"), Tag("a") === Tag("a"))
print(Set([Tag("a"), Tag("a"), Tag("b")]).count, [Tag("x"), Tag("y")].contains(Tag("y")), [Tag("x"), Tag("y")].firstIndex(of: Tag("y")) as Any)
let one = Plain(), two = Plain()
print(one == two, one == one, one.isEqual(two), [one: "one", two: "two"][two] ?? "-", one.hash == one.hashValue || one.hash != two.hash)
let objects: [NSObject] = [image, Tag("t"), one]
for object in objects {
  switch object {
  case let image as Image: print("image", image.width)
  case let tag as Tag: print("tag", tag.name)
  default: print("other", object is Plain)
  }
}
func same<T: Equatable>(_ first: T, _ second: T) -> Bool { first == second }
print(same(Tag("q"), Tag("q")), same(objects[1], Tag("t")), objects.contains(Tag("t")), NSObject() == NSObject())
let any: Any = Tag("any"), hashable = AnyHashable(Tag("a"))
print(any as? NSObject == Tag("any"), hashable == AnyHashable(Tag("a")))
let shown: CustomStringConvertible = image
let proto: NSObjectProtocol = image
print(shown.description, proto.isEqual(image), proto.hash == image.hash)
