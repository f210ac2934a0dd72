import Foundation

// Cancellation that spreads down a tree of tasks: tokens, work items, cleanups in reverse, progress from the leaves.
final class Token {
  private let lock = NSRecursiveLock()
  private var handlers: [(id: Int, body: () -> Void)] = []
  private var nextID = 0
  private(set) var isCancelled = false
  private weak var parent: Token?
  private var registration: Int?
  init(parent: Token? = nil) {
    self.parent = parent
    registration = parent?.onCancel { [weak self] in self?.cancel() }
  }
  deinit { if let registration { parent?.remove(registration) } }
  func cancel() {
    lock.lock()
    guard !isCancelled else { return lock.unlock() }
    isCancelled = true
    let all = handlers
    handlers = []
    lock.unlock()
    for handler in all.reversed() { handler.body() }
  }
  @discardableResult func onCancel(_ body: @escaping () -> Void) -> Int? {
    lock.lock()
    if isCancelled { lock.unlock(); body(); return nil }
    defer { lock.unlock() }
    nextID += 1
    handlers.append((nextID, body))
    return nextID
  }
  func remove(_ id: Int) { lock.lock(); defer { lock.unlock() }; handlers.removeAll { $0.id == id } }
  func check() throws { if isCancelled { throw CancellationFailure() } }
  var count: Int { lock.lock(); defer { lock.unlock() }; return handlers.count }
}
struct CancellationFailure: Error {}

final class Progress_ {
  private let total: Double
  private var done = 0.0
  private var children: [(child: Progress_, weight: Double)] = []
  private let queue: DispatchQueue
  init(total: Double, on queue: DispatchQueue = DispatchQueue(label: "progress")) { self.total = total; self.queue = queue }
  func child(total: Double, weight: Double) -> Progress_ {
    let child = Progress_(total: total, on: queue)
    queue.sync { children.append((child, weight)) }
    return child
  }
  func advance(by amount: Double = 1) { queue.sync { done = min(total, done + amount) } }
  private var unsafeFraction: Double {
    let own = children.isEmpty ? done : children.reduce(done) { $0 + $1.child.unsafeFraction * $1.weight }
    return total == 0 ? 1 : own / total
  }
  var fraction: Double { queue.sync { unsafeFraction } }
}

final class Node {
  let name: String
  let cost: Int
  let children: [Node]
  init(_ name: String, cost: Int, @NodeBuilder _ children: () -> [Node] = { [] }) { (self.name, self.cost, self.children) = (name, cost, children()) }
}
@resultBuilder enum NodeBuilder { static func buildBlock(_ nodes: Node...) -> [Node] { nodes } }

final class Walker {
  private let queue = DispatchQueue(label: "walker", attributes: .concurrent)
  private let lock = NSLock()
  private var events: [String] = []
  func note(_ text: String) { lock.withLock { events.append(text) } }
  var log: [String] { lock.withLock { events } }

  func walk(_ node: Node, _ token: Token, _ progress: Progress_, _ completion: @escaping (Result<Int, Error>) -> Void) {
    let own = Token(parent: token)
    let item = DispatchWorkItem { [self] in
      do {
        for _ in 0..<node.cost {
          try own.check()
          Thread.sleep(forTimeInterval: 0.01)
          progress.advance()
        }
        own.onCancel { self.note("undo \(node.name)") }
        visit(node.children[...], own, progress, sum: node.cost, completion)
      } catch { completion(.failure(error)) }
    }
    own.onCancel { item.cancel() }
    item.notify(queue: queue) { if item.isCancelled { _ = own } }
    queue.async(execute: item)
  }

  private func visit(_ nodes: ArraySlice<Node>, _ token: Token, _ progress: Progress_, sum: Int, _ completion: @escaping (Result<Int, Error>) -> Void) {
    guard let first = nodes.first else { return completion(.success(sum)) }
    walk(first, token, progress.child(total: Double(first.cost + first.children.count), weight: 1)) { [self] result in
      switch result {
      case .success(let part):
        note("done \(first.name)")
        visit(nodes.dropFirst(), token, progress, sum: sum + part, completion)
      case .failure: completion(result)
      }
    }
  }
}

let tree = Node("root", cost: 1) {
  Node("a", cost: 2) { Node("a1", cost: 1); Node("a2", cost: 1) }
  Node("b", cost: 3)
  Node("c", cost: 1)
}
func run(_ tree: Node, cancelAfter seconds: Double?) -> (String, [String], Double) {
  let walker = Walker(), token = Token(), progress = Progress_(total: 4)
  let done = DispatchSemaphore(value: 0)
  var outcome = ""
  walker.walk(tree, token, progress) { result in
    switch result {
    case .success(let n): outcome = "sum \(n)"
    case .failure(let error): outcome = error is CancellationFailure ? "cancelled" : "\(error)"
    }
    done.signal()
  }
  if let seconds { DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { token.cancel() } }
  if done.wait(timeout: .now() + 1) == .timedOut { outcome = "stuck" }
  return (outcome, walker.log, progress.fraction)
}
let (all, log, fraction) = run(tree, cancelAfter: nil)
print(all, log, fraction)
let (cut, cutLog, part) = run(tree, cancelAfter: 0.055)
print(cut, cutLog, part > 0.3 && part < 1)
let lonely = Token()
var child: Token? = Token(parent: lonely)
child!.onCancel { print("child cancelled") }
print(lonely.count, child!.count)
child = nil
print(lonely.count)
lonely.cancel()
lonely.onCancel { print("at once") }
do { try lonely.check() } catch { print(type(of: error)) }
