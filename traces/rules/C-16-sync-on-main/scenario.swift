// title: Ten times main.sync between the ticks of a timer
// caption: The worker's blocks and the timer's take turns on the main thread.
import Foundation

let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: .main)
var ticks = 0
var visits = 0
var strangers = 0
timer.setEventHandler {
  ticks += 1
  if !Thread.isMainThread { strangers += 1 }
}
timer.schedule(deadline: .now() + .milliseconds(35), repeating: .milliseconds(50))
timer.resume()
queue.async {
  for _ in 1...10 {
    io("compute", .milliseconds(20))
    DispatchQueue.main.sync {
      visits += 1
      if !Thread.isMainThread { strangers += 1 }
    }
  }
  DispatchQueue.main.sync {
    timer.cancel()
    print("\(visits) visits, ticks between them: \(ticks >= 3), \(strangers) off the main thread")
  }
}

// expect: prints only "10 visits, ticks between them: true, 0 off the main thread"
