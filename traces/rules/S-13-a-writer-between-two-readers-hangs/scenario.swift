// title: Reader, writer, reader: a hang that looks safe
// caption: The inner reader waits behind the writer, the writer waits for the outer reader, the outer reader waits for the inner.
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync {
  print("outer reader")
  queue.async(flags: .barrier) { print("writer") }
  queue.sync { print("inner reader") }
  print("never")
}

// expect: prints only "outer reader"
// expect: deadlock
