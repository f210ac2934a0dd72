// title: sync onto a queue nobody resumes
// caption: The caller is the one who would have resumed it.
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.suspend()
print("before")
queue.sync { print("inside") }
queue.resume()

// expect: prints only "before"
// expect: deadlock
