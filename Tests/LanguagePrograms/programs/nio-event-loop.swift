import Foundation

// SwiftNIO's EventLoop, EventLoopFuture, EventLoopPromise, and a ChannelPipeline in small.

protocol EventLoop: AnyObject {
    var inEventLoop: Bool { get }
    func execute(_ task: @escaping () -> Void)
    @discardableResult
    func scheduleTask<T>(in delay: TimeAmount, _ task: @escaping () throws -> T) -> Scheduled<T>
}

struct TimeAmount: Hashable, Comparable {
    let nanoseconds: Int64
    private init(_ nanoseconds: Int64) { self.nanoseconds = nanoseconds }
    static func nanoseconds(_ amount: Int64) -> TimeAmount { .init(amount) }
    static func milliseconds(_ amount: Int64) -> TimeAmount { .init(amount * 1_000_000) }
    static func < (lhs: TimeAmount, rhs: TimeAmount) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
}

struct Scheduled<T> {
    private let promise: EventLoopPromise<T>
    private let cancellationTask: () -> Void
    init(promise: EventLoopPromise<T>, cancellationTask: @escaping () -> Void) {
        self.promise = promise
        self.cancellationTask = cancellationTask
        promise.futureResult.whenFailure { error in
            guard let err = error as? EventLoopError, err == .cancelled else { return }
            cancellationTask()
        }
    }
    func cancel() { promise.fail(EventLoopError.cancelled) }
    var futureResult: EventLoopFuture<T> { promise.futureResult }
}

enum EventLoopError: Error, Equatable { case cancelled, shutdown }

struct EventLoopPromise<Value> {
    let futureResult: EventLoopFuture<Value>
    func succeed(_ value: Value) { _resolve(value: .success(value)) }
    func fail(_ error: Error) { _resolve(value: .failure(error)) }
    private func _resolve(value: Result<Value, Error>) {
        if futureResult.eventLoop.inEventLoop { futureResult._setValue(value: value) }
        else { futureResult.eventLoop.execute { self.futureResult._setValue(value: value) } }
    }
}

final class EventLoopFuture<Value> {
    let eventLoop: EventLoop
    fileprivate var _value: Result<Value, Error>?
    fileprivate var _callbacks: [() -> Void] = []

    fileprivate init(_eventLoop eventLoop: EventLoop, value: Result<Value, Error>?) {
        self.eventLoop = eventLoop
        self._value = value
    }

    fileprivate func _setValue(value: Result<Value, Error>) {
        guard _value == nil else { return }
        _value = value
        let callbacks = _callbacks
        _callbacks.removeAll()
        for callback in callbacks { callback() }
    }

    private func _whenComplete(_ callback: @escaping () -> Void) {
        func add() {
            if _value == nil { _callbacks.append(callback) } else { callback() }
        }
        if eventLoop.inEventLoop { add() } else { eventLoop.execute { add() } }
    }

    func whenComplete(_ callback: @escaping (Result<Value, Error>) -> Void) { _whenComplete { callback(self._value!) } }
    func whenSuccess(_ callback: @escaping (Value) -> Void) {
        _whenComplete { if case .success(let t) = self._value! { callback(t) } }
    }
    func whenFailure(_ callback: @escaping (Error) -> Void) {
        _whenComplete { if case .failure(let e) = self._value! { callback(e) } }
    }

    func flatMap<NewValue>(file: StaticString = #fileID, line: UInt = #line, _ callback: @escaping (Value) -> EventLoopFuture<NewValue>) -> EventLoopFuture<NewValue> {
        let next = eventLoop.makePromise(of: NewValue.self)
        _whenComplete {
            switch self._value! {
            case .success(let t): callback(t).cascade(to: next)
            case .failure(let error): next.fail(error)
            }
        }
        return next.futureResult
    }
    func flatMapThrowing<NewValue>(_ callback: @escaping (Value) throws -> NewValue) -> EventLoopFuture<NewValue> {
        let next = eventLoop.makePromise(of: NewValue.self)
        whenComplete { result in
            switch result.flatMap({ value in Result { try callback(value) } }) {
            case .success(let value): next.succeed(value)
            case .failure(let error): next.fail(error)
            }
        }
        return next.futureResult
    }
    func map<NewValue>(_ callback: @escaping (Value) -> NewValue) -> EventLoopFuture<NewValue> { flatMapThrowing(callback) }
    func recover(_ callback: @escaping (Error) -> Value) -> EventLoopFuture<Value> {
        let next = eventLoop.makePromise(of: Value.self)
        whenComplete { switch $0 { case .success(let v): next.succeed(v); case .failure(let e): next.succeed(callback(e)) } }
        return next.futureResult
    }
    func cascade(to promise: EventLoopPromise<Value>?) {
        guard let promise = promise else { return }
        whenComplete { result in
            switch result {
            case let .success(value): promise.succeed(value)
            case let .failure(error): promise.fail(error)
            }
        }
    }
    func and<Other>(_ other: EventLoopFuture<Other>) -> EventLoopFuture<(Value, Other)> {
        flatMap { value in other.hop(to: self.eventLoop).map { (value, $0) } }
    }
    func hop(to target: EventLoop) -> EventLoopFuture<Value> {
        if target === eventLoop { return self }
        let hopping = target.makePromise(of: Value.self)
        cascade(to: hopping)
        return hopping.futureResult
    }
    static func whenAllSucceed(_ futures: [EventLoopFuture<Value>], on loop: EventLoop) -> EventLoopFuture<[Value]> {
        futures.reduce(loop.makeSucceededFuture([Value]())) { partial, future in
            partial.and(future).map { values, value in values + [value] }
        }
    }
    func wait() throws -> Value {
        precondition(!eventLoop.inEventLoop, "wait() must not be called on the event loop")
        let lock = NSCondition()
        var result: Result<Value, Error>?
        whenComplete { r in lock.lock(); result = r; lock.signal(); lock.unlock() }
        lock.lock(); defer { lock.unlock() }
        while result == nil { lock.wait() }
        return try result!.get()
    }
}

