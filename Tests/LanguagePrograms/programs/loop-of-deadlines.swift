import Dispatch
import Foundation

// SwiftNIO flavoured event loop
struct TimeAmount: Hashable, Comparable {
    typealias Value = Int64
    let nanoseconds: Value
    private init(_ nanoseconds: Value) { self.nanoseconds = nanoseconds }
    static func nanoseconds(_ amount: Value) -> TimeAmount { TimeAmount(amount) }
    static func milliseconds(_ amount: Value) -> TimeAmount { TimeAmount(amount * (1000 * 1000)) }
    static func seconds(_ amount: Value) -> TimeAmount { TimeAmount(amount * (1000 * 1000 * 1000)) }
    static func < (lhs: TimeAmount, rhs: TimeAmount) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
    static func + (lhs: TimeAmount, rhs: TimeAmount) -> TimeAmount { TimeAmount(lhs.nanoseconds + rhs.nanoseconds) }
    static func * <T: BinaryInteger>(lhs: T, rhs: TimeAmount) -> TimeAmount { TimeAmount(Value(lhs) * rhs.nanoseconds) }
    static var zero: TimeAmount { TimeAmount(0) }
}
struct NIODeadline: Equatable, Comparable {
    let uptimeNanoseconds: UInt64
    static func now() -> NIODeadline { NIODeadline(uptimeNanoseconds: DispatchTime.now().uptimeNanoseconds) }
    static let distantPast = NIODeadline(uptimeNanoseconds: 0)
    static func < (l: NIODeadline, r: NIODeadline) -> Bool { l.uptimeNanoseconds < r.uptimeNanoseconds }
    static func + (l: NIODeadline, r: TimeAmount) -> NIODeadline {
        r.nanoseconds < 0 ? .init(uptimeNanoseconds: l.uptimeNanoseconds - r.nanoseconds.magnitude) : .init(uptimeNanoseconds: l.uptimeNanoseconds + UInt64(r.nanoseconds))
    }
}

protocol EventLoop: AnyObject {
    var inEventLoop: Bool { get }
    func execute(_ task: @escaping () -> Void)
    @discardableResult func scheduleTask<T>(in: TimeAmount, _ task: @escaping () throws -> T) -> Scheduled<T>
}
extension EventLoop {
    func submit<T>(_ task: @escaping () throws -> T) -> EventLoopFuture<T> {
        let promise: EventLoopPromise<T> = makePromise()
        execute {
            do { promise.succeed(try task()) } catch let err { promise.fail(err) }
        }
        return promise.futureResult
    }
    func makePromise<T>(of type: T.Type = T.self) -> EventLoopPromise<T> { EventLoopPromise(eventLoop: self) }
    func makeSucceededFuture<Success>(_ value: Success) -> EventLoopFuture<Success> {
        let p = makePromise(of: Success.self); p.succeed(value); return p.futureResult
    }
    func makeFailedFuture<T>(_ error: Error) -> EventLoopFuture<T> { let p = makePromise(of: T.self); p.fail(error); return p.futureResult }
}
struct Scheduled<T> {
    private let promise: EventLoopPromise<T>
    private let cancellationTask: () -> Void
    init(promise: EventLoopPromise<T>, cancellationTask: @escaping () -> Void) { self.promise = promise; self.cancellationTask = cancellationTask }
    func cancel() { promise.fail(EventLoopError.cancelled); cancellationTask() }
    var futureResult: EventLoopFuture<T> { promise.futureResult }
}
enum EventLoopError: Error { case cancelled, timeout }

