// Futures with cancellation, after the manner of many in-house libraries.
import Foundation

public final class CancelToken {
    private var handlers: [() -> Void] = []
    private var _cancelled = false
    private let lock = NSRecursiveLock()
    public init() {}
    public var isCancelled: Bool { lock.lock(); defer { lock.unlock() }; return _cancelled }
    public func onCancel(_ body: @escaping () -> Void) {
        lock.lock()
        if _cancelled { lock.unlock(); body(); return }
        handlers.append(body)
        lock.unlock()
    }
    public func cancel() {
        lock.lock()
        guard !_cancelled else { return lock.unlock() }
        _cancelled = true
        let all = handlers
        handlers.removeAll(keepingCapacity: false)
        lock.unlock()
        all.forEach { $0() }
    }
}

public enum FutureError: Error { case cancelled, timedOut(after: DispatchTimeInterval), empty }

public class Future<Value> {
    fileprivate enum State { case pending([(Result<Value, Error>) -> Void]), done(Result<Value, Error>) }
    fileprivate let lock = NSLock()
    fileprivate var state = State.pending([])

    fileprivate init() {}

    public static func value(_ value: Value) -> Future { let f = Promise<Value>(); f.succeed(value); return f }
    public static func error(_ error: Error) -> Future<Value> { let f = Promise<Value>(); f.fail(error); return f }

    @discardableResult
    public func observe(on queue: DispatchQueue? = nil, _ body: @escaping (Result<Value, Error>) -> Void) -> Self {
        let call: (Result<Value, Error>) -> Void = queue.map { q in { r in q.async { body(r) } } } ?? body
        lock.lock()
        switch state {
        case .pending(var waiting):
            waiting.append(call)
            state = .pending(waiting)
            lock.unlock()
        case .done(let result):
            lock.unlock()
            call(result)
        }
        return self
    }

    public func map<T>(_ transform: @escaping (Value) throws -> T) -> Future<T> {
        flatMap { value in
            do { return .value(try transform(value)) } catch { return .error(error) }
        }
    }

    public func flatMap<T>(_ transform: @escaping (Value) -> Future<T>) -> Future<T> {
        let promise = Promise<T>()
        observe { result in
            switch result {
            case .success(let value): transform(value).observe { promise.finish($0) }
            case .failure(let error): promise.fail(error)
            }
        }
        return promise
    }

    public func recover(_ body: @escaping (Error) -> Value?) -> Future<Value> {
        let promise = Promise<Value>()
        observe {
            if case .failure(let error) = $0, let value = body(error) { promise.succeed(value) } else { promise.finish($0) }
        }
        return promise
    }

    public func timeout(_ interval: DispatchTimeInterval, on queue: DispatchQueue = .global()) -> Future<Value> {
        let promise = Promise<Value>()
        observe(promise.finish)
        queue.asyncAfter(deadline: .now() + interval) { promise.fail(FutureError.timedOut(after: interval)) }
        return promise
    }

    public func wait() throws -> Value {
        let semaphore = DispatchSemaphore(value: 0)
        var outcome: Result<Value, Error>?
        observe { outcome = $0; semaphore.signal() }
        semaphore.wait()
        guard let result = outcome else { throw FutureError.empty }
        return try result.get()
    }
}

public final class Promise<Value>: Future<Value> {
    public override init() { super.init() }
    public func finish(_ result: Result<Value, Error>) {
        lock.lock()
        guard case .pending(let waiting) = state else { lock.unlock(); return }
        state = .done(result)
        lock.unlock()
        for body in waiting { body(result) }
    }
    public func succeed(_ value: Value) { finish(.success(value)) }
    public func fail(_ error: Error) { finish(.failure(error)) }
}

extension Future where Value: Numeric {
    static func + (a: Future, b: Future) -> Future { a.flatMap { x in b.map { y in x + y } } }
}

func all<T>(_ futures: [Future<T>]) -> Future<[T]> {
    futures.reduce(Future<[T]>.value([])) { partial, next in
        partial.flatMap { list in next.map { list + [$0] } }
    }
}

func delay<T>(_ milliseconds: Int, token: CancelToken? = nil, _ body: @escaping () throws -> T) -> Future<T> {
    let promise = Promise<T>()
    let item = DispatchWorkItem {
        promise.finish(Result(catching: body))
    }
    token?.onCancel { item.cancel(); promise.fail(FutureError.cancelled) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds), execute: item)
    return promise
}

struct Oops: Error { let code: Int }

let total = delay(40) { 2 } + delay(80) { 40 }
print("sum", (try? total.wait()) ?? -1)

let list = all((1...4).map { n in delay(200 - n * 40) { "\(n * n)" } })
print(try list.map { $0.joined(separator: " ") }.wait())

let token = CancelToken()
let cancelled = delay(500, token: token) { "never" }
DispatchQueue.global().asyncAfter(deadline: .now() + 0.05, execute: token.cancel)
do {
    _ = try cancelled.wait()
} catch FutureError.cancelled {
    print("cancelled", token.isCancelled)
}

do {
    let slow = delay(400) { 1 }.timeout(.milliseconds(60))
    print(try slow.wait())
} catch FutureError.timedOut(after: let limit) {
    print("timed out after", limit)
} catch {
    print("?", error)
}

let recovered = delay(30) { throw Oops(code: 7) }
    .map { (n: Int) in n + 1 }
    .recover { ($0 as? Oops)?.code }
print("recovered", try recovered.wait())
