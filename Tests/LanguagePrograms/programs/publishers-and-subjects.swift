// programs: publishers, subjects and operators on schedulers
import Foundation
import Dispatch

protocol Cancellable: AnyObject { func cancel() }

final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?
  init(_ action: @escaping () -> Void) { self.action = action }
  func cancel() {
    action?()
    action = nil
  }
  deinit { cancel() }

  func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

enum Completion<Failure: Error> {
  case finished
  case failure(Failure)
}

protocol Publisher {
  associatedtype Output
  associatedtype Failure: Error
  func receive(value: @escaping (Output) -> Void, completion: @escaping (Completion<Failure>) -> Void) -> AnyCancellable
}

struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (@escaping (Output) -> Void, @escaping (Completion<Failure>) -> Void) -> AnyCancellable

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = publisher.receive(value:completion:)
  }

  init(_ subscribe: @escaping (@escaping (Output) -> Void, @escaping (Completion<Failure>) -> Void) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  func receive(value: @escaping (Output) -> Void, completion: @escaping (Completion<Failure>) -> Void) -> AnyCancellable {
    subscribe(value, completion)
  }
}

class PassthroughSubject<Output, Failure: Error>: Publisher {
  private struct Subscriber {
    let value: (Output) -> Void
    let completion: (Completion<Failure>) -> Void
  }
  private let lock = NSRecursiveLock()
  private var subscribers: [Int: Subscriber] = [:]
  private var nextID = 0
  private var isDone = false

  func receive(value: @escaping (Output) -> Void, completion: @escaping (Completion<Failure>) -> Void) -> AnyCancellable {
    lock.lock()
    defer { lock.unlock() }
    let id = nextID
    nextID += 1
    subscribers[id] = Subscriber(value: value, completion: completion)
    return AnyCancellable { [weak self] in
      self?.lock.lock()
      self?.subscribers[id] = nil
      self?.lock.unlock()
    }
  }

  func send(_ value: Output) {
    lock.lock()
    let targets = isDone ? [] : subscribers.sorted { $0.key < $1.key }.map(\.value)
    lock.unlock()
    targets.forEach { $0.value(value) }
  }

  func send(completion: Completion<Failure>) {
    lock.lock()
    guard !isDone else { lock.unlock(); return }
    isDone = true
    let targets = subscribers.keys.sorted().compactMap { subscribers[$0] }
    subscribers.removeAll()
    lock.unlock()
    for target in targets { target.completion(completion) }
  }
}

final class CurrentValueSubject<Output, Failure: Error>: PassthroughSubject<Output, Failure> {
  var value: Output { didSet { super.send(value) } }
  init(_ value: Output) { self.value = value }
  override func send(_ value: Output) { self.value = value }
  override func receive(
    value receiveValue: @escaping (Output) -> Void, completion: @escaping (Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receiveValue(value)
    return super.receive(value: receiveValue, completion: completion)
  }
}

extension Publisher {
  func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher<T, Failure> { value, completion in
      self.receive(value: { value(transform($0)) }, completion: completion)
    }
  }

  func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    .init { value, completion in
      receive(value: { if isIncluded($0) { value($0) } }, completion: completion)
    }
  }

  func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { value, completion in
      var accumulated = initial
      return self.receive(
        value: {
          accumulated = next(accumulated, $0)
          value(accumulated)
        }, completion: completion)
    }
  }

  func receive(on queue: DispatchQueue) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      self.receive(
        value: { element in queue.async { value(element) } },
        completion: { end in queue.async { completion(end) } })
    }
  }

  func debounce(for interval: DispatchTimeInterval, on queue: DispatchQueue) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var pending: DispatchWorkItem?
      return self.receive(
        value: { element in
          pending?.cancel()
          let item = DispatchWorkItem { value(element) }
          pending = item
          queue.asyncAfter(deadline: .now() + interval, execute: item)
        },
        completion: completion)
    }
  }

  func sink(receiveCompletion: @escaping (Completion<Failure>) -> Void = { _ in }, receiveValue: @escaping (Output) -> Void)
    -> AnyCancellable
  {
    receive(value: receiveValue, completion: receiveCompletion)
  }
}

extension Publisher where Output: Equatable {
  func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var last: Output?
      return self.receive(
        value: {
          guard $0 != last else { return }
          last = $0
          value($0)
        }, completion: completion)
    }
  }
}

extension Publisher where Failure == Never {
  func assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { [weak object] in object?[keyPath: keyPath] = $0 }
  }
}

final class SearchModel {
  var title = "" { didSet { print("title: \(oldValue.isEmpty ? "-" : oldValue) → \(title)") } }
  let query = CurrentValueSubject<String, Never>("")
  var bag = Set<AnyCancellable>()
}

struct FeedError: Error, Equatable { let reason: String }

let queue = DispatchQueue(label: "delivery")
let model = SearchModel()
model.query
  .removeDuplicates()
  .map { $0.isEmpty ? "Everything" : "“\($0.capitalized)”" }
  .assign(to: \.title, on: model)
  .store(in: &model.bag)

var searches: [String] = []
let searched = DispatchSemaphore(value: 0)
let search = model.query.filter { $0.count > 1 }.debounce(for: .milliseconds(60), on: queue).sink { text in
  searches.append(text)
  searched.signal()
}
for text in ["s", "sw", "sw", "swi"] { model.query.send(text) }
searched.wait()
model.query.value = "swift"
searched.wait()
queue.sync { print("searched", searches) }

let prices = PassthroughSubject<Int, FeedError>()
let ended = DispatchGroup()
ended.enter()
let total = prices.scan(0, +).receive(on: queue).sink(
  receiveCompletion: { completion in
    if case .failure(let error) = completion { print("feed failed:", error.reason) } else { print("feed finished") }
    ended.leave()
  }, receiveValue: { print("total \($0)") })
let big: AnyCancellable? = prices.filter { $0 >= 10 }.receive(on: queue).eraseToAnyPublisher().sink { print("big \($0)") }
DispatchQueue.concurrentPerform(iterations: 1) { _ in [5, 20, 7].forEach(prices.send) }
prices.send(completion: .failure(FeedError(reason: "closed")))
prices.send(99)
ended.wait()
search.cancel()
model.bag.removeAll()
model.query.send("nobody hears")
print("searches", searches.count, "title", model.title)
_ = (total, big)
