// title: A singleton with static let: one instance
// caption: The first block makes the instance, the second waits until it is there; both get the same one
import Dispatch

class PhotoManager {
  static let shared = PhotoManager()

  init() {
    io("make the instance", .milliseconds(200))
    print("made the instance")
  }
}

let group = DispatchGroup()
var first: PhotoManager? = nil
var second: PhotoManager? = nil

DispatchQueue.global().async(group: group) { first = PhotoManager.shared }
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(60)) {
  second = PhotoManager.shared
  group.notify(queue: .main) { print("the same instance: \(first === second)") }
}

// expect: "make the instance" runs 1 times
// expect: prints only "made the instance", "the same instance: true"
// expect: completes at 200 ms
// expect always: "make the instance" runs 1 times
// expect always: prints only "made the instance", "the same instance: true"
// explore: every order
