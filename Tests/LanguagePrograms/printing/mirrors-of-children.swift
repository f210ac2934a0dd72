// Mirrors that are made of collections of children; a playground's own protocol.
struct Sub: CustomReflectable, CustomPlaygroundDisplayConvertible, CustomStringConvertible {
  var description: String { "Sub" }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
  var playgroundDescription: Any { description }
}
struct Pair: CustomReflectable {
  var customMirror: Mirror {
    let children: [Mirror.Child] = [("first", 1), (nil, "two")]
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
struct One: CustomReflectable { var customMirror: Mirror { Mirror(self, children: CollectionOfOne<Mirror.Child>((label: "only", value: 1))) } }
struct Named: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["a": 1, "b": 2]) } }
print(Mirror(reflecting: Sub()).children.count, Sub().playgroundDescription)
print(Mirror(reflecting: One()).children.count)
for v: Any in [Pair(), Named()] { for c in Mirror(reflecting: v).children { print(c.label ?? "-", c.value) } }
dump(Pair())
