// Promises in the manner of PromiseKit: then, map, recover, all, race, timeouts.
import Foundation

enum PromiseError: Error, Equatable {
  case timedOut(after: Int)
  case rejected(String)
}

protocol Thenable: AnyObject {
  associatedtype Output
  func observe(_ observer: @escaping (Result<Output, Error>) -> Void)
}

final class Promise<Output>: Thenable {
  private enum State {
    case pending([(Result<Output, Error>) -> Void])
    case settled(Result<Output, Error>)
  }

  private var state: State = .pending([])
  private let lock = NSLock()

  init() {}

  convenience init(on queue: DispatchQueue = .global(), _ body: @escaping (@escaping (Output) -> Void, @escaping (Error) -> Void) throws -> Void) {
    self.init()
    queue.async {
      do {
        try body({ self.settle(.success($0)) }, { self.settle(.failure($0)) })
      } catch {
        self.settle(.failure(error))
      }
    }
  }

  static func value(_ value: Output) -> Promise {
    let promise = Promise()
    promise.settle(.success(value))
    return promise
  }

  @discardableResult
  func settle(_ result: Result<Output, Error>) -> Bool {
    lock.lock()
    guard case .pending(let observers) = state else {
      lock.unlock()
      return false
    }
    state = .settled(result)
    lock.unlock()
    observers.forEach { $0(result) }
    return true
  }

  func observe(_ observer: @escaping (Result<Output, Error>) -> Void) {
    lock.lock()
    switch state {
    case .pending(var observers):
      observers.append(observer)
      state = .pending(observers)
      lock.unlock()
    case .settled(let result):
      lock.unlock()
      observer(result)
    }
  }
}

extension Thenable {
  func then<Next>(on queue: DispatchQueue = .main, _ body: @escaping (Output) throws -> Promise<Next>) -> Promise<Next> {
    let promise = Promise<Next>()
    observe { result in
      queue.async {
        switch result {
        case .success(let value):
          do { try body(value).observe { promise.settle($0) } } catch { promise.settle(.failure(error)) }
        case .failure(let error): promise.settle(.failure(error))
        }
      }
    }
    return promise
  }

  func map<Next>(on queue: DispatchQueue = .main, _ transform: @escaping (Output) throws -> Next) -> Promise<Next> {
    then(on: queue) { .value(try transform($0)) }
  }

  func recover(on queue: DispatchQueue = .main, _ body: @escaping (Error) throws -> Output) -> Promise<Output> {
    let promise = Promise<Output>()
    observe { result in
      queue.async { promise.settle(result.flatMapError { error in Result { try body(error) } }) }
    }
    return promise
  }

  func timeout(_ milliseconds: Int) -> Promise<Output> {
    let promise = Promise<Output>()
    observe { promise.settle($0) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      promise.settle(.failure(PromiseError.timedOut(after: milliseconds)))
    }
    return promise
  }
}

func all<T>(_ promises: [Promise<T>]) -> Promise<[T]> {
  guard !promises.isEmpty else { return .value([]) }
  let result = Promise<[T]>()
  let queue = DispatchQueue(label: "all")
  var values = [T?](repeating: nil, count: promises.count)
  for (index, promise) in promises.enumerated() {
    promise.observe { outcome in
      queue.async {
        switch outcome {
        case .success(let value):
          values[index] = value
          if values.allSatisfy({ $0 != nil }) { result.settle(.success(values.compactMap { $0 })) }
        case .failure(let error): result.settle(.failure(error))
        }
      }
    }
  }
  return result
}

func race<T>(_ promises: Promise<T>...) -> Promise<T> {
  let result = Promise<T>()
  promises.forEach { $0.observe { result.settle($0) } }
  return result
}

func fetch(_ name: String, after milliseconds: Int) -> Promise<String> {
  Promise { fulfil, reject in
    guard milliseconds > 0 else { throw PromiseError.rejected("no time") }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      if name.hasPrefix("bad") { return reject(PromiseError.rejected(name)) }
      fulfil(name.uppercased())
    }
  }
}

let done = DispatchGroup()
func report<T>(_ title: String, _ promise: Promise<T>) {
  done.enter()
  promise.observe { result in
    DispatchQueue.main.async {
      switch result {
      case .success(let value): print("\(title): \(value)")
      case .failure(let error as PromiseError): print("\(title): failed with \(error)")
      case .failure(let error): print("\(title): \(type(of: error))")
      }
      done.leave()
    }
  }
}

report("chain", fetch("a", after: 10).then { fetch($0 + "b", after: 10) }.map { "\($0)!" })
report("recovered", fetch("bad", after: 40).recover { "default for \($0)" })
report("all", all([fetch("x", after: 90), fetch("y", after: 60), fetch("z", after: 75)]))
report("race", race(fetch("slow", after: 200), fetch("fast", after: 120)))
report("at once", fetch("none", after: 0).map { $0.count })
report("late", fetch("never", after: 400).timeout(150))
report("broken", all([fetch("fine", after: 180), fetch("bad two", after: 250)]).map { $0.count })
done.notify(queue: .main) {
  print("done")
  exit(0)
}
RunLoop.main.run()
