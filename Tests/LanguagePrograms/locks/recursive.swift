// locks: NSRecursiveLock may be taken again by its owner and must be released as often
import Dispatch
import Foundation

final class Tree {
  private let lock = NSRecursiveLock()
  private var values: [Int: [Int]] = [1: [2, 3], 2: [4]]
  func count(from node: Int) -> Int {
    lock.lock()
    defer { lock.unlock() }
    return 1 + (values[node] ?? []).map { count(from: $0) }.reduce(0, +)
  }
  func add(_ child: Int, to node: Int) -> Int {
    lock.withLock {
      values[node, default: []].append(child)
      return count(from: 1)
    }
  }
}
let tree = Tree()
print(tree.count(from: 1), tree.add(5, to: 4), tree.add(6, to: 1))

let lock = NSRecursiveLock()
print(lock.try(), lock.try())
lock.unlock()
let done = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  print("still held:", !lock.try())
  done.signal()
}
done.wait()
lock.unlock()
DispatchQueue.global().async {
  print("free:", lock.try())
  lock.unlock()
  done.signal()
}
done.wait()
