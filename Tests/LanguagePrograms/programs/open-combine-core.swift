// programs: publishers, subscribers with demand and subjects, as in a reimplementation of Combine
import Dispatch
import Foundation

protocol Cancellable { func cancel() }

final class AnyCancellable: Cancellable, Hashable {
    private var body: (() -> Void)?
    init(_ cancel: @escaping () -> Void) { body = cancel }
    init<C: Cancellable>(_ canceller: C) { body = canceller.cancel }
    func cancel() { body?(); body = nil }
    deinit { body?() }
    static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}

enum Subscribers {
    struct Demand: Equatable, Comparable, ExpressibleByIntegerLiteral, CustomStringConvertible {
        fileprivate var raw: UInt
        static let unlimited = Demand(raw: .max)
        static let none = Demand(raw: 0)
        static func max(_ value: Int) -> Demand { Demand(raw: UInt(value)) }
        init(integerLiteral value: UInt) { raw = value }
        private init(raw: UInt) { self.raw = raw }
        static func < (a: Demand, b: Demand) -> Bool { a.raw < b.raw }
        static func + (a: Demand, b: Demand) -> Demand {
            let (sum, overflow) = a.raw.addingReportingOverflow(b.raw)
            return overflow ? .unlimited : Demand(raw: sum)
        }
        static func += (a: inout Demand, b: Demand) { a = a + b }
        static func -= (a: inout Demand, b: UInt) { if a != .unlimited { a.raw -= b } }
        var description: String { self == .unlimited ? "unlimited" : "max(\(raw))" }
    }

    enum Completion<Failure: Error> { case finished, failure(Failure) }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

protocol Subscription: AnyObject, Cancellable { func request(_ demand: Subscribers.Demand) }

protocol Subscriber<Input, Failure>: AnyObject {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

// MARK: - Publishers

enum Publishers {
    struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        typealias Output = Elements.Element
        let elements: Elements

        private final class Inner<S: Subscriber>: Subscription where S.Input == Output, S.Failure == Failure {
            var iterator: Elements.Iterator
            var downstream: S?
            var pending = Subscribers.Demand.none
            var isEmitting = false
            init(_ elements: Elements, _ downstream: S) { iterator = elements.makeIterator(); self.downstream = downstream }

            func request(_ demand: Subscribers.Demand) {
                pending += demand
                guard !isEmitting else { return }
                isEmitting = true
                defer { isEmitting = false }
                while let downstream = downstream, pending > .none {
                    guard let element = iterator.next() else {
                        self.downstream = nil
                        return downstream.receive(completion: .finished)
                    }
                    pending -= 1
                    pending += downstream.receive(element)
                }
            }
            func cancel() { downstream = nil }
        }

        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: Inner(elements, subscriber))
        }
    }

    struct Map<Upstream: Publisher, Output>: Publisher {
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let transform: (Upstream.Output) -> Output

        private final class Inner<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Upstream.Failure {
            typealias Input = Upstream.Output
            typealias Failure = Upstream.Failure
            let downstream: S, transform: (Input) -> Output
            init(_ downstream: S, _ transform: @escaping (Input) -> Output) {
                self.downstream = downstream
                self.transform = transform
            }
            func receive(subscription: Subscription) { downstream.receive(subscription: subscription) }
            func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(transform(input)) }
            func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
        }

        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Inner(subscriber, transform))
        }
    }

    struct ReceiveOn<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream, queue: DispatchQueue

        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = ClosureSubscriber<Output, Failure>(
                onSubscribe: { subscription in subscriber.receive(subscription: subscription) },
                onValue: { value in queue.async { _ = subscriber.receive(value) }; return .none },
                onCompletion: { completion in queue.async { subscriber.receive(completion: completion) } })
            upstream.receive(subscriber: relay)
        }
    }
}

