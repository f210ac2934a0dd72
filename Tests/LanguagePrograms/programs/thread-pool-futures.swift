// programs: a thread pool with futures, cancellation and a bounded queue
import Foundation

enum PoolError: Error { case rejected, shutDown, timedOut }

final class Future<Value> {
  private enum State {
    case pending([(Result<Value, Error>) -> Void])
    case done(Result<Value, Error>)
  }

  private let condition = NSCondition()
  private var state: State = .pending([])

  func resolve(_ result: Result<Value, Error>) {
    condition.lock()
    guard case .pending(let observers) = state else { return condition.unlock() }
    state = .done(result)
    condition.broadcast()
    condition.unlock()
    for observer in observers { observer(result) }
  }

  func observe(_ observer: @escaping (Result<Value, Error>) -> Void) {
    condition.lock()
    switch state {
    case .pending(var observers):
      observers.append(observer)
      state = .pending(observers)
      condition.unlock()
    case .done(let result):
      condition.unlock()
      observer(result)
    }
  }

  func get(timeout: TimeInterval = 3_600) throws -> Value {
    condition.lock()
    defer { condition.unlock() }
    let limit = Date(timeIntervalSinceNow: timeout)
    while true {
      if case .done(let result) = state { return try result.get() }
      guard condition.wait(until: limit) else { throw PoolError.timedOut }
    }
  }

  func map<T>(_ transform: @escaping (Value) throws -> T) -> Future<T> {
    let next = Future<T>()
    observe { result in
      next.resolve(result.flatMap { value in Result { try transform(value) } })
    }
    return next
  }

  static func all(_ futures: [Future<Value>]) -> Future<[Value]> {
    let combined = Future<[Value]>()
    let lock = NSLock()
    var values = [Value?](repeating: nil, count: futures.count)
    var missing = futures.count
    guard missing > 0 else { combined.resolve(.success([])); return combined }
    for (index, future) in futures.enumerated() {
      future.observe { result in
        switch result {
        case .failure(let error): combined.resolve(.failure(error))
        case .success(let value):
          lock.lock()
          values[index] = value
          missing -= 1
          let isComplete = missing == 0
          lock.unlock()
          if isComplete { combined.resolve(.success(values.map { $0! })) }
        }
      }
    }
    return combined
  }
}

extension Future where Value: Numeric {
  static func + (left: Future, right: Future) -> Future<Value> {
    Future.all([left, right]).map { $0[0] + $0[1] }
  }
}

final class ThreadPool {
  enum Rejection { case abort, callerRuns }
  private typealias Job = () -> Void

  private let condition = NSCondition()
  private var jobs: [Job] = []
  private var isShutDown = false
  private var active = 0
  private let capacity: Int
  private let rejection: Rejection
  private(set) var threads: [Thread] = []
  private let finished = DispatchGroup()
  private(set) var completed = 0

  init(name: String, threads count: Int, capacity: Int, rejection: Rejection = .abort) {
    self.capacity = capacity
    self.rejection = rejection
    for number in 1...count {
      finished.enter()
      let thread = Thread { [self] in
        run()
        finished.leave()
      }
      thread.name = "\(name)-\(number)"
      threads.append(thread)
    }
    threads.forEach { $0.start() }
  }

  private func run() {
    while let job = take() {
      job()
      condition.lock()
      active -= 1
      completed += 1
      condition.unlock()
    }
  }

  private func take() -> Job? {
    condition.lock()
    defer { condition.unlock() }
    while jobs.isEmpty && !isShutDown { condition.wait() }
    guard !jobs.isEmpty else { return nil }
    active += 1
    return jobs.removeFirst()
  }

  func submit<T>(_ work: @escaping () throws -> T) -> Future<T> {
    let future = Future<T>()
    let job = { future.resolve(Result(catching: work)) }
    condition.lock()
    if isShutDown {
      condition.unlock()
      future.resolve(.failure(PoolError.shutDown))
      return future
    }
    if jobs.count >= capacity {
      condition.unlock()
      switch rejection {
      case .abort: future.resolve(.failure(PoolError.rejected))
      case .callerRuns: job()
      }
      return future
    }
    jobs.append(job)
    condition.signal()
    condition.unlock()
    return future
  }

  func shutdown(waiting: Bool = true) {
    condition.lock()
    isShutDown = true
    condition.broadcast()
    condition.unlock()
    if waiting { finished.wait() }
  }
}

func fibonacci(_ n: Int) -> Int { n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }

let pool = ThreadPool(name: "pool", threads: 3, capacity: 64)
let futures = (5..<15).map { n in pool.submit { fibonacci(n) } }
print(try Future.all(futures).get())
let names = try Future.all(
  (0..<6).map { _ in
    pool.submit { () -> String in
      usleep(10_000)
      return Thread.isMainThread ? "main" : "pool"
    }
  }
).get()
print(names.allSatisfy { $0.hasPrefix("pool") }, Set(names).count)

struct Odd: Error { let value: Int }
let mixed = (1...4).map { value in
  pool.submit { () throws -> Int in
    if value == 3 { throw Odd(value: value) }
    return value * value
  }
}
do { print(try Future.all(mixed).get()) } catch let error as Odd { print("odd", error.value) }
print(try (mixed[0] + mixed[3]).map { "sum \($0)" }.get())

let slow = pool.submit { () -> Int in
  Thread.sleep(forTimeInterval: 0.2)
  return 1
}
do { _ = try slow.get(timeout: 0.05) } catch PoolError.timedOut { print("timed out") }
print(try slow.get())
pool.shutdown()
do { _ = try pool.submit { 1 }.get() } catch { print(error, pool.completed) }

let tiny = ThreadPool(name: "tiny", threads: 1, capacity: 1, rejection: .callerRuns)
let gate = DispatchSemaphore(value: 0)
let blocked = tiny.submit { gate.wait() }
usleep(30_000)
let queued = tiny.submit { Thread.isMainThread }
let here = tiny.submit { Thread.isMainThread }
print(try here.get())
gate.signal()
print(try queued.get(), try blocked.get() == ())
tiny.shutdown()
