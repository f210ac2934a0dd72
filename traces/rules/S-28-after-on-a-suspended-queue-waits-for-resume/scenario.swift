// title: The deadline passes while the queue is suspended
// caption: The block joins the line at its deadline and runs at resume.
import Foundation

let queue = DispatchQueue(label: "queue")
queue.suspend()
queue.asyncAfter(deadline: .now() + .milliseconds(40)) { print("block") }
Thread.sleep(forTimeInterval: 0.1)
print("resume")
queue.resume()

// expect: prints only "resume", "block"
