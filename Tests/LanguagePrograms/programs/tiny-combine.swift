import Foundation

// A tiny Combine
protocol Cancellable { func cancel() }
final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?
    init(_ action: @escaping () -> Void) { self.action = action }
    convenience init<C: Cancellable>(_ other: C) { self.init { other.cancel() } }
    func cancel() { action?(); action = nil }
    deinit { action?() }
    func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable { collection.append(self) }
    static func == (l: AnyCancellable, r: AnyCancellable) -> Bool { l === r }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
enum Completion<Failure: Error> { case finished, failure(Failure) }
enum Demand { static let unlimited = Int.max }

protocol Publisher {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}
protocol Subscriber: AnyObject {
    associatedtype Input
    associatedtype Failure: Error
    func receive(_ input: Input)
    func receive(completion: Completion<Failure>)
}

final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var onValue: ((Input) -> Void)?
    private var onEnd: ((Completion<Failure>) -> Void)?
    init(_ onValue: @escaping (Input) -> Void, _ onEnd: @escaping (Completion<Failure>) -> Void) { self.onValue = onValue; self.onEnd = onEnd }
    func receive(_ input: Input) { onValue?(input) }
    func receive(completion: Completion<Failure>) { onEnd?(completion); cancel() }
    func cancel() { onValue = nil; onEnd = nil }
}

struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let attach: (Sink<Output, Failure>) -> Void
    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = { publisher.receive(subscriber: $0) }
    }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(Sink({ subscriber.receive($0) }, { subscriber.receive(completion: $0) }))
    }
}

enum Publishers {
    struct Map<Upstream: Publisher, Output>: Publisher {
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let transform: (Upstream.Output) -> Output
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Sink<Upstream.Output, Failure>({ subscriber.receive(transform($0)) }, { subscriber.receive(completion: $0) }))
        }
    }
    struct Filter<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let isIncluded: (Output) -> Bool
        func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Sink<Output, Failure>({ if isIncluded($0) { subscriber.receive($0) } }, subscriber.receive(completion:)))
        }
    }
    struct ReceiveOn<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let queue: DispatchQueue
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Sink<Output, Failure>(
                { value in queue.async { subscriber.receive(value) } },
                { end in queue.async { subscriber.receive(completion: end) } }))
        }
    }
    struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let a: A, b: B
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var open = 2
            let end: (Completion<Failure>) -> Void = { completion in
                open -= 1
                switch completion {
                case .failure: subscriber.receive(completion: completion)
                case .finished where open == 0: subscriber.receive(completion: .finished)
                case .finished: break
                }
            }
            a.receive(subscriber: Sink<Output, Failure>(subscriber.receive, end))
            b.receive(subscriber: Sink<Output, Failure>(subscriber.receive, end))
        }
    }
}

extension Publisher {
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { .init(upstream: self, transform: transform) }
    func map<T>(_ path: KeyPath<Output, T>) -> Publishers.Map<Self, T> { map { $0[keyPath: path] } }
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> { .init(upstream: self, isIncluded: isIncluded) }
    func receive(on queue: DispatchQueue) -> Publishers.ReceiveOn<Self> { Publishers.ReceiveOn(upstream: self, queue: queue) }
    func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other> where Other.Output == Output, Other.Failure == Failure { .init(a: self, b: other) }
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    func sink(receiveCompletion: @escaping (Completion<Failure>) -> Void = { _ in }, receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        let sink = Sink<Output, Failure>(receiveValue, receiveCompletion)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}
extension Publisher where Failure == Never {
    func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output>, on root: Root) -> AnyCancellable {
        sink { root[keyPath: path] = $0 }
    }
}

final class PassthroughSubject<Output, Failure: Error>: Publisher {
    private let lock = NSLock()
    private var sinks: [(value: (Output) -> Void, end: (Completion<Failure>) -> Void)] = []
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        lock.lock(); defer { lock.unlock() }
        sinks.append((subscriber.receive(_:), subscriber.receive(completion:)))
    }
    func send(_ value: Output) { lock.withLock { sinks }.forEach { $0.value(value) } }
    func send(completion: Completion<Failure>) { lock.withLock { sinks }.forEach { $0.end(completion) } }
}
extension PassthroughSubject where Output == Void { func send() { send(()) } }

struct Just<Output>: Publisher {
    typealias Failure = Never
    let value: Output
    init(_ value: Output) { self.value = value }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(value)
        subscriber.receive(completion: .finished)
    }
}

struct Reading { let sensor: String; let celsius: Double }
enum SensorError: Error { case lost(String) }
final class Panel { var text = "" { didSet { print("panel", text) } } }

let readings = PassthroughSubject<Reading, SensorError>()
let queue = DispatchQueue(label: "readings")
var bag = Set<AnyCancellable>()
var list: [AnyCancellable] = []
readings.filter { $0.celsius > 20 }.map(\.celsius).map { "\($0)°" }.receive(on: queue)
    .sink(receiveCompletion: { print("end", $0) }) { print("warm", $0) }
    .store(in: &bag)
let panel = Panel()
Just("ready").eraseToAnyPublisher().assign(to: \.text, on: panel).store(in: &list)
let ticks = PassthroughSubject<Void, Never>()
var count = 0
ticks.sink { count += 1 }.store(in: &list)
for _ in 1...3 { ticks.send() }
Just(1).merge(with: Just(2).map { $0 * 10 }).sink(receiveCompletion: { _ in print("merged") }) { print($0) }.store(in: &list)
[("a", 19.5), ("b", 21), ("c", 30.25)].map(Reading.init).forEach(readings.send)
readings.send(completion: .failure(.lost("b")))
queue.sync {}
bag.removeAll()
readings.send(Reading(sensor: "a", celsius: 99))
queue.sync { print(count, list.count, bag.isEmpty) }
