// title: Dropping an item that never ran fires its notify
// caption: The item is gone, so it will never be running again: whoever waits for its end is told.
import Dispatch

func makeAndForget() {
  let item = DispatchWorkItem { print("never") }
  item.notify(queue: .main) { print("notified") }
}

makeAndForget()
print("launch ends")

// expect: prints only "launch ends", "notified"
