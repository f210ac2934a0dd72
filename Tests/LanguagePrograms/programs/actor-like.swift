// programs: actor-like classes on serial queues: mailboxes, futures as answers, supervision and a counter hierarchy
import Foundation
import Dispatch

class Actor {
  private static let key = DispatchSpecificKey<ObjectIdentifier>()
  private let mailbox: DispatchQueue
  fileprivate(set) var handled = 0

  init(_ label: String = #function, target: DispatchQueue? = nil) {
    mailbox = DispatchQueue(label: label, target: target)
    mailbox.setSpecific(key: Actor.key, value: ObjectIdentifier(self))
  }

  var isInside: Bool { DispatchQueue.getSpecific(key: Actor.key) == ObjectIdentifier(self) }

  func tell(_ work: @escaping () -> Void) {
    mailbox.async {
      self.handled += 1
      work()
    }
  }

  func ask<T>(_ work: @escaping () throws -> T) -> Answer<T> {
    let answer = Answer<T>()
    tell { answer.fulfil(Result { try work() }) }
    return answer
  }

  func perform<T>(_ work: () -> T) -> T { isInside ? work() : mailbox.sync(execute: work) }
}

final class Answer<T> {
  private let group = DispatchGroup()
  private var result: Result<T, Error>!
  init() { group.enter() }
  fileprivate func fulfil(_ result: Result<T, Error>) {
    self.result = result
    group.leave()
  }
  func get() throws -> T {
    group.wait()
    return try result.get()
  }
  func get(timeout: DispatchTimeInterval) -> Result<T, Error>? {
    group.wait(timeout: .now() + timeout) == .timedOut ? nil : result
  }
  func onComplete(_ queue: DispatchQueue = .main, _ body: @escaping (Result<T, Error>) -> Void) {
    group.notify(queue: queue) { body(self.result) }
  }
}

enum Command { case increment(by: Int), reset, fail }
struct ActorFailure: Error { let command: Command }

final class Counter: Actor {
  private var value = 0
  private var children: [String: Counter] = [:]
  func handle(_ command: Command) throws -> Int {
    precondition(isInside, "only inside the actor")
    switch command {
    case .increment(let amount) where amount < 0: throw ActorFailure(command: command)
    case .increment(by: let amount): value += amount
    case .reset: value = 0
    case .fail: throw ActorFailure(command: command)
    }
    return value
  }
  func send(_ command: Command) -> Answer<Int> { ask { [unowned self] in try handle(command) } }
  func child(_ name: String) -> Counter {
    perform {
      if let known = children[name] { return known }
      defer { children[name]?.tell { [name] in startedLock.withLock { started.append(name) } } }
      let made = Counter(name)
      children[name] = made
      return made
    }
  }
  var total: Int { perform { value + children.values.map(\.total).reduce(0, +) } }
}

var started: [String] = []
let startedLock = NSLock()
let root = Counter("root")
let left = root.child("left"), right = root.child("right")
print(left === root.child("left"))
print(try root.send(.increment(by: 1)).get(), try left.send(.increment(by: 10)).get())
_ = right.send(.increment(by: 100))
print(root.total)
let answers = (1...5).map { left.send(.increment(by: $0)) }
print(try answers.map { try $0.get() })
do {
  _ = try left.send(.increment(by: -1)).get()
} catch let failure as ActorFailure {
  print("failed:", failure.command)
}
print((try? left.send(.fail).get()) as Any, left.isInside, left.perform { left.isInside })
let slow = right.ask { () -> String in
  Thread.sleep(forTimeInterval: 0.1)
  return "slow"
}
if slow.get(timeout: .milliseconds(20)) == nil { print("not yet") }
switch slow.get(timeout: .seconds(1)) {
case .success(let text)?: print(text)
default: print("?")
}
let done = DispatchSemaphore(value: 0)
let notifications = DispatchQueue(label: "notifications")
left.send(.reset).onComplete(notifications) { result in
  print("reset:", (try? result.get()) ?? -1)
  done.signal()
}
done.wait()
print(left.handled, right.handled, root.handled, started.sorted())
