// dispatch queues: all initialiser forms, quality of service, flags of async and sync that change nothing in the order
import Dispatch

let a = DispatchQueue(label: "a", qos: .userInitiated, attributes: [], autoreleaseFrequency: .inherit, target: nil)
let b = DispatchQueue(label: "b", qos: .background, attributes: .concurrent, autoreleaseFrequency: .workItem)
let c = DispatchQueue(label: "c", attributes: [.concurrent], target: a)
for queue in [a, b, c] { print(queue.label, queue.qos == .background) }
let group = DispatchGroup()
a.async(group: group, qos: .utility, flags: [.enforceQoS]) { print("first") }
a.async(qos: .background, flags: [.noQoS]) { print("second") }
a.async(flags: [.inheritQoS, .assignCurrentContext]) { print("third") }
a.async(flags: .detached) { print("fourth") }
a.sync { print("fifth") }
group.wait()
print(b.sync(flags: [.barrier]) { "barrier result" }, b.sync(flags: []) { 1 })
print(DispatchQoS.utility.qosClass == .utility, DispatchQoS.default.relativePriority)
print(DispatchQoS(qosClass: .utility, relativePriority: -3).relativePriority, a.qos.qosClass == .userInitiated)
let done = DispatchSemaphore(value: 0)
a.asyncAfter(deadline: .now() + .milliseconds(70), qos: .default, flags: []) {
  print("later")
  done.signal()
}
a.asyncAfter(wallDeadline: .now() + .milliseconds(30)) { print("sooner") }
done.wait()
