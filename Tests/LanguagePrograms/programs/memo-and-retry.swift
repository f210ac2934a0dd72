// programs: memoizing, retrying with delays, composing and currying functions
import Foundation
func memoize<Input: Hashable, Output>(_ f: @escaping (Input) -> Output) -> (Input) -> Output {
  var cache = [Input: Output]()
  let queue = DispatchQueue(label: "memo")
  return { input in
    if let hit = queue.sync(execute: { cache[input] }) { return hit }
    let made = f(input)
    queue.sync { cache[input] = made }
    return made
  }
}
func memoizeRecursive<I: Hashable, O>(_ f: @escaping ((I) -> O, I) -> O) -> (I) -> O {
  var memo = [I: O]()
  func wrapped(_ x: I) -> O {
    if let q = memo[x] { return q }
    let r = f(wrapped, x)
    memo[x] = r
    return r
  }
  return wrapped
}
let fib: (Int) -> Int = memoizeRecursive { fib, n in n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fib(50))
let slow = memoize { (n: Int) -> String in
  print("computing", n)
  return String(repeating: "*", count: n)
}
print(slow(3), slow(3), slow(2))
func retry<T>(_ attempts: Int, delay: DispatchTimeInterval = .milliseconds(5), on queue: DispatchQueue, task: @escaping (Int) throws -> T, completion: @escaping (Result<T, Error>) -> Void) {
  func attempt(_ n: Int) {
    do { completion(.success(try task(n))) }
    catch where n < attempts { queue.asyncAfter(deadline: .now() + delay) { attempt(n + 1) } }
    catch { completion(.failure(error)) }
  }
  queue.async { attempt(1) }
}
struct Flaky: Error, CustomStringConvertible { let n: Int; var description: String { "flaky \(n)" } }
let q = DispatchQueue(label: "retry")
let done = DispatchSemaphore(value: 0)
retry(3, on: q, task: { n -> String in if n < 3 { throw Flaky(n: n) }; return "worked at \(n)" }) { print($0); done.signal() }
done.wait()
retry(2, on: q, task: { n -> Int in throw Flaky(n: n) }) { result in
  if case let .failure(error) = result { print("gave up:", error) }
  done.signal()
}
done.wait()
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let shout = compose({ (s: String) in s.uppercased() }, { $0 + "!" })
print(shout("hey"), [1, 2, 3].map(compose({ $0 * 2 }, String.init)))
let curried: (Int) -> (Int) -> Int = { a in { b in a * b } }
print(curried(6)(7), [1, 2].map(curried(10)))
