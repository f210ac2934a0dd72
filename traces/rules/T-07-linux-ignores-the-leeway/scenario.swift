// title: The leeway of a timer
// caption: It allows the system to be late; Linux never uses it.
// simulate: platform linux, cores 2
import Dispatch

let queue = DispatchQueue(label: "queue")
let start = DispatchTime.now()
let timer = DispatchSource.makeTimerSource(queue: queue)
timer.setEventHandler {
  let late = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds - 60_000_000
  print("less than 50 ms late: \(late < 50_000_000)")
}
timer.schedule(deadline: start + .milliseconds(60), leeway: .milliseconds(500))
timer.resume()

// expect: prints only "less than 50 ms late: true"
// expect: completes at 60 ms
