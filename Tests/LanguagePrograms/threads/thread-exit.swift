// Thread.exit() ends a thread in the midst of its code: what its frames hold is not released.
import Foundation

final class Held {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}

func leave(_ done: DispatchSemaphore) {
  let held = Held("in the frame")
  print("leaving with", held.name)
  defer { print("never") }
  done.signal()
  Thread.exit()
}

let done = DispatchSemaphore(value: 0)
let thread = Thread {
  leave(done)
  print("not reached")
}
thread.start()
done.wait()
while !thread.isFinished { usleep(1_000) }
print("finished", thread.isFinished, thread.isExecuting)

Thread.detachNewThread {
  let held = Held("goes")
  print("detached", held.name)
  done.signal()
}
done.wait()
usleep(20_000)
print(Thread.callStackSymbols.isEmpty, Thread.callStackReturnAddresses.isEmpty)
