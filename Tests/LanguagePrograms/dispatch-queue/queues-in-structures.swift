// dispatch queues: stored lazily, in structs, arrays, dictionaries, as parameters with defaults and as optional callback queues
import Dispatch

enum Queues {
  static let log = DispatchQueue(label: "log")
  static func worker(_ n: Int) -> DispatchQueue { DispatchQueue(label: "worker \(n)") }
}
struct Job {
  let name: String
  var queue: DispatchQueue = Queues.log
  func run(_ body: @escaping (String) -> Void) { queue.async { body(name) } }
}
final class Client {
  private lazy var queue = DispatchQueue(label: "client.\(name)")
  let name: String
  var callbackQueue: DispatchQueue?
  init(name: String, callbackQueue: DispatchQueue? = nil) {
    self.name = name
    self.callbackQueue = callbackQueue
  }
  func load(completion: @escaping (String) -> Void) {
    let callback = callbackQueue ?? queue
    queue.async { [name] in
      let result = name.uppercased()
      callback.async { completion("\(result) on \(callback.label)") }
    }
  }
}
func perform(on queue: DispatchQueue = Queues.log, _ body: () -> Int) -> Int { queue.sync(execute: body) }

print(perform { 1 }, perform(on: Queues.worker(7)) { 2 })
let done = DispatchSemaphore(value: 0)
for client in [Client(name: "a"), Client(name: "b", callbackQueue: Queues.log)] {
  client.load {
    print($0)
    done.signal()
  }
  done.wait()
}
Job(name: "default").run { print("job", $0) }
Queues.log.sync {}
Job(name: "other", queue: Queues.worker(1)).run {
  print("job", $0)
  done.signal()
}
done.wait()
let workers = (1...3).map(Queues.worker)
let byName = Dictionary(uniqueKeysWithValues: workers.map { ($0.label, $0) })
print(workers.map(\.label), byName["worker 2"]!.sync { "found" }, byName["worker 9"]?.label ?? "none")
var results = [String](repeating: "", count: 3)
for (i, worker) in workers.enumerated() { worker.sync { results[i] = worker.label } }
print(results)
