import Foundation

// Promises: then, recover, all, race, delays and cancellation, resolved on whichever queue is asked for.
public enum PromiseError: Error, Equatable { case cancelled, timeout(after: Double), empty }

public final class Promise<Value> {
  public enum State {
    case pending
    case fulfilled(Value)
    case rejected(Error)
    var isPending: Bool { if case .pending = self { return true } else { return false } }
  }

  private struct Callback {
    let queue: DispatchQueue
    let run: (Result<Value, Error>) -> Void
    func call(_ result: Result<Value, Error>) { queue.async { run(result) } }
  }

  private var state: State = .pending
  private var callbacks: [Callback] = []
  private let lock = NSLock()

  public init() {}
  public convenience init(value: Value) { self.init(); fulfill(value) }
  public convenience init(error: Error) { self.init(); reject(error) }
  public convenience init(on queue: DispatchQueue = .global(), _ work: @escaping (_ fulfill: @escaping (Value) -> Void, _ reject: @escaping (Error) -> Void) throws -> Void) {
    self.init()
    queue.async {
      do { try work(self.fulfill, self.reject) } catch { self.reject(error) }
    }
  }

  public func fulfill(_ value: Value) { settle(.fulfilled(value)) }
  public func reject(_ error: Error) { settle(.rejected(error)) }

  private func settle(_ new: State) {
    let ready: [Callback] = lock.withLock {
      guard state.isPending else { return [] }
      state = new
      defer { callbacks.removeAll() }
      return callbacks
    }
    guard let result = new.result else { return }
    ready.forEach { $0.call(result) }
  }

  private func whenSettled(on queue: DispatchQueue, _ run: @escaping (Result<Value, Error>) -> Void) {
    let callback = Callback(queue: queue, run: run)
    let settled: Result<Value, Error>? = lock.withLock {
      if state.isPending { callbacks.append(callback) }
      return state.result
    }
    if let settled { callback.call(settled) }
  }

  @discardableResult
  public func then<New>(on queue: DispatchQueue = .main, _ transform: @escaping (Value) throws -> Promise<New>) -> Promise<New> {
    let next = Promise<New>()
    whenSettled(on: queue) { result in
      switch result {
      case .success(let value):
        do { try transform(value).whenSettled(on: queue, next.resolve) } catch { next.reject(error) }
      case .failure(let error): next.reject(error)
      }
    }
    return next
  }

  @discardableResult
  public func map<New>(on queue: DispatchQueue = .main, _ transform: @escaping (Value) throws -> New) -> Promise<New> {
    then(on: queue) { Promise<New>(value: try transform($0)) }
  }

  @discardableResult
  public func `catch`(on queue: DispatchQueue = .main, _ handler: @escaping (Error) -> Void) -> Self {
    whenSettled(on: queue) { if case .failure(let error) = $0 { handler(error) } }
    return self
  }

  public func recover(on queue: DispatchQueue = .main, _ transform: @escaping (Error) throws -> Value) -> Promise<Value> {
    let next = Promise<Value>()
    whenSettled(on: queue) { result in
      next.resolve(result.flatMapError { error in Result { try transform(error) } })
    }
    return next
  }

  @discardableResult
  public func always(on queue: DispatchQueue = .main, _ body: @escaping () -> Void) -> Promise<Value> {
    whenSettled(on: queue) { _ in body() }
    return self
  }

  private func resolve(_ result: Result<Value, Error>) {
    switch result {
    case .success(let value): fulfill(value)
    case .failure(let error): reject(error)
    }
  }
}

private extension Promise.State {
  var result: Result<Value, Error>? {
    switch self {
    case .pending: return nil
    case .fulfilled(let value): return .success(value)
    case .rejected(let error): return .failure(error)
    }
  }
}

public enum Promises {
  public static func all<T>(_ promises: [Promise<T>]) -> Promise<[T]> {
    let collected = Promise<[T]>()
    guard !promises.isEmpty else { return Promise(value: []) }
    let queue = DispatchQueue(label: "promises.all")
    var values = [T?](repeating: nil, count: promises.count)
    for (index, promise) in promises.enumerated() {
      promise.map(on: queue) { value -> Void in
        values[index] = value
        if values.allSatisfy({ $0 != nil }) { collected.fulfill(values.compactMap { $0 }) }
      }.catch(on: queue, collected.reject)
    }
    return collected
  }

  public static func race<T>(_ promises: Promise<T>...) -> Promise<T> {
    guard !promises.isEmpty else { return Promise(error: PromiseError.empty) }
    let first = Promise<T>()
    promises.forEach { $0.map(on: .global(), first.fulfill).catch(on: .global(), first.reject) }
    return first
  }

  public static func delay<T>(_ seconds: Double, _ value: T) -> Promise<T> {
    Promise { fulfill, _ in DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { fulfill(value) } }
  }

  public static func timeout<T>(_ seconds: Double) -> Promise<T> {
    Promise<T> { _, reject in
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { reject(PromiseError.timeout(after: seconds)) }
    }
  }
}

var done = 0
func finish() { done += 1; if done == 5 { print("all settled"); exit(0) } }

Promises.all([Promises.delay(0.12, "c"), Promises.delay(0.04, "a"), Promise(value: "b")])
  .map { $0.joined(separator: ",") }
  .map { print("all:", $0); return $0.count }
  .then { count in Promises.delay(0.1, count * 2) }
  .map { print("doubled:", $0) }
  .always(finish)

Promises.race(Promises.delay(0.2, 1), Promises.delay(0.06, 2)).map { print("race:", $0) }.always(finish)

Promises.race(Promises.delay(0.5, "slow"), Promises.timeout(0.16))
  .map { print("never", $0) }
  .catch { error in print("timeout:", error as? PromiseError == .timeout(after: 0.16)) }
  .always(finish)

Promise<Int> { _, reject in reject(PromiseError.cancelled) }
  .map { $0 + 1 }
  .recover { error in
    guard error as? PromiseError == .cancelled else { throw error }
    return -1
  }
  .map { print("recovered:", $0) }
  .always(finish)

let late = Promise<String>()
late.catch { _ in print("never") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { late.fulfill("late"); late.fulfill("ignored"); late.reject(PromiseError.empty) }
late.map { print($0) }.always(finish)
dispatchMain()
