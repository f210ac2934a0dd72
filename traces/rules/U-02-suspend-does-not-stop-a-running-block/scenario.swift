// title: suspend() does not stop what runs
// caption: The running block finishes; the next one waits for resume.
import Foundation

let queue = DispatchQueue(label: "queue")
queue.async {
  print("begin")
  io("block", .milliseconds(100))
  print("end")
}
queue.async { print("next") }
Thread.sleep(forTimeInterval: 0.04)
queue.suspend()
Thread.sleep(forTimeInterval: 0.14)
print("resume")
queue.resume()

// expect: prints only "begin", "end", "resume", "next"
