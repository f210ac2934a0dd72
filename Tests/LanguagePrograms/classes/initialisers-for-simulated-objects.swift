// Initialisers that extensions give to locks, queues, semaphores, groups and work items.
import Foundation

extension NSLock {
  convenience init(name: String) {
    self.init()
    self.name = name
  }
}
extension NSRecursiveLock {
  convenience init?(name: String, isWanted: Bool) {
    if !isWanted { return nil }
    self.init()
    self.name = name
    lock()
    lock()
    unlock()
    unlock()
  }
}
extension DispatchQueue {
  convenience init(for owner: Any, isConcurrent: Bool = false) {
    let name = "queue.of.\(type(of: owner))"
    self.init(label: name, attributes: isConcurrent ? .concurrent : [])
    setSpecific(key: numbers, value: name.count)
    async { print("first in", self.label) }
  }
  convenience init(twice owner: Any) { self.init(for: [owner], isConcurrent: true) }
}
extension DispatchSemaphore {
  convenience init(open count: Int, then body: () -> Void) {
    self.init(value: count)
    body()
    signal()
  }
}
extension DispatchGroup {
  convenience init(entered count: Int) {
    self.init()
    for _ in 0..<count { enter() }
  }
}
extension DispatchWorkItem {
  convenience init(saying text: String) { self.init { print(text) } }
}

let numbers = DispatchSpecificKey<Int>()
let lock = NSLock(name: "mine")
print(lock.name ?? "-", lock.try(), lock.try())
print(NSRecursiveLock(name: "no", isWanted: false) == nil, NSRecursiveLock(name: "yes", isWanted: true)?.name ?? "-")
let queue = DispatchQueue(for: 3)
print(queue.label, queue.sync { DispatchQueue.getSpecific(key: numbers) ?? 0 })
let other = DispatchQueue(twice: "x")
other.sync(flags: .barrier) { print(other.label) }
let semaphore = DispatchSemaphore(open: 1) { print("made") }
print(semaphore.wait(timeout: .now()) == .success, semaphore.wait(timeout: .now()) == .success)
print(semaphore.wait(timeout: .now() + 0.03) == .success)
semaphore.signal()
let group = DispatchGroup(entered: 2)
group.leave()
print(group.wait(timeout: .now() + 0.03) == .timedOut)
group.leave()
group.wait()
let item = DispatchWorkItem(saying: "worked")
item.perform()
print([1, 2].map { NSLock(name: "\($0)").name ?? "-" })
let make = DispatchSemaphore.init(open:then:)
print(make(2, { print("by value") }).wait(timeout: .now()) == .success)
