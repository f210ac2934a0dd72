// title: What was set for a key goes
// caption: The value that another takes the place of, and all of a queue that is gone, in one block: later, on a global queue.
import Dispatch

let gone = DispatchSemaphore(value: 0)

final class Tag {
  let name: String
  init(_ name: String) { self.name = name }
  deinit {
    print("\(name) goes")
    gone.signal()
  }
}

let key = DispatchSpecificKey<Tag>()
let other = DispatchSpecificKey<Tag>()

func use() {
  let queue = DispatchQueue(label: "queue")
  queue.setSpecific(key: key, value: Tag("first"))
  queue.setSpecific(key: other, value: Tag("other"))
  queue.setSpecific(key: key, value: Tag("second"))
  gone.wait()
  queue.async { print("the last block has \(DispatchQueue.getSpecific(key: key)!.name)") }
}
use()
gone.wait()
gone.wait()
print("all gone")

// expect always: prints only "first goes", "the last block has second", "second goes", "other goes", "all gone"
// explore: every order
