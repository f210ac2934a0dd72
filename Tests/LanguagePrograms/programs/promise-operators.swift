// programs: futures with custom operators, zip, fold, retry and delays on chosen queues
import Foundation

precedencegroup FuturePrecedence {
    associativity: left
    higherThan: AssignmentPrecedence
    lowerThan: TernaryPrecedence
}
infix operator >>-: FuturePrecedence
infix operator <^>: FuturePrecedence
infix operator |||: FuturePrecedence
infix operator <&>: FuturePrecedence

final class Future<T> {
    private var result: Result<T, Error>?
    private var callbacks: [(DispatchQueue, (Result<T, Error>) -> Void)] = []
    private let lock = DispatchQueue(label: "future.lock")
    private let done = DispatchGroup()

    init() { done.enter() }

    static func async(on queue: DispatchQueue = .global(), _ body: @escaping () throws -> T) -> Future {
        let future = Future()
        queue.async { future.complete(Result(catching: body)) }
        return future
    }

    static func just(_ value: T) -> Future {
        let future = Future()
        future.complete(.success(value))
        return future
    }

    static func fail(_ error: Error) -> Future {
        let future = Future()
        future.complete(.failure(error))
        return future
    }

    func complete(_ value: Result<T, Error>) {
        let ready: [(DispatchQueue, (Result<T, Error>) -> Void)] = lock.sync {
            guard result == nil else { return [] }
            result = value
            done.leave()
            defer { callbacks = [] }
            return callbacks
        }
        for (queue, callback) in ready { queue.async { callback(value) } }
    }

    func onComplete(on queue: DispatchQueue = .global(), _ callback: @escaping (Result<T, Error>) -> Void) {
        lock.sync {
            if let result = result { queue.async { callback(result) } } else { callbacks.append((queue, callback)) }
        }
    }

    func then<U>(on queue: DispatchQueue = .global(), _ body: @escaping (T) throws -> Future<U>) -> Future<U> {
        let next = Future<U>()
        onComplete(on: queue) { result in
            switch result {
            case .failure(let error): next.complete(.failure(error))
            case .success(let value):
                do { try body(value).onComplete(on: queue, next.complete) } catch { next.complete(.failure(error)) }
            }
        }
        return next
    }

    func map<U>(_ body: @escaping (T) throws -> U) -> Future<U> { then { .just(try body($0)) } }

    func or(_ other: @escaping @autoclosure () -> Future<T>) -> Future<T> {
        let next = Future<T>()
        onComplete { result in
            if case .success = result { next.complete(result) } else { other().onComplete(next.complete) }
        }
        return next
    }

    func get() throws -> T {
        done.wait()
        return try lock.sync { try result!.get() }
    }

    static func >>- <U>(future: Future, body: @escaping (T) throws -> Future<U>) -> Future<U> { future.then(body) }
    static func <^> <U>(body: @escaping (T) -> U, future: Future) -> Future<U> { future.map(body) }
    static func ||| (a: Future, b: @escaping @autoclosure () -> Future) -> Future { a.or(b()) }
}

func <&> <A, B>(a: Future<A>, b: Future<B>) -> Future<(A, B)> {
    a.then { x in b.map { y in (x, y) } }
}

extension Sequence {
    func traverse<U>(_ body: @escaping (Element) -> Future<U>) -> Future<[U]> {
        map(body).reduce(Future<[U]>.just([])) { list, item in (list <&> item).map { $0 + [$1] } }
    }
    func foldM<A>(_ initial: A, _ body: @escaping (A, Element) -> Future<A>) -> Future<A> {
        reduce(.just(initial)) { future, element in future.then { body($0, element) } }
    }
}

func retry<T>(_ times: Int, delay: Int = 2, _ make: @escaping (_ attempt: Int) -> Future<T>) -> Future<T> {
    func attempt(_ n: Int) -> Future<T> {
        let future = make(n)
        guard n < times else { return future }
        return future ||| later(delay).then { attempt(n + 1) }
    }
    return attempt(1)
}

func later(_ ms: Int) -> Future<Void> {
    let future = Future<Void>()
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(ms)) { future.complete(.success(())) }
    return future
}

enum Trouble: Error, Equatable { case odd(Int), never }

func half(_ n: Int) -> Future<Int> {
    .async {
        guard n % 2 == 0 else { throw Trouble.odd(n) }
        return n / 2
    }
}

print(try (half(20) >>- half).get())
print(try ({ "<\($0)>" } <^> half(8)).get())
do { _ = try (half(20) >>- half >>- half >>- half).get() } catch let error as Trouble { print(error, error == .odd(5)) }
print(try (half(7) ||| half(5) ||| .just(-1)).get())

let (a, b) = try (half(4) <&> .async { "text".uppercased() }).get()
print(a, b)
print(try [2, 4, 6, 8].traverse(half).map { $0.reduce(0, +) }.get())
print((try? [2, 3, 6].traverse(half).get()) == nil)
print(try ["q", "u", "e"].foldM("") { text, letter in later(1).map { text + letter + "-" } }.get())

var attempts: [Int] = []
let flaky = retry(5) { n -> Future<String> in
    attempts.append(n)
    return n < 3 ? .fail(Trouble.never) : .just("worked at \(n)")
}
print(try flaky.get(), attempts)
do { print(try retry(2) { half($0 * 2 + 1) }.get()) } catch { print("gave up: \(error)") }

let queue = DispatchQueue(label: "observer")
let key = DispatchSpecificKey<String>()
queue.setSpecific(key: key, value: "observer")
let seen = DispatchSemaphore(value: 0)
half(2).onComplete(on: queue) { result in
    print(DispatchQueue.getSpecific(key: key) ?? "elsewhere", (try? result.get()) ?? 0)
    seen.signal()
}
seen.wait()
