// A promise library in the manner of the well-known ones: sealants, thenables, guarantees, when(), recover.
import Foundation

enum PromiseError: Error, LocalizedError {
    case cancelled
    case timedOut(after: TimeInterval)
    case compound([Error])

    var errorDescription: String? {
        switch self {
        case .cancelled: return "The promise was cancelled."
        case .timedOut(let seconds): return "No answer within \(seconds) s."
        case .compound(let errors): return errors.map { "\($0)" }.joined(separator: "; ")
        }
    }
}

protocol CancellableError: Error {
    var isCancelled: Bool { get }
}

extension PromiseError: CancellableError {
    var isCancelled: Bool {
        if case .cancelled = self { return true }
        return false
    }
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
    func inspect() -> Sealant<T> { fatalError("abstract") }
    func inspect(_: (Sealant<T>) -> Void) { fatalError("abstract") }
    func seal(_: T) {}
}

final class SealedBox<T>: Box<T> {
    let value: T
    init(value: T) { self.value = value }
    override func inspect() -> Sealant<T> { .resolved(value) }
    override func inspect(_ body: (Sealant<T>) -> Void) { body(.resolved(value)) }
}

final class EmptyBox<T>: Box<T> {
    private var sealant = Sealant<T>.pending(.init())
    private let barrier = DispatchQueue(label: "org.promise.barrier", attributes: .concurrent)

