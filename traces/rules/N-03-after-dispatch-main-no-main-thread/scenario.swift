// title: After dispatchMain() the main queue has no main thread
// caption: The main thread is given up; main-queue blocks run on a worker, in order, as on any serial queue.
// simulate: platform linux, cores 2
import Foundation

DispatchQueue.main.async {
  print("on the main thread: \(Thread.isMainThread)")
  dispatchPrecondition(condition: .onQueue(.main))
  print("on the main queue: true")
}
DispatchQueue.main.async { print("second") }
dispatchMain()

// expect: prints only "on the main thread: false", "on the main queue: true", "second"