struct EventLoopPromise<Value> {
    let futureResult: EventLoopFuture<Value>
    init(eventLoop: EventLoop) { futureResult = EventLoopFuture(eventLoop: eventLoop) }
    func succeed(_ value: Value) { complete(.success(value)) }
    func fail(_ error: Error) { complete(.failure(error)) }
    func complete(_ result: Result<Value, Error>) {
        if futureResult.eventLoop.inEventLoop { futureResult.set(result)() } else { futureResult.eventLoop.execute { self.futureResult.set(result)() } }
    }
}
final class EventLoopFuture<Value> {
    let eventLoop: EventLoop
    private var value: Result<Value, Error>?
    private var callbacks: [() -> Void] = []
    fileprivate init(eventLoop: EventLoop) { self.eventLoop = eventLoop }
    fileprivate func set(_ result: Result<Value, Error>) -> () -> Void {
        guard value == nil else { return {} }
        value = result
        let run = callbacks
        callbacks.removeAll()
        return { run.forEach { $0() } }
    }
    private func whenComplete0(_ body: @escaping (Result<Value, Error>) -> Void) {
        let add = { if let value = self.value { body(value) } else { self.callbacks.append { body(self.value!) } } }
        eventLoop.inEventLoop ? add() : eventLoop.execute(add)
    }
    func whenComplete(_ body: @escaping (Result<Value, Error>) -> Void) { whenComplete0(body) }
    func whenSuccess(_ body: @escaping (Value) -> Void) { whenComplete0 { if case .success(let v) = $0 { body(v) } } }
    func flatMap<New>(_ callback: @escaping (Value) -> EventLoopFuture<New>) -> EventLoopFuture<New> {
        let next = EventLoopPromise<New>(eventLoop: eventLoop)
        whenComplete0 { result in
            switch result {
            case .success(let t): callback(t).cascade(to: next)
            case .failure(let error): next.fail(error)
            }
        }
        return next.futureResult
    }
    func flatMapThrowing<New>(_ callback: @escaping (Value) throws -> New) -> EventLoopFuture<New> {
        let next = EventLoopPromise<New>(eventLoop: eventLoop)
        whenComplete0 { next.complete($0.flatMap { v in Result { try callback(v) } }) }
        return next.futureResult
    }
    func map<New>(_ callback: @escaping (Value) -> New) -> EventLoopFuture<New> { flatMapThrowing(callback) }
    func recover(_ callback: @escaping (Error) -> Value) -> EventLoopFuture<Value> {
        let next = EventLoopPromise<Value>(eventLoop: eventLoop)
        whenComplete0 { next.complete($0.flatMapError { .success(callback($0)) }) }
        return next.futureResult
    }
    func and<Other>(_ other: EventLoopFuture<Other>) -> EventLoopFuture<(Value, Other)> {
        flatMap { mine in other.map { theirs in (mine, theirs) } }
    }
    func cascade(to promise: EventLoopPromise<Value>?) {
        guard let promise = promise else { return }
        whenComplete0(promise.complete)
    }
    func always(_ body: @escaping (Result<Value, Error>) -> Void) -> EventLoopFuture<Value> { whenComplete(body); return self }
    func hop(to target: EventLoop) -> EventLoopFuture<Value> {
        if target === eventLoop { return self }
        let p = target.makePromise(of: Value.self)
        cascade(to: p)
        return p.futureResult
    }
    func wait(file: StaticString = #file, line: UInt = #line) throws -> Value {
        precondition(!eventLoop.inEventLoop, "BUG DETECTED: wait() must not be called when on an EventLoop.")
        let lock = DispatchSemaphore(value: 0)
        var result: Result<Value, Error>!
        whenComplete0 { result = $0; lock.signal() }
        lock.wait()
        return try result.get()
    }
    static func whenAllSucceed(_ futures: [EventLoopFuture<Value>], on loop: EventLoop) -> EventLoopFuture<[Value]> {
        futures.reduce(loop.makeSucceededFuture([])) { all, next in all.and(next.hop(to: loop)).map { $0 + [$1] } }
    }
}

final class DispatchLoop: EventLoop, CustomStringConvertible {
    private static let key = DispatchSpecificKey<ObjectIdentifier>()
    private let queue: DispatchQueue
    let description: String
    private var tasks: [(deadline: NIODeadline, id: Int, run: () -> Void)] = []
    private var nextID = 0
    init(_ name: String) {
        description = "loop-" + name
        queue = DispatchQueue(label: "nio." + name)
        queue.setSpecific(key: Self.key, value: ObjectIdentifier(self))
    }
    var inEventLoop: Bool { DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self) }
    func execute(_ task: @escaping () -> Void) { queue.async(execute: task) }
    func scheduleTask<T>(in delay: TimeAmount, _ task: @escaping () throws -> T) -> Scheduled<T> {
        let promise = makePromise(of: T.self)
        let deadline = NIODeadline.now() + delay
        var id: Int?
        execute { [self] in
            nextID += 1
            id = nextID
            tasks.append((deadline, nextID, { promise.complete(Result(catching: task)) }))
            tasks.sort { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
            arm()
        }
        return Scheduled(promise: promise) { [weak self] in self?.execute { self?.tasks.removeAll { $0.id == id } } }
    }
    private func arm() {
        guard let first = tasks.first else { return }
        queue.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: first.deadline.uptimeNanoseconds)) { [weak self] in
            guard let self else { return }
            let now = NIODeadline.now()
            while let due = self.tasks.first, due.deadline <= now { self.tasks.removeFirst().run() }
        }
    }
}

let group = [DispatchLoop("a"), DispatchLoop("b")]
let (a, b) = (group[0], group[1])
print(try a.submit { 20 }.map { $0 + 1 }.flatMap { n in b.submit { n * 2 } }.wait())
let scheduled = a.scheduleTask(in: .milliseconds(200)) { "late" }
let never = a.scheduleTask(in: .seconds(10)) { 1 }
never.cancel()
do { _ = try never.futureResult.wait() } catch { print("error", error) }
print(try scheduled.futureResult.wait())
struct Oops: Error { var code = 3 }
print(try b.submit { () throws -> Int in throw Oops() }.recover { ($0 as? Oops)?.code ?? 0 }.always { print("always", $0) }.wait())
let parts = (1...4).map { n in group[n % 2].scheduleTask(in: (5 - n) * TimeAmount.milliseconds(10)) { n * n }.futureResult }
print(try EventLoopFuture.whenAllSucceed(parts, on: a).wait(), a.inEventLoop, "\(b)")
print(try a.makeSucceededFuture(1).and(b.makeSucceededFuture("x")).map { "\($0)\($1)" }.wait())
let failed: EventLoopFuture<Int> = a.makeFailedFuture(EventLoopError.timeout)
do { _ = try failed.map { $0 + 1 }.wait() } catch EventLoopError.timeout { print("timeout") }
