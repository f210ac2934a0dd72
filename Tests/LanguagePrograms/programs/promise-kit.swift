// programs: a small promise library with map, flatMap, recover, all, race and finally
import Foundation

enum PromiseError: Error, CustomStringConvertible {
    case empty
    case timeout(String)
    case rejected(code: Int)
    var description: String {
        switch self {
        case .empty: return "empty"
        case .timeout(let what): return "timeout of \(what)"
        case .rejected(let code): return "rejected with \(code)"
        }
    }
}

final class Promise<Value> {
    private enum State {
        case pending([(Result<Value, Error>) -> Void])
        case settled(Result<Value, Error>)
    }

    private let lock = NSLock()
    private var state: State = .pending([])

    init() {}

    convenience init(on queue: DispatchQueue, _ work: @escaping () throws -> Value) {
        self.init()
        queue.async {
            self.settle(Result { try work() })
        }
    }

    convenience init(_ resolver: (_ fulfill: @escaping (Value) -> Void, _ reject: @escaping (Error) -> Void) -> Void) {
        self.init()
        resolver({ self.settle(.success($0)) }, { self.settle(.failure($0)) })
    }

    static func value(_ v: Value) -> Promise {
        let p = Promise()
        p.settle(.success(v))
        return p
    }

    func settle(_ result: Result<Value, Error>) {
        lock.lock()
        guard case .pending(let callbacks) = state else {
            lock.unlock()
            return
        }
        state = .settled(result)
        lock.unlock()
        callbacks.forEach { $0(result) }
    }

    @discardableResult
    func observe(_ callback: @escaping (Result<Value, Error>) -> Void) -> Self {
        lock.lock()
        switch state {
        case .pending(var callbacks):
            callbacks.append(callback)
            state = .pending(callbacks)
            lock.unlock()
        case .settled(let result):
            lock.unlock()
            callback(result)
        }
        return self
    }

    func map<T>(_ transform: @escaping (Value) throws -> T) -> Promise<T> {
        let next = Promise<T>()
        observe { result in next.settle(result.flatMap { v in Result { try transform(v) } }) }
        return next
    }

    func flatMap<T>(_ transform: @escaping (Value) throws -> Promise<T>) -> Promise<T> {
        let next = Promise<T>()
        observe { result in
            do {
                try transform(result.get()).observe(next.settle)
            } catch {
                next.settle(.failure(error))
            }
        }
        return next
    }

    func recover(_ handler: @escaping (Error) throws -> Value) -> Promise<Value> {
        let next = Promise<Value>()
        observe { result in
            switch result {
            case .success: next.settle(result)
            case .failure(let error): next.settle(Result { try handler(error) })
            }
        }
        return next
    }

    func finally(_ body: @escaping () -> Void) -> Promise<Value> {
        observe { _ in body() }
    }

    func timeout(_ ms: Int, on queue: DispatchQueue, label: String) -> Promise<Value> {
        let next = Promise<Value>()
        observe(next.settle)
        queue.asyncAfter(deadline: .now() + .milliseconds(ms)) {
            next.settle(.failure(PromiseError.timeout(label)))
        }
        return next
    }

    func wait() throws -> Value {
        let semaphore = DispatchSemaphore(value: 0)
        var outcome: Result<Value, Error>?
        observe { outcome = $0; semaphore.signal() }
        semaphore.wait()
        return try outcome!.get()
    }
}

func all<T>(_ promises: [Promise<T>]) -> Promise<[T]> {
    guard !promises.isEmpty else { return .value([]) }
    let result = Promise<[T]>()
    let lock = NSLock()
    var values = [T?](repeating: nil, count: promises.count)
    var remaining = promises.count
    for (index, promise) in promises.enumerated() {
        promise.observe { outcome in
            switch outcome {
            case .failure(let error):
                result.settle(.failure(error))
            case .success(let value):
                lock.lock()
                values[index] = value
                remaining -= 1
                let finished = remaining == 0
                lock.unlock()
                if finished { result.settle(.success(values.compactMap { $0 })) }
            }
        }
    }
    return result
}

func race<T>(_ promises: Promise<T>...) -> Promise<T> {
    let winner = Promise<T>()
    promises.forEach { $0.observe(winner.settle) }
    return winner
}

let pool = DispatchQueue(label: "pool", attributes: .concurrent)

func delayed<T>(_ value: T, _ ms: Int) -> Promise<T> {
    Promise { fulfill, _ in
        pool.asyncAfter(deadline: .now() + .milliseconds(ms)) { fulfill(value) }
    }
}

let squares = (1...5).map { n in Promise(on: pool) { n * n } }
print(try all(squares).map { $0.reduce(0, +) }.wait())

let chained = Promise(on: pool) { "42" }
    .map { Int($0) }
    .flatMap { number -> Promise<String> in
        guard let number = number else { throw PromiseError.empty }
        return delayed("got \(number)", 10)
    }
print(try chained.wait())

let rescued = Promise<Int>(on: pool) { throw PromiseError.rejected(code: 7) }
    .recover { error in
        if case PromiseError.rejected(let code) = error { return -code }
        throw error
    }
print(try rescued.wait())

print("winner:", try race(delayed("slow", 120), delayed("fast", 10), delayed("medium", 60)).wait())

do {
    _ = try delayed(1, 150).timeout(20, on: pool, label: "sum").finally { print("cleanup") }.wait()
} catch {
    print("error:", error)
}

do {
    let mixed = [delayed(1, 5), Promise<Int>(on: pool) { throw PromiseError.empty }]
    print(try all(mixed).wait())
} catch let error as PromiseError {
    print("all failed: \(error)")
}
print(try all([Promise<Int>]()).wait().isEmpty)
