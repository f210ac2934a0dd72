// threads: several threads fill one array under a lock; sleep orders them
import Dispatch
import Foundation

let lock = NSLock()
var log: [String] = []
let group = DispatchGroup()
for (index, name) in ["slow", "fast", "middle"].enumerated() {
  group.enter()
  Thread.detachNewThread {
    let delays = [0.15, 0.03, 0.09]
    Thread.sleep(forTimeInterval: delays[index])
    lock.lock()
    log.append(name)
    lock.unlock()
    group.leave()
  }
}
print(group.wait(timeout: .now() + .seconds(5)) == .success)
print(log)

func onMain(_ body: () -> Void) { if Thread.isMainThread { body() } else { print("not on main") } }
onMain { print("on main") }
DispatchQueue(label: "q").sync { onMain { print("on main, too") } }
group.enter()
DispatchQueue.global().async {
  onMain { print("impossible") }
  group.leave()
}
group.wait()
