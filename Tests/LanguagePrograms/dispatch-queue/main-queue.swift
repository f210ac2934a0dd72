// dispatch queues: blocks of the main queue run on the main thread after the top-level code has returned to the run loop
import Dispatch
import Foundation

print("launch")
DispatchQueue.main.async {
  print("first main block", Thread.isMainThread)
  DispatchQueue.main.async { print("nested main block") }
}
DispatchQueue.global().async {
  io("download", .milliseconds(80))
  print("downloaded on the main thread:", Thread.isMainThread)
  DispatchQueue.main.sync { print("shown synchronously", Thread.isMainThread) }
  print("back in the background")
  DispatchQueue.main.async {
    print("finished")
    exit(0)
  }
}
DispatchQueue.main.async { print("second main block") }
print("end of launch")
RunLoop.main.run()
