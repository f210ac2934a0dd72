// programs: retrying a request with growing delays, on a queue, giving up after some attempts, generic over the result
import Dispatch

enum RequestError: Error {
  case status(Int)
  case gaveUp(after: Int, last: Error)
  var isTemporary: Bool {
    if case .status(let code) = self { return code >= 500 }
    return false
  }
}

struct RetryPolicy {
  var attempts = 3
  var delay = 10
  var factor = 2.0
  func delay(before attempt: Int) -> DispatchTimeInterval {
    var milliseconds = Double(delay)
    for _ in 1..<attempt { milliseconds *= factor }
    return .milliseconds(Int(milliseconds))
  }
}

final class Retrier {
  private let queue = DispatchQueue(label: "retrier")
  let policy: RetryPolicy
  private(set) var log: [String] = []
  init(policy: RetryPolicy = RetryPolicy()) { self.policy = policy }

  func run<T>(_ name: String, _ work: @escaping (Int) throws -> T, completion: @escaping (Result<T, Error>) -> Void) {
    attempt(1, name, work, completion)
  }

  private func attempt<T>(
    _ number: Int, _ name: String, _ work: @escaping (Int) throws -> T, _ completion: @escaping (Result<T, Error>) -> Void
  ) {
    let start = { [self] in
      do {
        let value = try work(number)
        log.append("\(name) #\(number) ok")
        completion(.success(value))
      } catch let error as RequestError where error.isTemporary && number < policy.attempts {
        log.append("\(name) #\(number) failed, next in \(policy.delay(before: number + 1))")
        attempt(number + 1, name, work, completion)
      } catch let error as RequestError where error.isTemporary {
        completion(.failure(RequestError.gaveUp(after: number, last: error)))
      } catch {
        log.append("\(name) #\(number) permanent")
        completion(.failure(error))
      }
    }
    if number == 1 {
      queue.async(execute: start)
    } else {
      queue.asyncAfter(deadline: .now() + policy.delay(before: number), execute: start)
    }
  }

  var report: [String] { queue.sync { log } }
}

let retrier = Retrier(policy: RetryPolicy(attempts: 4, delay: 20))
let done = DispatchSemaphore(value: 0)
func show<T>(_ name: String) -> (Result<T, Error>) -> Void {
  { result in
    switch result {
    case .success(let value): print(name, "->", value)
    case .failure(RequestError.gaveUp(let n, let last)): print(name, "gave up after", n, "with", last)
    case .failure(let error): print(name, "failed with", error)
    }
    done.signal()
  }
}
retrier.run(
  "config",
  { n -> [String: Int] in
    if n < 3 { throw RequestError.status(503) }
    return ["version": n]
  }, completion: show("config"))
done.wait()
retrier.run("user", { _ in throw RequestError.status(404) }, completion: show("user") as (Result<Int, Error>) -> Void)
done.wait()
retrier.run("down", { _ -> String in throw RequestError.status(500) }, completion: show("down"))
done.wait()
for line in retrier.report { print(line) }
print(RetryPolicy().delay(before: 4))
