// title: The main thread is always on the main queue
// caption: Even in the launch code, even inside another queue's sync.
import Dispatch

dispatchPrecondition(condition: .onQueue(.main))
DispatchQueue.global().sync {
  dispatchPrecondition(condition: .onQueue(.main))
  print("on main inside global.sync")
}
DispatchQueue.global().async {
  dispatchPrecondition(condition: .notOnQueue(.main))
  print("not on main inside global.async")
}

// expect: prints only "on main inside global.sync", "not on main inside global.async"
