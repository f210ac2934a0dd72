// programs: deferred values with executors: map, and, either, timeouts and cancellation
import Foundation

protocol Executor {
    func submit(_ body: @escaping () -> Void)
}

extension DispatchQueue: Executor {
    func submit(_ body: @escaping () -> Void) { async(execute: body) }
}

struct ImmediateExecutor: Executor {
    func submit(_ body: @escaping () -> Void) { body() }
}

public final class Deferred<Value> {
    private let lock = NSLock()
    private var value: Value?
    private var waiters: [(executor: Executor, body: (Value) -> Void)] = []

    init() {}
    convenience init(filledWith value: Value) {
        self.init()
        fill(with: value)
    }

    var isFilled: Bool { withLock { value != nil } }

    @discardableResult
    func fill(with newValue: Value) -> Bool {
        let pending: [(executor: Executor, body: (Value) -> Void)] = withLock {
            guard value == nil else { return [] }
            value = newValue
            defer { waiters.removeAll() }
            return [(ImmediateExecutor(), { _ in })] + waiters
        }
        pending.forEach { waiter in waiter.executor.submit { waiter.body(newValue) } }
        return !pending.isEmpty
    }

    func upon(_ executor: Executor = DispatchQueue.global(), _ body: @escaping (Value) -> Void) {
        let known: Value? = withLock {
            if value == nil { waiters.append((executor, body)) }
            return value
        }
        if let known = known { executor.submit { body(known) } }
    }

    func wait(_ timeout: DispatchTime = .distantFuture) -> Value? {
        let semaphore = DispatchSemaphore(value: 0)
        var result: Value?
        upon(ImmediateExecutor()) {
            result = $0
            semaphore.signal()
        }
        return semaphore.wait(timeout: timeout) == .success ? result : nil
    }

    private func withLock<T>(_ body: () throws -> T) rethrows -> T {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}

extension Deferred {
    func map<U>(on executor: Executor = ImmediateExecutor(), _ transform: @escaping (Value) -> U) -> Deferred<U> {
        let made = Deferred<U>()
        upon(executor) { made.fill(with: transform($0)) }
        return made
    }

    func flatMap<U>(_ transform: @escaping (Value) -> Deferred<U>) -> Deferred<U> {
        let made = Deferred<U>()
        upon(ImmediateExecutor()) { transform($0).upon(ImmediateExecutor()) { made.fill(with: $0) } }
        return made
    }

    func and<Other>(_ other: Deferred<Other>) -> Deferred<(Value, Other)> {
        flatMap { mine in other.map { theirs in (mine, theirs) } }
    }

    static func firstFilled(_ all: [Deferred<Value>]) -> Deferred<Value> {
        let made = Deferred()
        all.forEach { $0.upon(ImmediateExecutor()) { made.fill(with: $0) } }
        return made
    }
}

extension Collection {
    func allFilled<T>() -> Deferred<[T]> where Element == Deferred<T> {
        guard !isEmpty else { return Deferred<[T]>(filledWith: []) }
        let made = Deferred<[T]>()
        let group = DispatchGroup()
        forEach { each in
            group.enter()
            each.upon(ImmediateExecutor()) { _ in group.leave() }
        }
        group.notify(queue: .global()) { made.fill(with: self.map { $0.wait()! }) }
        return made
    }
}

typealias Task<T> = Deferred<Result<T, Error>>

enum Oops: Error { case timeout, odd(Int) }

extension Deferred {
    func andThen<A, B>(_ next: @escaping (A) throws -> B) -> Task<B> where Value == Result<A, Error> {
        map { result in result.flatMap { value in Result { try next(value) } } }
    }

    func recover<A>(_ body: @escaping (Error) -> A) -> Deferred<A> where Value == Result<A, Error> {
        map { result in
            switch result {
            case .success(let value): return value
            case .failure(let error): return body(error)
            }
        }
    }

    func timeout<A>(after interval: DispatchTimeInterval) -> Task<A> where Value == Result<A, Error> {
        let late = Task<A>()
        DispatchQueue.global().asyncAfter(deadline: .now() + interval) { late.fill(with: .failure(Oops.timeout)) }
        return .firstFilled([self, late])
    }
}

func after<T>(_ milliseconds: Int, _ value: T) -> Deferred<T> {
    let made = Deferred<T>()
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { made.fill(with: value) }
    return made
}

func halve(_ number: Int) throws -> Int {
    guard number.isMultiple(of: 2) else { throw Oops.odd(number) }
    return number / 2
}

print(after(10, 20).map { $0 + 1 }.wait()!)
print(after(30, "a").and(after(10, 2)).wait()!)
print([after(30, 3), after(10, 1), after(20, 2)].allFilled().wait()!)
print(Deferred.firstFilled([after(80, "slow"), after(10, "fast")]).wait()!)
print(after(200, 1).wait(.now() + .milliseconds(50)) as Any)

let chain = Task<Int>(filledWith: .success(12)).andThen(halve).andThen(halve).andThen(halve)
print(chain.wait()!.map { "\($0)" })
print(chain.recover { error in
    if case Oops.odd(let number) = error { return -number }
    return 0
}.wait()!)
let slow: Task<String> = after(300, .success("late"))
print(slow.timeout(after: .milliseconds(40)).recover { "\($0)" }.wait()!)
let single = Deferred<Int>()
print(single.fill(with: 1), single.fill(with: 2), single.wait() ?? 0, single.isFilled)
let main = DispatchQueue(label: "main-like")
let named = after(10, 5).map(on: main) { value -> String in
    dispatchPrecondition(condition: .onQueue(main))
    return "five is \(value)"
}
print(named.wait()!)
