// programs: a promise library with then, catch, always and all
import Foundation
import Dispatch

public enum Resolution<Value> {
  case pending(handlers: [(Result<Value, Error>) -> Void])
  case settled(Result<Value, Error>)

  var isPending: Bool {
    if case .pending = self { return true }
    return false
  }
}

public final class Promise<Value> {
  public typealias Fulfill = (Value) -> Void
  public typealias Reject = (Error) -> Void

  private let lock = NSLock()
  private var resolution: Resolution<Value> = .pending(handlers: [])

  public init(_ work: (@escaping Fulfill, @escaping Reject) throws -> Void) {
    do {
      try work({ self.settle(.success($0)) }, { self.settle(.failure($0)) })
    } catch {
      settle(.failure(error))
    }
  }

  public convenience init(value: Value) {
    self.init { fulfill, _ in fulfill(value) }
  }

  public convenience init(error: Error) {
    self.init { _, reject in reject(error) }
  }

  private func settle(_ result: Result<Value, Error>) {
    lock.lock()
    guard case .pending(let handlers) = resolution else {
      lock.unlock()
      return
    }
    resolution = .settled(result)
    lock.unlock()
    handlers.forEach { $0(result) }
  }

  func pipe(_ handler: @escaping (Result<Value, Error>) -> Void) {
    lock.lock()
    switch resolution {
    case .pending(var handlers):
      handlers.append(handler)
      resolution = .pending(handlers: handlers)
      lock.unlock()
    case .settled(let result):
      lock.unlock()
      handler(result)
    }
  }

  @discardableResult
  public func then<NewValue>(on queue: DispatchQueue = .main, _ transform: @escaping (Value) throws -> Promise<NewValue>) -> Promise<NewValue> {
    Promise<NewValue> { fulfill, reject in
      self.pipe { result in
        queue.async {
          switch result {
          case .success(let value):
            do {
              try transform(value).pipe { inner in
                switch inner {
                case let .success(value): fulfill(value)
                case let .failure(error): reject(error)
                }
              }
            } catch { reject(error) }
          case .failure(let error):
            reject(error)
          }
        }
      }
    }
  }

  @discardableResult
  public func map<NewValue>(on queue: DispatchQueue = .main, _ transform: @escaping (Value) throws -> NewValue) -> Promise<NewValue> {
    then(on: queue) { value in Promise<NewValue>(value: try transform(value)) }
  }

  @discardableResult
  public func `catch`(on queue: DispatchQueue = .main, _ handler: @escaping (Error) -> Void) -> Self {
    pipe { result in
      guard case .failure(let error) = result else { return }
      queue.async { handler(error) }
    }
    return self
  }

  @discardableResult
  public func always(on queue: DispatchQueue = .main, _ handler: @escaping () -> Void) -> Promise<Value> {
    pipe { _ in queue.async(execute: handler) }
    return self
  }

  public func recover(_ transform: @escaping (Error) throws -> Value) -> Promise<Value> {
    Promise { fulfill, reject in
      self.pipe {
        switch $0 {
        case .success(let value): fulfill(value)
        case .failure(let error):
          do { fulfill(try transform(error)) } catch { reject(error) }
        }
      }
    }
  }
}

public enum Promises {
  public static func all<T>(_ promises: [Promise<T>]) -> Promise<[T]> {
    guard !promises.isEmpty else { return Promise(value: []) }
    return Promise<[T]> { fulfill, reject in
      let lock = NSLock()
      var results = [T?](repeating: nil, count: promises.count)
      var remaining = promises.count
      for (index, promise) in promises.enumerated() {
        promise.pipe { result in
          switch result {
          case .success(let value):
            lock.lock()
            results[index] = value
            remaining -= 1
            let isDone = remaining == 0
            lock.unlock()
            if isDone { fulfill(results.compactMap { $0 }) }
          case .failure(let error):
            reject(error)
          }
        }
      }
    }
  }

  public static func after(_ delay: TimeInterval) -> Promise<Void> {
    Promise { fulfill, _ in
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) { fulfill(()) }
    }
  }
}

enum NetworkError: Error, Equatable, CustomStringConvertible {
  case statusCode(Int)
  case offline
  var description: String {
    switch self {
    case .statusCode(let code): return "HTTP \(code)"
    case .offline: return "offline"
    }
  }
}

func fetch(_ path: String, delay: Double = 0.02) -> Promise<String> {
  Promises.after(delay).then { () -> Promise<String> in
    if path.hasPrefix("/missing") { throw NetworkError.statusCode(404) }
    return Promise(value: "<\(path)>")
  }
}

var pending = 4
func finish() {
  pending -= 1
  if pending == 0 { exit(0) }
}

fetch("/users/1")
  .map { $0.uppercased() }
  .then { body in fetch("/posts" + body, delay: 0.05) }
  .map { print("posts:", $0) }
  .always(finish)

Promises.all([fetch("/a", delay: 0.3), fetch("/b", delay: 0.2), fetch("/c", delay: 0.25)])
  .map { print($0.joined(separator: "+")) }
  .always { finish() }

fetch("/missing", delay: 0.45)
  .map { print("never", $0) }
  .catch { error in
    if let error = error as? NetworkError, error == .statusCode(404) { print("failed:", error) }
  }
  .always { finish() }

fetch("/missing/2", delay: 0.6)
  .recover { error in "recovered from \(error)" }
  .map { print($0) }
  .always { finish() }

dispatchMain()