extension EventLoop {
    func makePromise<T>(of type: T.Type = T.self) -> EventLoopPromise<T> { .init(futureResult: EventLoopFuture(_eventLoop: self, value: nil)) }
    func makeSucceededFuture<T>(_ value: T) -> EventLoopFuture<T> { EventLoopFuture(_eventLoop: self, value: .success(value)) }
    func makeFailedFuture<T>(_ error: Error) -> EventLoopFuture<T> { EventLoopFuture(_eventLoop: self, value: .failure(error)) }
    func submit<T>(_ task: @escaping () throws -> T) -> EventLoopFuture<T> {
        let promise: EventLoopPromise<T> = makePromise()
        execute { do { promise.succeed(try task()) } catch let err { promise.fail(err) } }
        return promise.futureResult
    }
}

final class QueueEventLoop: EventLoop {
    private static let key = DispatchSpecificKey<ObjectIdentifier>()
    private let queue: DispatchQueue
    init(_ label: String) {
        queue = DispatchQueue(label: label)
        queue.setSpecific(key: Self.key, value: ObjectIdentifier(self))
    }
    var inEventLoop: Bool { DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self) }
    func execute(_ task: @escaping () -> Void) { queue.async(execute: task) }
    func scheduleTask<T>(in delay: TimeAmount, _ task: @escaping () throws -> T) -> Scheduled<T> {
        let promise: EventLoopPromise<T> = makePromise()
        let item = DispatchWorkItem {
            do { promise.succeed(try task()) } catch { promise.fail(error) }
        }
        queue.asyncAfter(deadline: .now() + .nanoseconds(Int(delay.nanoseconds)), execute: item)
        return Scheduled(promise: promise, cancellationTask: { item.cancel() })
    }
}

struct EventLoopGroup {
    private let loops: [QueueEventLoop]
    private let counter = Counter()
    private final class Counter { var n = 0; let lock = NSLock(); func next() -> Int { lock.lock(); defer { n &+= 1; lock.unlock() }; return n } }
    init(numberOfThreads: Int) { loops = (0..<numberOfThreads).map { QueueEventLoop("NIO-ELT-\($0)") } }
    func next() -> EventLoop { loops[abs(counter.next() % loops.count)] }
}

struct ParseError: Error { let text: String }
let group = EventLoopGroup(numberOfThreads: 2)
let loop = group.next(), other = group.next()

do {
    let sum = try loop.submit { 20 }.flatMap { n in other.submit { n + 1 } }.map { $0 * 2 }.wait()
    print("sum", sum)
    let pair = try loop.submit { "left" }.and(other.submit { 4.5 }).wait()
    print(pair.0, pair.1)
    let all = try EventLoopFuture.whenAllSucceed((1...5).map { n in group.next().submit { n * n } }, on: loop).wait()
    print(all)
    let recovered = try other.submit { () throws -> Int in throw ParseError(text: "x1") }.recover { ($0 as? ParseError)?.text.count ?? -1 }.wait()
    print("recovered", recovered)
    let scheduled = loop.scheduleTask(in: .milliseconds(20)) { "timer" }
    print(try scheduled.futureResult.wait())
    let cancelled: Scheduled<Int> = loop.scheduleTask(in: .milliseconds(500)) { 1 }
    cancelled.cancel()
    _ = try cancelled.futureResult.flatMapThrowing { $0 + 1 }.wait()
} catch EventLoopError.cancelled {
    print("cancelled")
} catch {
    print("unexpected", error)
}
print(TimeAmount.milliseconds(3) > .nanoseconds(5), [TimeAmount.milliseconds(1), .nanoseconds(7)].min()!.nanoseconds)
let failed: EventLoopFuture<String> = loop.makeFailedFuture(EventLoopError.shutdown)
failed.whenSuccess { print("never", $0) }
print((try? failed.wait()) ?? "nil", loop.inEventLoop, try! loop.submit { loop.inEventLoop }.wait())
