// What a work item and the handlers of a source held goes when they cannot run again: on the queue, before the next block.
import Dispatch
import Foundation

final class Held {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("gone:", name) }
}

let queue = DispatchQueue(label: "queue")

func submit() {
  let held = Held("item")
  let item = DispatchWorkItem { print("item runs with", held.name) }
  queue.async(execute: item)
}
submit()
queue.sync { print("after the item") }

func cancelled() {
  let held = Held("cancelled item")
  let item = DispatchWorkItem { print("never", held.name) }
  item.cancel()
  queue.async(execute: item)
}
cancelled()
queue.sync { print("after the cancelled item") }

func performed() {
  let held = Held("performed item")
  let item = DispatchWorkItem { print("performed with", held.name) }
  item.perform()
}
performed()

func tick() {
  let timer = DispatchSource.makeTimerSource(queue: queue)
  let event = Held("event handler")
  let cancel = Held("cancel handler")
  timer.schedule(deadline: .now() + .milliseconds(30))
  timer.setEventHandler {
    print("event with", event.name)
    timer.cancel()
  }
  timer.setCancelHandler { print("cancelled with", cancel.name) }
  timer.activate()
}
tick()
Thread.sleep(forTimeInterval: 0.12)

func replaceItself() {
  let timer = DispatchSource.makeTimerSource(queue: queue)
  timer.schedule(deadline: .now() + .milliseconds(30), repeating: .milliseconds(30))
  timer.setEventHandler {
    print("first handler")
    timer.setEventHandler {
      print("second handler")
      timer.cancel()
    }
    queue.async { print("block after the first handler") }
  }
  timer.activate()
}
replaceItself()
Thread.sleep(forTimeInterval: 0.2)

func threads() {
  for number in 0..<3 {
    let held = Held("thread \(number)")
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      print("thread", held.name)
      done.signal()
    }
    done.wait()
    Thread.sleep(forTimeInterval: 0.03)
  }
}
threads()
print("end")