final class ClosureSubscriber<Input, Failure: Error>: Subscriber {
    let onSubscribe: (Subscription) -> Void
    let onValue: (Input) -> Subscribers.Demand
    let onCompletion: (Subscribers.Completion<Failure>) -> Void
    init(onSubscribe: @escaping (Subscription) -> Void, onValue: @escaping (Input) -> Subscribers.Demand,
         onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void) {
        (self.onSubscribe, self.onValue, self.onCompletion) = (onSubscribe, onValue, onCompletion)
    }
    func receive(subscription: Subscription) { onSubscribe(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
    func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

final class PassthroughSubject<Output, Failure: Error>: Publisher {
    private final class Conduit: Subscription {
        let accept: (Output) -> Void, finish: (Subscribers.Completion<Failure>) -> Void
        var cancelled = false
        init(_ accept: @escaping (Output) -> Void, _ finish: @escaping (Subscribers.Completion<Failure>) -> Void) {
            self.accept = accept
            self.finish = finish
        }
        func request(_ demand: Subscribers.Demand) {}
        func cancel() { cancelled = true }
    }
    private let lock = NSRecursiveLock()
    private var conduits: [Conduit] = []
    private var completion: Subscribers.Completion<Failure>?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit({ _ = subscriber.receive($0) }, subscriber.receive(completion:))
        lock.lock(); conduits.append(conduit); lock.unlock()
        subscriber.receive(subscription: conduit)
    }
    func send(_ value: Output) {
        lock.lock(); defer { lock.unlock() }
        guard completion == nil else { return }
        for conduit in conduits where !conduit.cancelled { conduit.accept(value) }
    }
    func send(completion: Subscribers.Completion<Failure>) {
        lock.lock(); defer { lock.unlock() }
        guard self.completion == nil else { return }
        self.completion = completion
        conduits.filter { !$0.cancelled }.forEach { $0.finish(completion) }
        conduits = []
    }
}
extension PassthroughSubject where Output == Void { func send() { send(()) } }

extension Publisher {
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { .init(upstream: self, transform: transform) }
    func receive(on queue: DispatchQueue) -> Publishers.ReceiveOn<Self> { .init(upstream: self, queue: queue) }
    func sink(demand: Subscribers.Demand = .unlimited,
              receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in },
              receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        var subscription: Subscription?
        let subscriber = ClosureSubscriber<Output, Failure>(
            onSubscribe: { subscription = $0; $0.request(demand) },
            onValue: { receiveValue($0); return .none },
            onCompletion: receiveCompletion)
        receive(subscriber: subscriber)
        return AnyCancellable { subscription?.cancel() }
    }
    func assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on root: Root) -> AnyCancellable where Failure == Never {
        sink { root[keyPath: keyPath] = $0 }
    }
}
extension Sequence { var publisher: Publishers.Sequence<Self, Never> { .init(elements: self) } }

final class Label { var text = "" { didSet { print("label: \(oldValue.debugDescription) -> \(text.debugDescription)") } } }

var bag = Set<AnyCancellable>()
(1...5).publisher.map { $0 * $0 }.sink(receiveCompletion: { print($0) }, receiveValue: { print("square", $0) }).store(in: &bag)
["x", "y", "z"].publisher.sink(demand: .max(2), receiveCompletion: { _ in print("never") }) { print("some", $0) }.store(in: &bag)

enum Weather: Error, Equatable { case storm }
let subject = PassthroughSubject<Int, Weather>()
let queue = DispatchQueue(label: "receiver")
let group = DispatchGroup()
group.enter()
subject.receive(on: queue).map { "t=\($0)" }.sink(receiveCompletion: { completion in
    if case .failure(let error) = completion { print("failed", error, completion == .failure(.storm)) }
    group.leave()
}, receiveValue: { print($0) }).store(in: &bag)
let second = subject.map { -$0 }.receive(on: queue).sink { print("negated", $0) }
subject.send(20)
queue.sync {}
second.cancel()
subject.send(21)
subject.send(completion: .failure(.storm))
subject.send(22)
group.wait()
let label = Label()
let taps = PassthroughSubject<Void, Never>()
var count = 0
taps.map { () -> String in count += 1; return "tap \(count)" }.assign(to: \.text, on: label).store(in: &bag)
taps.send()
taps.send()
print(bag.count, Subscribers.Demand.max(3) + 4, Subscribers.Demand.unlimited + .max(1))
