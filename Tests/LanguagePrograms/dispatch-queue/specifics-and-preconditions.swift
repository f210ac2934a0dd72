// dispatch queues: setSpecific, getSpecific on a queue and on the current queue, dispatchPrecondition that holds
import Dispatch

let nameKey = DispatchSpecificKey<String>()
let levelKey = DispatchSpecificKey<Int>()
let parent = DispatchQueue(label: "parent")
let child = DispatchQueue(label: "child", target: parent)
parent.setSpecific(key: nameKey, value: "parent")
parent.setSpecific(key: levelKey, value: 1)
child.setSpecific(key: levelKey, value: 2)

print(parent.getSpecific(key: nameKey) as Any, child.getSpecific(key: nameKey) as Any)
print(DispatchQueue.getSpecific(key: nameKey) as Any)
child.sync {
  print(DispatchQueue.getSpecific(key: nameKey) ?? "-", DispatchQueue.getSpecific(key: levelKey) ?? 0)
  dispatchPrecondition(condition: .onQueue(child))
  dispatchPrecondition(condition: .onQueue(parent))
  dispatchPrecondition(condition: .notOnQueue(.global()))
}
parent.sync {
  print(DispatchQueue.getSpecific(key: levelKey) ?? 0)
  dispatchPrecondition(condition: .notOnQueue(child))
}
parent.setSpecific(key: nameKey, value: nil)
print(parent.getSpecific(key: nameKey) as Any)

func onQueueDo(_ body: () -> Void) {
  if DispatchQueue.getSpecific(key: levelKey) == 1 { body() } else { parent.sync(execute: body) }
}
onQueueDo {
  onQueueDo { print("no deadlock") }
}
let main = DispatchSpecificKey<Bool>()
DispatchQueue.main.setSpecific(key: main, value: true)
print(DispatchQueue.getSpecific(key: main) ?? false, child.sync { DispatchQueue.getSpecific(key: main) ?? false })
