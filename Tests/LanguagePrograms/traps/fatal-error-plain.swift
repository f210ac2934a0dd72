// traps: fatalError without a message, in a subclass hook that must be overridden
class Task {
  func run() { fatalError() }
  func start() {
    print("starting", type(of: self))
    run()
  }
}
class Print: Task {
  override func run() { print("running") }
}
Print().start()
Task().start()
