// title: A performed work item that waits for itself
// caption: Run directly it hangs just as it does on a queue: it has not ended, and nobody else will end it.
import Dispatch

var item = DispatchWorkItem {}
item = DispatchWorkItem {
  print("wait")
  item.wait()
  print("never")
}
item.perform()
print("never")

// expect: prints only "wait"
// expect: deadlock
