// title: The main thread waits for a block that waits for the main thread
// caption: main.sync needs the main run loop, which does not turn while the main thread waits.
import Dispatch

let done = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  print("background wants main")
  DispatchQueue.main.sync { print("never") }
  done.signal()
}
done.wait()
print("never")

// expect: prints only "background wants main"
// expect: deadlock
