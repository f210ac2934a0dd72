import Foundation
import Dispatch

// The core of PromiseKit 6: Thenable, Sealant, Box, Resolver, firstly, when, ensure, recover.

public enum PMKResult<T> {
    case fulfilled(T)
    case rejected(Error)
}

enum Sealant<R> {
    case pending(Handlers<R>)
    case resolved(R)
}

final class Handlers<R> {
    var bodies: [(R) -> Void] = []
    func append(_ item: @escaping (R) -> Void) { bodies.append(item) }
}

class Box<T> {
    func inspect() -> Sealant<T> { fatalError() }
    func inspect(_: (Sealant<T>) -> Void) { fatalError() }
    func seal(_: T) {}
}

final class SealedBox<T>: Box<T> {
    let value: T
    init(value: T) { self.value = value }
    override func inspect() -> Sealant<T> { return .resolved(value) }
}

class EmptyBox<T>: Box<T> {
    private var sealant = Sealant<T>.pending(.init())
    private let barrier = DispatchQueue(label: "org.promisekit.barrier", attributes: .concurrent)

    override func seal(_ value: T) {
        var handlers: Handlers<T>!
        barrier.sync(flags: .barrier) {
            guard case .pending(let _handlers) = self.sealant else { return }
            handlers = _handlers
            self.sealant = .resolved(value)
        }
        if let handlers = handlers { handlers.bodies.forEach { $0(value) } }
    }

    override func inspect() -> Sealant<T> {
        var rv: Sealant<T>!
        barrier.sync { rv = self.sealant }
        return rv
    }

    override func inspect(_ body: (Sealant<T>) -> Void) {
        var sealed = false
        barrier.sync(flags: .barrier) {
            switch sealant {
            case .pending: body(sealant)
            case .resolved: sealed = true
            }
        }
        if sealed { body(sealant) }
    }
}

extension Optional where Wrapped: DispatchQueue {
    @inline(__always)
    func async(flags: DispatchWorkItemFlags?, _ body: @escaping () -> Void) {
        switch self {
        case .none: body()
        case .some(let q):
            if let flags = flags { q.async(flags: flags, execute: body) } else { q.async(execute: body) }
        }
    }
}

public protocol Thenable: AnyObject {
    associatedtype T
    func pipe(to: @escaping (PMKResult<T>) -> Void)
    var result: PMKResult<T>? { get }
}

struct PMKConfiguration {
    var Q: (map: DispatchQueue?, return: DispatchQueue?) = (map: DispatchQueue.main, return: DispatchQueue.main)
}
var conf = PMKConfiguration()

extension Thenable {
    func then<U: Thenable>(on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> U) -> Promise<U.T> {
        let rp = Promise<U.T>(.pending)
        pipe {
            switch $0 {
            case .fulfilled(let value):
                on.async(flags: flags) {
                    do {
                        let rv = try body(value)
                        guard rv !== rp else { throw PMKError.returnedSelf }
                        rv.pipe(to: rp.box.seal)
                    } catch {
                        rp.box.seal(.rejected(error))
                    }
                }
            case .rejected(let error): rp.box.seal(.rejected(error))
            }
        }
        return rp
    }

    func map<U>(on: DispatchQueue? = conf.Q.map, _ transform: @escaping (T) throws -> U) -> Promise<U> {
        let rp = Promise<U>(.pending)
        pipe {
            switch $0 {
            case .fulfilled(let value):
                on.async(flags: nil) {
                    do { rp.box.seal(.fulfilled(try transform(value))) } catch { rp.box.seal(.rejected(error)) }
                }
            case .rejected(let error): rp.box.seal(.rejected(error))
            }
        }
        return rp
    }

    func done(on: DispatchQueue? = conf.Q.return, _ body: @escaping (T) throws -> Void) -> Promise<Void> { map(on: on, body) }
    func asVoid() -> Promise<Void> { return map(on: nil) { _ in } }
    var value: T? {
        switch result {
        case .none, .some(.rejected): return nil
        case .some(.fulfilled(let value)): return value
        }
    }
}

