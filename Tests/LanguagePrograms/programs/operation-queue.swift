// programs: a small operation queue built on Dispatch: dependencies, cancellation, a limit of concurrency, completion blocks
import Dispatch

class Operation {
  enum State { case waiting, running, finished, cancelled }
  let name: String
  fileprivate(set) var state = State.waiting
  fileprivate var dependencies: [Operation] = []
  var completion: (() -> Void)?
  init(_ name: String) { self.name = name }
  func main() {}
  func addDependency(_ other: Operation) { dependencies.append(other) }
  func cancel() { if state == .waiting { state = .cancelled } }
  var isReady: Bool { dependencies.allSatisfy { $0.state == .finished || $0.state == .cancelled } }
}

final class BlockOperation: Operation {
  private let block: () -> Void
  init(_ name: String, _ block: @escaping () -> Void) {
    self.block = block
    super.init(name)
  }
  override func main() { block() }
}

final class SlowOperation: Operation {
  let milliseconds: Int
  init(_ name: String, milliseconds: Int) {
    self.milliseconds = milliseconds
    super.init(name)
  }
  override func main() { io(name, .milliseconds(milliseconds)) }
}

final class OperationQueue {
  private let workers = DispatchQueue(label: "workers", attributes: .concurrent)
  private let state = DispatchQueue(label: "state")
  private let group = DispatchGroup()
  private let limit: Int
  private var waiting: [Operation] = []
  private var running = 0
  private(set) var log: [String] = []

  init(limit: Int) { self.limit = limit }

  func add(_ operations: Operation...) {
    state.sync {
      for operation in operations {
        group.enter()
        waiting.append(operation)
      }
      schedule()
    }
  }

  private func schedule() {
    for operation in waiting where operation.state == .cancelled {
      log.append("skip \(operation.name)")
      group.leave()
    }
    waiting.removeAll { $0.state == .cancelled }
    while running < limit, let index = waiting.firstIndex(where: { $0.isReady }) {
      let operation = waiting.remove(at: index)
      operation.state = .running
      running += 1
      log.append("start \(operation.name)")
      workers.async { [self] in
        operation.main()
        state.sync {
          operation.state = .finished
          running -= 1
          log.append("end \(operation.name)")
          schedule()
        }
        operation.completion?()
        group.leave()
      }
    }
  }

  func waitUntilFinished() { group.wait() }
}

let queue = OperationQueue(limit: 2)
var text = ""
let download = SlowOperation("download", milliseconds: 60)
let parse = BlockOperation("parse") { text += "parsed" }
let show = BlockOperation("show") { text += " and shown" }
let unneeded = BlockOperation("unneeded") { text += " never" }
let clock = SlowOperation("clock", milliseconds: 160)
parse.addDependency(download)
show.addDependency(parse)
show.addDependency(unneeded)
show.completion = { print("completion of", show.name) }
unneeded.cancel()
queue.add(show, parse, download, clock, unneeded)
queue.waitUntilFinished()
print(text)
print(queue.log.joined(separator: ", "))
print([download, unneeded].map { "\($0.name) \($0.state)" })
