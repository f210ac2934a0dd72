// dispatch groups: enter and leave around asynchronous calls, notify after the last one, several notifies in order
import Dispatch

func download(_ name: String, after delay: Int, completion: @escaping (String) -> Void) {
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(delay)) { completion(name + ".jpg") }
}
let group = DispatchGroup()
let state = DispatchQueue(label: "state")
let done = DispatchSemaphore(value: 0)
var files: [String] = []
for (index, name) in ["a", "b", "c"].enumerated() {
  group.enter()
  download(name, after: 120 - index * 40) { file in
    state.async {
      files.append(file)
      group.leave()
    }
  }
}
group.notify(queue: state) { print("first notify", files) }
group.notify(queue: state) {
  print("second notify", files.count)
  done.signal()
}
print("waiting")
done.wait()

group.notify(queue: state) {
  print("already empty")
  done.signal()
}
done.wait()
group.enter()
group.enter()
group.leave()
print("one left:", group.wait(timeout: .now() + .milliseconds(40)) == .timedOut)
group.leave()
print("balanced:", group.wait(timeout: .now() + .milliseconds(40)) == .success)
group.notify(queue: state, work: DispatchWorkItem { print("work item notified") })
state.sync {}
state.sync { print("end") }
