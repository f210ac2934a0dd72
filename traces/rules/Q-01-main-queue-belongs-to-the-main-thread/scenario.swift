// title: The main queue belongs to the main thread
// caption: Whoever submits to it, its blocks run on the main thread, and only once the launch code has returned.
import Foundation

print(DispatchQueue.main.label)
DispatchQueue.global().async {
  DispatchQueue.main.async { print("main queue on the main thread: \(Thread.isMainThread)") }
}
Thread.sleep(forTimeInterval: 0.06)
print("launch ends")

// expect: prints only "com.apple.main-thread", "launch ends", "main queue on the main thread: true"
