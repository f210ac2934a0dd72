// programs: observables with map, filter, scan, combineLatest, merge, debounce, distinct and observe(on:)
import Foundation

enum Event<T> {
    case next(T)
    case completed

    func map<U>(_ f: (T) -> U) -> Event<U> {
        switch self {
        case .next(let value): return .next(f(value))
        case .completed: return .completed
        }
    }
}

final class Disposable {
    private var action: (() -> Void)?
    init(_ action: (() -> Void)? = nil) { self.action = action }
    func dispose() {
        action?()
        action = nil
    }
    static func + (a: Disposable, b: Disposable) -> Disposable {
        Disposable { a.dispose(); b.dispose() }
    }
}

struct Signal<T> {
    typealias Observer = (Event<T>) -> Void
    private let generator: (@escaping Observer) -> Disposable

    init(_ generator: @escaping (@escaping Observer) -> Disposable) { self.generator = generator }

    @discardableResult
    func observe(_ observer: @escaping Observer) -> Disposable {
        var finished = false
        return generator { event in
            guard !finished else { return }
            if case .completed = event { finished = true }
            observer(event)
        }
    }

    @discardableResult
    func onNext(_ body: @escaping (T) -> Void) -> Disposable {
        observe { if case .next(let value) = $0 { body(value) } }
    }

    static func of(_ values: T...) -> Signal {
        Signal { observer in
            values.forEach { observer(.next($0)) }
            observer(.completed)
            return Disposable()
        }
    }

    func map<U>(_ f: @escaping (T) -> U) -> Signal<U> {
        Signal<U> { observer in self.observe { observer($0.map(f)) } }
    }

    func filter(_ test: @escaping (T) -> Bool) -> Signal {
        Signal { observer in
            self.observe { event in
                if case .next(let v) = event, !test(v) { return }
                observer(event)
            }
        }
    }

    func scan<A>(_ initial: A, _ combine: @escaping (A, T) -> A) -> Signal<A> {
        Signal<A> { observer in
            var state = initial
            return self.observe { event in
                observer(event.map { value in
                    state = combine(state, value)
                    return state
                })
            }
        }
    }

    func take(_ n: Int) -> Signal {
        Signal { observer in
            var left = n
            return self.observe { event in
                guard left > 0 else { return }
                left -= 1
                observer(event)
                if left == 0 { observer(.completed) }
            }
        }
    }

    func merge(_ other: Signal) -> Signal {
        Signal { observer in
            var open = 2
            let forward: Observer = { event in
                switch event {
                case .next: observer(event)
                case .completed:
                    open -= 1
                    if open == 0 { observer(.completed) }
                }
            }
            return self.observe(forward) + other.observe(forward)
        }
    }

    func combineLatest<U>(_ other: Signal<U>) -> Signal<(T, U)> {
        Signal<(T, U)> { observer in
            var left: T?
            var right: U?
            func emit() {
                if let l = left, let r = right { observer(.next((l, r))) }
            }
            let a = self.onNext { left = $0; emit() }
            let b = other.onNext { right = $0; emit() }
            return a + b
        }
    }

    func observe(on queue: DispatchQueue) -> Signal {
        Signal { observer in self.observe { event in queue.async { observer(event) } } }
    }

    func debounce(_ ms: Int, on queue: DispatchQueue) -> Signal {
        Signal { observer in
            var latest: DispatchWorkItem?
            return self.observe { event in
                guard case .next = event else { return observer(event) }
                latest?.cancel()
                let item = DispatchWorkItem { observer(event) }
                latest = item
                queue.asyncAfter(deadline: .now() + .milliseconds(ms), execute: item)
            }
        }
    }
}

extension Signal where T: Equatable {
    func distinct() -> Signal {
        Signal { observer in
            var last: T?
            return self.observe { event in
                if case .next(let value) = event {
                    if value == last { return }
                    last = value
                }
                observer(event)
            }
        }
    }
}

final class Subject<T> {
    private var observers: [Int: Signal<T>.Observer] = [:]
    private var nextKey = 0
    lazy var signal: Signal<T> = Signal { [unowned self] observer in
        nextKey += 1
        let key = nextKey
        observers[key] = observer
        return Disposable { self.observers[key] = nil }
    }
    func send(_ value: T) { observers.keys.sorted().forEach { observers[$0]?(.next(value)) } }
    func complete() { observers.keys.sorted().forEach { observers[$0]?(.completed) } }
    var observerCount: Int { observers.count }
}

Signal.of(1, 2, 2, 3, 3, 3, 4)
    .distinct()
    .map { $0 * $0 }
    .scan(0, +)
    .observe { print($0) }

let clicks = Subject<Int>()
let names = Subject<String>()
let subscription = clicks.signal.combineLatest(names.signal.map { $0.uppercased() })
    .onNext { n, name in print("combined \(n) \(name)") }
clicks.send(1)
names.send("a")
clicks.send(2)
names.send("b")
print("observers", clicks.observerCount, names.observerCount)
subscription.dispose()
clicks.send(3)
print("observers", clicks.observerCount, names.observerCount)

var merged: [Int] = []
clicks.signal.filter { $0 % 2 == 0 }.merge(names.signal.map { $0.count }).take(3).observe { event in
    switch event {
    case .next(let n): merged.append(n)
    case .completed: print("merged", merged)
    }
}
[1, 2, 3, 4].forEach(clicks.send)
names.send("word")
names.send("ignored")

let queue = DispatchQueue(label: "signals")
let settled = DispatchSemaphore(value: 0)
let typing = Subject<String>()
typing.signal.debounce(40, on: queue).observe(on: DispatchQueue(label: "other")).onNext {
    print("search for", $0)
    settled.signal()
}
queue.sync { "swift".indices.forEach { typing.send(String("swift"[...$0])) } }
settled.wait()
queue.sync { typing.send("dispatch") }
settled.wait()
