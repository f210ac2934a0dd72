// The values of setSpecific go when another takes their place, when they are taken away, and with their queue: on a global queue.
import Foundation

final class Tag {
  let name: String
  init(_ name: String) { self.name = name }
  deinit {
    print("deinit", name, DispatchQueue.getSpecific(key: marker) ?? "elsewhere")
    gone.signal()
  }
}

let marker = DispatchSpecificKey<String>()
let key = DispatchSpecificKey<Tag>()
let other = DispatchSpecificKey<Tag>()
let third = DispatchSpecificKey<(Tag, Int)>()
let gone = DispatchSemaphore(value: 0)

let queue = DispatchQueue(label: "queue")
queue.setSpecific(key: marker, value: "queue")
queue.setSpecific(key: key, value: Tag("first"))
queue.sync {
  queue.setSpecific(key: key, value: Tag("second"))
  gone.wait()
}
print("replaced by", queue.getSpecific(key: key)!.name)
queue.setSpecific(key: key, value: nil)
gone.wait()
print("removed", queue.getSpecific(key: key) == nil)
queue.setSpecific(key: key, value: nil)

func useTemporary() {
  let temporary = DispatchQueue(label: "temporary")
  temporary.setSpecific(key: other, value: Tag("b"))
  temporary.setSpecific(key: key, value: Tag("a"))
  temporary.setSpecific(key: third, value: (Tag("c"), 1))
  temporary.sync { print(DispatchQueue.getSpecific(key: key)!.name, DispatchQueue.getSpecific(key: third)!.0.name) }
}
useTemporary()
for _ in 1...3 { gone.wait() }
print("the queue is gone")

func useUntilTheLastBlock() {
  let busy = DispatchQueue(label: "busy")
  busy.setSpecific(key: key, value: Tag("busy"))
  busy.async { print("block one", DispatchQueue.getSpecific(key: key)!.name) }
  busy.asyncAfter(deadline: .now() + .milliseconds(20)) { print("delayed block", DispatchQueue.getSpecific(key: key)!.name) }
}
useUntilTheLastBlock()
gone.wait()
print("after its last block")

func useTarget() -> DispatchQueue {
  let target = DispatchQueue(label: "target")
  target.setSpecific(key: key, value: Tag("target"))
  let child = DispatchQueue(label: "child", attributes: .concurrent, target: target)
  return child
}
var child: DispatchQueue? = useTarget()
child!.sync { print("still there:", DispatchQueue.getSpecific(key: key)!.name) }
child = nil
gone.wait()
print("the child kept its target")

func useSource() -> DispatchSourceUserDataAdd {
  let events = DispatchQueue(label: "events")
  events.setSpecific(key: key, value: Tag("events"))
  let source = DispatchSource.makeUserDataAddSource(queue: events)
  source.setEventHandler { print("event", DispatchQueue.getSpecific(key: key)!.name) }
  source.activate()
  return source
}
var source: DispatchSourceUserDataAdd? = useSource()
source!.add(data: 1)
usleep(20_000)
source = nil
gone.wait()
print("the source kept its queue")

let kept = Tag("kept")
queue.setSpecific(key: key, value: kept)
queue.setSpecific(key: key, value: kept)
queue.sync { print(DispatchQueue.getSpecific(key: key) === kept) }
