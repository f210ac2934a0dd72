// programs: a small promise: resolve once, then, map and recover chained, callbacks on a queue, all of several
import Dispatch

enum FutureError: Error, Equatable { case failed(String) }

final class Future<Value> {
  private let queue = DispatchQueue(label: "future")
  private var result: Result<Value, Error>?
  private var callbacks: [(Result<Value, Error>) -> Void] = []

  init(_ work: (@escaping (Result<Value, Error>) -> Void) -> Void) {
    work { result in
      self.queue.async {
        guard self.result == nil else { return }
        self.result = result
        self.callbacks.forEach { $0(result) }
        self.callbacks = []
      }
    }
  }

  func observe(_ callback: @escaping (Result<Value, Error>) -> Void) {
    queue.async {
      if let result = self.result { callback(result) } else { self.callbacks.append(callback) }
    }
  }

  func map<T>(_ transform: @escaping (Value) throws -> T) -> Future<T> {
    Future<T> { resolve in
      self.observe { result in
        resolve(result.flatMap { value in Result { try transform(value) } })
      }
    }
  }

  func recover(_ value: Value) -> Future<Value> {
    Future { resolve in
      self.observe { result in
        if case .failure = result { resolve(.success(value)) } else { resolve(result) }
      }
    }
  }

  func wait() throws -> Value {
    let done = DispatchSemaphore(value: 0)
    var outcome: Result<Value, Error>!
    observe {
      outcome = $0
      done.signal()
    }
    done.wait()
    return try outcome.get()
  }
}

func load(_ name: String, after milliseconds: Int) -> Future<String> {
  Future { resolve in
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      resolve(name.isEmpty ? .failure(FutureError.failed("no name")) : .success(name))
      resolve(.success("ignored"))
    }
  }
}

func all<T>(_ futures: [Future<T>]) throws -> [T] { try futures.map { try $0.wait() } }

print(try load("photo", after: 40).map { $0.count }.map { Double($0) / 2 }.wait())
do {
  _ = try load("", after: 20).map { $0 + "!" }.wait()
} catch {
  print("error:", error)
}
print(try load("", after: 20).recover("placeholder").map { $0.uppercased() }.wait())
print(try all([load("b", after: 60), load("a", after: 10)]))
let failing = load("abc", after: 10).map { text -> Int in
  guard let n = Int(text) else { throw FutureError.failed(text) }
  return n
}
print((try? failing.wait()) as Any)
print((try? failing.recover(-1).wait()) as Any)