    override func seal(_ value: T) {
        var handlers: Handlers<T>!
        barrier.sync(flags: .barrier) {
            guard case .pending(let pending) = self.sealant else { return }
            handlers = pending
            self.sealant = .resolved(value)
        }
        if let handlers = handlers {
            handlers.bodies.forEach { $0(value) }
        }
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

struct Configuration {
    var Q: (map: DispatchQueue?, return: DispatchQueue?) = (map: .main, return: .main)
}
var conf = Configuration()

protocol Thenable: AnyObject {
    associatedtype T
    func pipe(to: @escaping (Result<T, Error>) -> Void)
    var result: Result<T, Error>? { get }
}

final class Resolver<T> {
    let box: Box<Result<T, Error>>
    init(_ box: Box<Result<T, Error>>) { self.box = box }
    deinit {
        if case .pending = box.inspect() { print("a resolver was let go of without an answer") }
    }
    func fulfill(_ value: T) { box.seal(.success(value)) }
    func reject(_ error: Error) { box.seal(.failure(error)) }
    func resolve(_ object: T?, _ error: Error?) {
        if let error = error { reject(error) } else if let object = object { fulfill(object) } else { reject(PromiseError.cancelled) }
    }
}

final class Promise<T>: Thenable {
    let box: Box<Result<T, Error>>
    fileprivate init(box: Box<Result<T, Error>>) { self.box = box }
    static func value(_ value: T) -> Promise<T> { Promise(box: SealedBox(value: .success(value))) }
    init(error: Error) { box = SealedBox(value: .failure(error)) }
    init(resolver body: (Resolver<T>) throws -> Void) {
        box = EmptyBox()
        let resolver = Resolver(box)
        do { try body(resolver) } catch { resolver.reject(error) }
    }
    class func pending() -> (promise: Promise<T>, resolver: Resolver<T>) {
        { ($0, Resolver($0.box)) }(Promise<T>(box: EmptyBox()))
    }
    func pipe(to: @escaping (Result<T, Error>) -> Void) {
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
    var result: Result<T, Error>? {
        switch box.inspect() {
        case .pending: return nil
        case .resolved(let result): return result
        }
    }
}

extension Thenable {
    func then<U: Thenable>(on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> U) -> Promise<U.T> {
        let rp = Promise<U.T>(box: EmptyBox())
        pipe {
            switch $0 {
            case .success(let value):
                on.async(flags: flags) {
                    do {
                        let rv = try body(value)
                        rv.pipe(to: rp.box.seal)
                    } catch {
                        rp.box.seal(.failure(error))
                    }
                }
            case .failure(let error): rp.box.seal(.failure(error))
            }
        }
        return rp
    }

    func map<U>(on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping (T) throws -> U) -> Promise<U> {
        let rp = Promise<U>(box: EmptyBox())
        pipe {
            switch $0 {
            case .success(let value):
                on.async(flags: flags) { rp.box.seal(Result { try transform(value) }) }
            case .failure(let error): rp.box.seal(.failure(error))
            }
        }
        return rp
    }

    @discardableResult
    func done(on: DispatchQueue? = conf.Q.return, _ body: @escaping (T) throws -> Void) -> Promise<Void> {
        map(on: on, body)
    }

    func get(_ body: @escaping (T) throws -> Void) -> Promise<T> {
        map { try body($0); return $0 }
    }

    @discardableResult
    func `catch`(on: DispatchQueue? = conf.Q.return, _ body: @escaping (Error) -> Void) -> Finalizer {
        let finalizer = Finalizer()
        pipe {
            switch $0 {
            case .failure(let error):
                on.async(flags: nil) { body(error); finalizer.pending.resolver.fulfill(()) }
            case .success: finalizer.pending.resolver.fulfill(())
            }
        }
        return finalizer
    }

    func recover<U: Thenable>(on: DispatchQueue? = conf.Q.map, _ body: @escaping (Error) throws -> U) -> Promise<T> where U.T == T {
        let rp = Promise<U.T>(box: EmptyBox())
        pipe {
            switch $0 {
            case .success(let value): rp.box.seal(.success(value))
            case .failure(let error):
                on.async(flags: nil) {
                    do { try body(error).pipe(to: rp.box.seal) } catch { rp.box.seal(.failure(error)) }
                }
            }
        }
        return rp
    }
}

final class Finalizer {
    let pending = Promise<Void>.pending()
    func finally(_ body: @escaping () -> Void) {
        pending.promise.done { _ in body() }
    }
}

func after(_ interval: DispatchTimeInterval) -> Promise<Void> {
    let (promise, seal) = Promise<Void>.pending()
    DispatchQueue.global().asyncAfter(deadline: .now() + interval) { seal.fulfill(()) }
    return promise
}

func when<U: Thenable>(fulfilled thenables: [U]) -> Promise<[U.T]> {
    guard !thenables.isEmpty else { return .value([]) }
    let (promise, seal) = Promise<[U.T]>.pending()
    let barrier = DispatchQueue(label: "org.promise.when", attributes: .concurrent)
    var countdown = thenables.count
    for thenable in thenables {
        thenable.pipe { result in
            barrier.sync(flags: .barrier) {
                switch result {
                case .failure(let error):
                    if promise.result == nil { seal.reject(error) }
                case .success:
                    guard promise.result == nil else { return }
                    countdown -= 1
                    if countdown == 0 {
                        seal.fulfill(thenables.compactMap { try? $0.result?.get() })
                    }
                }
            }
        }
    }
    return promise
}

extension DispatchQueue {
    func async<T>(_: PMKNamespacer, _ body: @escaping () throws -> T) -> Promise<T> {
        let promise = Promise<T>(box: EmptyBox())
        async { promise.box.seal(Result(catching: body)) }
        return promise
    }
}
enum PMKNamespacer { case promise }

func firstly<U: Thenable>(execute body: () throws -> U) -> Promise<U.T> {
    do {
        let rp = Promise<U.T>(box: EmptyBox())
        try body().pipe(to: rp.box.seal)
        return rp
    } catch {
        return Promise(error: error)
    }
}

struct User { let id: Int; let name: String }
func login() -> Promise<User> { after(.milliseconds(20)).map { User(id: 7, name: "ann") } }
func avatar(of user: User) -> Promise<String> { DispatchQueue.global().async(.promise) { "avatar-\(user.id).png" } }

firstly {
    login()
}.then { user in
    avatar(of: user)
}.get {
    print("got", $0)
}.then { _ in
    when(fulfilled: (1...4).map { n in after(.milliseconds(10 * (5 - n))).map { n * n } })
}.done { squares in
    print(squares)
    throw PromiseError.timedOut(after: 2.5)
}.recover { error -> Promise<Void> in
    print("recovering from", error.localizedDescription)
    guard (error as? CancellableError)?.isCancelled == false else { throw error }
    return .value(())
}.then { () -> Promise<Int> in
    throw PromiseError.compound([PromiseError.cancelled, PromiseError.timedOut(after: 1)])
}.catch { error in
    print("caught", error)
}.finally {
    print("finally")
    exit(0)
}
dispatchMain()
