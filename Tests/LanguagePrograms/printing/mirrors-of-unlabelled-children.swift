// Mirror of unlabelled children of any collection
struct Pair: CustomReflectable {
  var a = 1, b = "x"
  var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(a)) }
}
struct Trio: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2, 3], displayStyle: .collection) }
}
struct Mixed: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, "b"] as [Any]) }
}
struct Nothing: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: EmptyCollection<Int>()) }
}
struct Sorted: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: ["b", "a"].sorted()) }
}
dump(Pair()); dump(Trio()); dump(Mixed()); dump(Nothing()); dump(Sorted())
print(Mirror(reflecting: Trio()).children.map { $0.value })
