// title: Specifics follow the targets, not the callers
// caption: A value set on the target is seen from its child; through a sync onto another queue it is not.
import Dispatch

let key = DispatchSpecificKey<String>()
let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", target: target)
let other = DispatchQueue(label: "other")
target.setSpecific(key: key, value: "T")
child.sync {
  print("in the child: \(DispatchQueue.getSpecific(key: key) ?? "nil")")
  other.sync { print("in the other: \(DispatchQueue.getSpecific(key: key) ?? "nil")") }
}
print("child's own: \(child.getSpecific(key: key) ?? "nil")")
child.setSpecific(key: key, value: "C")
child.sync { print("overridden: \(DispatchQueue.getSpecific(key: key) ?? "nil")") }
child.setSpecific(key: key, value: nil)
child.sync { print("removed: \(DispatchQueue.getSpecific(key: key) ?? "nil")") }
DispatchQueue.main.setSpecific(key: key, value: "M")
print("launch code: \(DispatchQueue.getSpecific(key: key) ?? "nil")")

// expect: prints "in the child: T", "in the other: nil", "child's own: nil", "overridden: C", "removed: T", "launch code: M"