extension Thenable where T: Sequence {
    func mapValues<U>(on: DispatchQueue? = conf.Q.map, _ transform: @escaping (T.Iterator.Element) throws -> U) -> Promise<[U]> {
        return map(on: on) { try $0.map(transform) }
    }
}

enum PMKError: Error { case returnedSelf, timedOut }
enum PMKUnambiguousInitializer { case pending }

public final class Promise<T>: Thenable {
    let box: Box<PMKResult<T>>
    fileprivate init(box: SealedBox<PMKResult<T>>) { self.box = box }
    init(_: PMKUnambiguousInitializer) { box = EmptyBox() }
    init(resolver body: (Resolver<T>) throws -> Void) {
        box = EmptyBox()
        let resolver = Resolver(box)
        do { try body(resolver) } catch { resolver.reject(error) }
    }
    class func value(_ value: T) -> Promise<T> { Promise(box: SealedBox(value: .fulfilled(value))) }

    public func pipe(to: @escaping (PMKResult<T>) -> Void) {
        switch box.inspect() {
        case .pending:
            box.inspect {
                switch $0 {
                case .pending(let handlers): handlers.append(to)
                case .resolved(let value): to(value)
                }
            }
        case .resolved(let value): to(value)
        }
    }
    public var result: PMKResult<T>? {
        switch box.inspect() {
        case .pending: return nil
        case .resolved(let result): return result
        }
    }

    @discardableResult
    func `catch`(on: DispatchQueue? = conf.Q.return, _ body: @escaping (Error) -> Void) -> Finalizer {
        let finalizer = Finalizer()
        pipe {
            guard case .rejected(let error) = $0 else { return finalizer.pending.seal(()) }
            on.async(flags: nil) { body(error); finalizer.pending.seal(()) }
        }
        return finalizer
    }
    func ensure(on: DispatchQueue? = conf.Q.return, _ body: @escaping () -> Void) -> Promise<T> {
        let rp = Promise<T>(.pending)
        pipe { result in on.async(flags: nil) { body(); rp.box.seal(result) } }
        return rp
    }
}

final class Finalizer {
    let pending = EmptyBox<Void>()
    func finally(_ body: @escaping () -> Void) {
        pending.inspect { if case .pending(let handlers) = $0 { handlers.append { conf.Q.return.async(flags: nil, body) } } else { conf.Q.return.async(flags: nil, body) } }
    }
}

final class Resolver<T> {
    let box: Box<PMKResult<T>>
    init(_ box: Box<PMKResult<T>>) { self.box = box }
    func fulfill(_ value: T) { box.seal(.fulfilled(value)) }
    func reject(_ error: Error) { box.seal(.rejected(error)) }
    func resolve(_ obj: T?, _ error: Error?) {
        if let error = error { reject(error) } else if let obj = obj { fulfill(obj) } else { reject(PMKError.timedOut) }
    }
}

func firstly<U: Thenable>(execute body: () throws -> U) -> Promise<U.T> {
    do {
        let rp = Promise<U.T>(.pending)
        try body().pipe(to: rp.box.seal)
        return rp
    } catch { return Promise { $0.reject(error) } }
}
func after(_ interval: DispatchTimeInterval) -> Promise<Void> {
    Promise { seal in DispatchQueue.global().asyncAfter(deadline: .now() + interval) { seal.fulfill(()) } }
}
func when<U: Thenable, V: Thenable>(fulfilled pu: U, _ pv: V) -> Promise<(U.T, V.T)> {
    pu.then(on: nil) { u in pv.map(on: nil) { v in (u, v) } }
}

firstly { () -> Promise<[String]> in
    Promise { seal in after(.milliseconds(5)).map(on: nil) { ["a", "bb", "ccc"] }.pipe(to: seal.box.seal) }
}.mapValues { $0.count }.then { counts in
    when(fulfilled: after(.milliseconds(3)).map { counts.reduce(0, +) }, Promise.value("six"))
}.done { sum, word in
    print(sum, word, Promise.value(3).value ?? 0, Promise<Int>(.pending).value as Any)
}.then { Promise<Int> { $0.resolve(nil, nil) } }
.ensure { print("ensured") }
.done { print("never", $0) }
.catch { print("caught", $0) }
.finally { print("finally"); exit(0) }
dispatchMain()
