// classes: identity operators, Equatable by hand, ObjectIdentifier, objects as dictionary keys, in sets, optional identity
final class User: Hashable {
  let id: Int
  var name: String
  init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
  static func == (left: User, right: User) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
let ann = User(1, "ann")
let twin = User(1, "other")
let bob = User(2, "bob")
print(ann == twin, ann === twin, ann != bob, ann !== twin)
var visits: [User: Int] = [ann: 1]
visits[twin, default: 0] += 5
visits[bob] = 1
print(visits[ann]!, visits.count, Set([ann, twin, bob]).count)
ann.name = "renamed"
print(visits.keys.first { $0.id == 1 }!.name)
print([ann, bob].contains(twin), [ann, bob].contains { $0 === twin }, [bob, twin].firstIndex(of: ann)!)
let maybe: User? = ann
let nothing: User? = nil
print(maybe === ann, nothing === nil, maybe == twin, nothing == maybe, maybe?.id == 1)
print(ObjectIdentifier(ann) == ObjectIdentifier(maybe!), ObjectIdentifier(ann) == ObjectIdentifier(twin))
class Plain {}
let objects = [Plain(), Plain()]
let seen = Set(objects.map(ObjectIdentifier.init))
print(seen.count, seen.contains(ObjectIdentifier(objects[0])), seen.contains(ObjectIdentifier(Plain())))
func isSame(_ a: AnyObject, _ b: AnyObject) -> Bool { a === b }
print(isSame(ann, ann), isSame(ann, bob))
var list: [User] = [bob, ann]
list.removeAll { $0 === bob }
print(list.map(\.name), list.first === ann)
