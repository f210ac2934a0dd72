// title: What is set for a key
// caption: A child sees its target's value until it has one of its own; a new value replaces the old one, nil takes it away.
import Dispatch

let key = DispatchSpecificKey<String>()
let other = DispatchSpecificKey<Int>()
let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", attributes: .concurrent, target: target)

func look(_ place: String) {
  child.sync {
    let number = DispatchQueue.getSpecific(key: other) ?? 0
    print("\(place): \(DispatchQueue.getSpecific(key: key) ?? "nil") \(number)")
  }
}

look("unset")
target.setSpecific(key: key, value: "first")
target.setSpecific(key: other, value: 1)
look("from the target")
target.setSpecific(key: key, value: "second")
look("replaced")
child.setSpecific(key: key, value: "own")
look("its own")
child.setSpecific(key: key, value: nil)
look("removed")
target.setSpecific(key: key, value: nil)
look("none")

// expect: prints only "unset: nil 0", "from the target: first 1", "replaced: second 1", "its own: own 1", "removed: second 1", "none: nil 1"
