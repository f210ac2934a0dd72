import Foundation

// "Promises in 100 lines of Swift" and a login flow that uses it.

public enum PromiseState<Value> {
    case pending
    case fulfilled(Value)
    case rejected(Error)

    var isPending: Bool {
        if case .pending = self { return true } else { return false }
    }
}

public final class Promise<Value> {
    private struct Callback {
        let onFulfilled: (Value) -> ()
        let onRejected: (Error) -> ()
        let queue: DispatchQueue

        func call(_ state: PromiseState<Value>, _ completion: @escaping () -> () = { }) {
            switch state {
            case .pending: break
            case let .fulfilled(value): queue.async { self.onFulfilled(value); completion() }
            case let .rejected(error): queue.async { self.onRejected(error); completion() }
            }
        }
    }

    private var state: PromiseState<Value>
    private let lockQueue = DispatchQueue(label: "promise_lock_queue", qos: .userInitiated)
    private var callbacks: [Callback] = []

    public init() { state = .pending }
    public init(value: Value) { state = .fulfilled(value) }
    public init(error: Error) { state = .rejected(error) }

    public convenience init(queue: DispatchQueue = DispatchQueue.global(qos: .userInitiated), work: @escaping (_ fulfill: @escaping (Value) -> (), _ reject: @escaping (Error) -> ()) throws -> ()) {
        self.init()
        queue.async(execute: {
            do {
                try work(self.fulfill, self.reject)
            } catch let error {
                self.reject(error)
            }
        })
    }

    @discardableResult
    public func then<NewValue>(on queue: DispatchQueue = .main, _ onFulfilled: @escaping (Value) throws -> Promise<NewValue>) -> Promise<NewValue> {
        return Promise<NewValue>(work: { fulfill, reject in
            self.addCallbacks(on: queue, onFulfilled: { value in
                do { try onFulfilled(value).then(on: queue, fulfill, reject) }
                catch let error { reject(error) }
            }, onRejected: reject)
        })
    }

    @discardableResult
    public func then<NewValue>(on queue: DispatchQueue = .main, _ onFulfilled: @escaping (Value) throws -> NewValue) -> Promise<NewValue> {
        return then(on: queue, { (value) -> Promise<NewValue> in
            do { return Promise<NewValue>(value: try onFulfilled(value)) }
            catch let error { return Promise<NewValue>(error: error) }
        })
    }

    @discardableResult
    public func then(on queue: DispatchQueue = .main, _ onFulfilled: @escaping (Value) -> (), _ onRejected: @escaping (Error) -> () = { _ in }) -> Promise<Value> {
        addCallbacks(on: queue, onFulfilled: onFulfilled, onRejected: onRejected)
        return self
    }

    @discardableResult
    public func `catch`(on queue: DispatchQueue = .main, _ onRejected: @escaping (Error) -> ()) -> Promise<Value> {
        return then(on: queue, { _ in }, onRejected)
    }

    public func reject(_ error: Error) { updateState(.rejected(error)) }
    public func fulfill(_ value: Value) { updateState(.fulfilled(value)) }

    public var isPending: Bool { return lockQueue.sync { state.isPending } }

    private func updateState(_ newState: PromiseState<Value>) {
        lockQueue.async {
            guard case .pending = self.state else { return }
            self.state = newState
            self.fireIfCompleted()
        }
    }

    private func addCallbacks(on queue: DispatchQueue, onFulfilled: @escaping (Value) -> (), onRejected: @escaping (Error) -> ()) {
        let callback = Callback(onFulfilled: onFulfilled, onRejected: onRejected, queue: queue)
        lockQueue.async(flags: [], execute: {
            self.callbacks.append(callback)
            self.fireIfCompleted()
        })
    }

    private func fireIfCompleted() {
        guard !state.isPending else { return }
        callbacks.forEach { $0.call(state) }
        callbacks.removeAll()
    }
}

public enum Promises {
    public static func all<T>(_ promises: [Promise<T>]) -> Promise<[T]> {
        return Promise<[T]>(work: { fulfill, reject in
            guard !promises.isEmpty else { fulfill([]); return }
            var values = [T?](repeating: nil, count: promises.count)
            for (offset, promise) in promises.enumerated() {
                promise.then({ value in
                    values[offset] = value
                    if !values.contains(where: { $0 == nil }) { fulfill(values.compactMap { $0 }) }
                }).catch({ error in reject(error) })
            }
        })
    }
    public static func delay(_ delay: TimeInterval) -> Promise<()> {
        return Promise<()>(work: { fulfill, _ in
            DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + delay, execute: { fulfill(()) })
        })
    }
}

struct User { let name: String; let avatars: [String] }
enum LoginError: Error { case wrongPassword(attempts: Int) }

func login(_ name: String, password: String) -> Promise<User> {
    return Promise { fulfill, reject in
        guard password.count > 3 else { throw LoginError.wrongPassword(attempts: 1) }
        fulfill(User(name: name, avatars: ["small", "large"]))
    }
}
func loadAvatar(_ name: String) -> Promise<Int> { Promises.delay(name == "small" ? 0.03 : 0.01).then { name.count } }

login("anna", password: "secret").then { user -> Promise<[Int]> in
    print("hello", user.name)
    return Promises.all(user.avatars.map(loadAvatar))
}.then { sizes in
    print("avatars", sizes)
}.then { () -> Promise<User> in
    login("bob", password: "1")
}.then { user in
    print("never", user)
}.catch { error in
    guard case LoginError.wrongPassword(let attempts) = error else { return }
    print("wrong password, attempts: \(attempts)")
    exit(0)
}
dispatchMain()
