// reference counting: a queue releases a block and what it captured after the block has run
import Dispatch

class Resource {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
let queue = DispatchQueue(label: "queue")
do {
  let resource = Resource("captured")
  queue.async { print("block uses", resource.name) }
}
queue.sync {}
print("first block has run")

do {
  let resource = Resource("weak")
  queue.suspend()
  queue.async { [weak resource] in print("weak is", resource?.name ?? "gone") }
}
queue.resume()
queue.sync {}

final class Loader {
  private let queue = DispatchQueue(label: "loader")
  private var loaded = 0
  func load(_ done: @escaping (Int) -> Void) {
    queue.async { [weak self] in
      io("load", .milliseconds(40))
      guard let self else { return done(-1) }
      self.loaded += 1
      done(self.loaded)
    }
  }
  func finish() { queue.sync {} }
  deinit { print("deinit loader") }
}
let semaphore = DispatchSemaphore(value: 0)
var loader: Loader? = Loader()
loader?.load { n in
  print("loaded", n)
  semaphore.signal()
}
semaphore.wait()
loader?.finish()
loader?.load { n in
  print("second load", n)
  semaphore.signal()
}
loader = nil
print("loader released")
semaphore.wait()
