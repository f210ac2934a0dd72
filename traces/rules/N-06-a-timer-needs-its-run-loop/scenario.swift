// title: A timer fires while its run loop runs
// caption: A worker of a queue runs no run loop: what is scheduled there never fires. A thread that runs its own fires its timers.
import Foundation

let queue = DispatchQueue(label: "queue")
queue.async {
  Timer.scheduledTimer(withTimeInterval: 0.04, repeats: false) { _ in print("of a worker") }
}
Thread.detachNewThread {
  Timer.scheduledTimer(withTimeInterval: 0.06, repeats: false) { _ in print("of a thread that runs its loop") }
  RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.08))
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { print("end") }

// expect: prints only "of a thread that runs its loop", "end"
