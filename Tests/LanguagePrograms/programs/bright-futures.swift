// programs: futures over a result with execution contexts: traverse, fold, zip, recovery, the first that completes
import Dispatch
import Foundation

public typealias ExecutionContext = (@escaping () -> Void) -> Void

public let ImmediateExecutionContext: ExecutionContext = { task in task() }

extension DispatchQueue {
    var context: ExecutionContext {
        return { task in self.async(execute: task) }
    }
}

public protocol AsyncType {
    associatedtype Value
    var result: Value? { get }
    init()
    init(result: Value)
    @discardableResult
    func onComplete(_ context: @escaping ExecutionContext, callback: @escaping (Value) -> Void) -> Self
}

public class Async<Value>: AsyncType {
    typealias CompletionCallback = (Value) -> Void

    private let lock = DispatchSemaphore(value: 1)
    private var callbacks: [CompletionCallback] = []
    private var _result: Value? {
        willSet { assert(_result == nil) }
        didSet { runCallbacks() }
    }

    public var result: Value? {
        lock.wait()
        defer { lock.signal() }
        return _result
    }

    public required init() {}
    public required init(result: Value) { _result = result }

    private func runCallbacks() {
        guard let result = _result else { return }
        let pending = callbacks
        callbacks.removeAll()
        lock.signal()
        for callback in pending { callback(result) }
        lock.wait()
    }

    func tryComplete(_ value: Value) -> Bool {
        lock.wait()
        defer { lock.signal() }
        guard _result == nil else { return false }
        _result = value
        return true
    }

    @discardableResult
    public func onComplete(_ context: @escaping ExecutionContext = ImmediateExecutionContext,
                           callback: @escaping (Value) -> Void) -> Self {
        let wrapped: (Value) -> Void = { value in context { callback(value) } }
        lock.wait()
        if let value = _result {
            lock.signal()
            wrapped(value)
        } else {
            callbacks.append(wrapped)
            lock.signal()
        }
        return self
    }
}

extension Async: CustomStringConvertible {
    public var description: String { "Async<\(Value.self)>(\(result.map { String(describing: $0) } ?? "pending"))" }
}

public enum NoValue {}

final class Future<T, E: Error>: Async<Result<T, E>> {
    required init() { super.init() }
    required init(result: Result<T, E>) { super.init(result: result) }
    convenience init(value: T) { self.init(result: .success(value)) }
    convenience init(error: E) { self.init(result: .failure(error)) }

    func map<U>(_ context: @escaping ExecutionContext = ImmediateExecutionContext, _ transform: @escaping (T) -> U) -> Future<U, E> {
        let promise = Promise<U, E>()
        onComplete(context) { promise.complete($0.map(transform)) }
        return promise.future
    }

    func flatMap<U>(_ context: @escaping ExecutionContext = ImmediateExecutionContext,
                    _ transform: @escaping (T) -> Future<U, E>) -> Future<U, E> {
        let promise = Promise<U, E>()
        onComplete(context) { result in
            switch result {
            case .success(let value): promise.completeWith(transform(value))
            case .failure(let error): promise.failure(error)
            }
        }
        return promise.future
    }

    func recoverWith(_ task: @escaping (E) -> Future<T, E>) -> Future<T, E> {
        let promise = Promise<T, E>()
        onComplete { result in
            if case .failure(let error) = result { promise.completeWith(task(error)) } else { promise.complete(result) }
        }
        return promise.future
    }

    func mapError<F>(_ transform: @escaping (E) -> F) -> Future<T, F> {
        let promise = Promise<T, F>()
        onComplete { promise.complete($0.mapError(transform)) }
        return promise.future
    }

    func zip<U>(_ other: Future<U, E>) -> Future<(T, U), E> {
        return flatMap { mine in other.map { theirs in (mine, theirs) } }
    }

    @discardableResult
    func onSuccess(_ context: @escaping ExecutionContext = ImmediateExecutionContext, _ callback: @escaping (T) -> Void) -> Self {
        return onComplete(context) { if case let .success(value) = $0 { callback(value) } }
    }

    @discardableResult
    func onFailure(_ context: @escaping ExecutionContext = ImmediateExecutionContext, _ callback: @escaping (E) -> Void) -> Self {
        return onComplete(context) { if case let .failure(error) = $0 { callback(error) } }
    }

    func forced() -> Result<T, E> {
        let semaphore = DispatchSemaphore(value: 0)
        onComplete { _ in semaphore.signal() }
        semaphore.wait()
        return result!
    }
}

final class Promise<T, E: Error> {
    let future = Future<T, E>()
    func complete(_ result: Result<T, E>) { precondition(future.tryComplete(result), "completed twice") }
    func success(_ value: T) { complete(.success(value)) }
    func failure(_ error: E) { complete(.failure(error)) }
    func completeWith(_ other: Future<T, E>) { other.onComplete { self.complete($0) } }
    @discardableResult func trySuccess(_ value: T) -> Bool { future.tryComplete(.success(value)) }
}

extension Sequence {
    func traverse<U, E>(_ context: @escaping ExecutionContext, _ f: @escaping (Element) -> Future<U, E>) -> Future<[U], E> {
        return reduce(Future<[U], E>(value: [])) { partial, element in
            partial.flatMap { list in f(element).map { list + [$0] } }
        }
    }

    func fold<R, U, E>(_ zero: R, f: @escaping (R, U) -> R) -> Future<R, E> where Element == Future<U, E> {
        return reduce(Future<R, E>(value: zero)) { zero, element in
            zero.flatMap { zeroValue in element.map { f(zeroValue, $0) } }
        }
    }

    func sequence<U, E>() -> Future<[U], E> where Element == Future<U, E> {
        return traverse(ImmediateExecutionContext) { $0 }
    }

    func firstCompleted<U, E>() -> Future<U, E> where Element == Future<U, E> {
        let promise = Promise<U, E>()
        for future in self { future.onSuccess { promise.trySuccess($0) } }
        return promise.future
    }
}

enum MathError: Error, Equatable { case negative(Int), overflow }
struct Wrapped: Error { let inner: MathError }

let work = DispatchQueue(label: "math")
func factorial(_ n: Int) -> Future<Int, MathError> {
    let promise = Promise<Int, MathError>()
    work.async {
        guard n >= 0 else { return promise.failure(.negative(n)) }
        var product = 1
        for factor in stride(from: 2, through: n, by: 1) {
            let (value, overflow) = product.multipliedReportingOverflow(by: factor)
            if overflow { return promise.failure(.overflow) }
            product = value
        }
        promise.success(product)
    }
    return promise.future
}

print(factorial(5).map { "5! = \($0)" }.forced())
print((1...6).traverse(ImmediateExecutionContext, factorial).forced())
print(factorial(-3).recoverWith { error in
    guard case .negative(let n) = error else { return Future(error: error) }
    return factorial(-n)
}.forced())
print(factorial(40).mapError(Wrapped.init).forced())
print([3, 4].map(factorial).fold(0, f: +).forced(), [2, 3].map(factorial).sequence().forced())
let pair = factorial(3).zip(factorial(4)).map { $0 + $1 }
print(pair.forced())
let pending = Promise<String, MathError>()
print(pending.future, Async(result: 3))
let done = DispatchGroup()
done.enter()
var seen: [String] = []
pending.future
    .onSuccess(work.context) { seen.append("one \($0)") }
    .onSuccess(work.context) { seen.append("two \($0)"); done.leave() }
    .onFailure { _ in fatalError() }
pending.success("value")
done.wait()
print(seen, pending.future)
print([factorial(1), Future(value: 7)].firstCompleted().forced().map { $0 > 0 })
