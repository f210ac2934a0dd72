// title: Global and main queues cannot be suspended
// caption: suspend() on them is silently ignored, even when no resume follows; the blocks run all the same.
import Dispatch

DispatchQueue.global().suspend()
DispatchQueue.main.suspend()
DispatchQueue.global().async {
  print("global runs")
  DispatchQueue.main.async { print("main runs") }
}

// expect: prints only "global runs", "main runs"
