// operations: asynchronous ones, which say by key or by key path when they are finished, and dependencies
import Foundation

final class Fetch: Operation, @unchecked Sendable {
  private var running = false
  private var over = false
  let name2: String
  init(_ name: String) { name2 = name }
  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { running }
  override var isFinished: Bool { over }
  override func start() {
    if isCancelled { finish(); return }
    willChangeValue(forKey: "isExecuting")
    running = true
    didChangeValue(forKey: "isExecuting")
    print("\(name2) starts")
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
      print("\(self.name2) has its answer")
      self.finish()
    }
  }
  private func finish() {
    willChangeValue(forKey: "isExecuting")
    willChangeValue(for: \.isFinished)
    running = false
    over = true
    didChangeValue(forKey: "isExecuting")
    didChangeValue(for: \.isFinished)
  }
}

let queue = OperationQueue()
let login = Fetch("login"), profile = Fetch("profile")
let show = BlockOperation { print("show") }
profile.addDependency(login)
show.addDependency(profile)
queue.addOperation(show)
queue.addOperation(profile)
queue.addOperation(login)
show.waitUntilFinished()
print(login.isFinished, profile.isFinished, show.isFinished, profile.dependencies.count)
