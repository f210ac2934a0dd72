// Publishers in miniature: subjects, operators via generics structs, demand, schedulers; heavy on associated types.
import Foundation

protocol Publisher { associatedtype Output; associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure }
protocol Subscriber: AnyObject { associatedtype Input; associatedtype Failure: Error
    func receive(subscription: Subscription)
    func receive(_ input: Input) -> Demand
    func receive(completion: Completion<Failure>) }
protocol Subscription: AnyObject { func request(_ demand: Demand); func cancel() }
enum Completion<Failure: Error> { case finished, failure(Failure) }
struct Demand: Equatable, AdditiveArithmetic, ExpressibleByIntegerLiteral {
    let max: Int?
    static let unlimited = Demand(max: nil), none: Demand = 0
    static var zero: Demand { none }
    init(max: Int?) { self.max = max }
    init(integerLiteral value: Int) { max = value }
    static func + (a: Demand, b: Demand) -> Demand { guard let x = a.max, let y = b.max else { return .unlimited }; return Demand(max: x + y) }
    static func - (a: Demand, b: Demand) -> Demand { guard let x = a.max, let y = b.max else { return .unlimited }; return Demand(max: x - y) }
}

final class Sink<Input, Failure: Error>: Subscriber {
    private var onValue: ((Input) -> Void)?, onCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: Subscription?
    private let initial: Demand
    init(demand: Demand = .unlimited, onCompletion: @escaping (Completion<Failure>) -> Void, onValue: @escaping (Input) -> Void) {
        self.onValue = onValue; self.onCompletion = onCompletion; initial = demand
    }
    func receive(subscription: Subscription) { self.subscription = subscription; subscription.request(initial) }
    func receive(_ input: Input) -> Demand { onValue?(input); return .none }
    func receive(completion: Completion<Failure>) { onCompletion?(completion); cancel() }
    func more(_ n: Int) { subscription?.request(Demand(max: n)) }
    func cancel() { subscription?.cancel(); subscription = nil; onValue = nil; onCompletion = nil }
}

enum Publishers {
    struct FromSequence<Elements: Sequence>: Publisher {
        typealias Output = Elements.Element
        typealias Failure = Never
        let elements: Elements
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            subscriber.receive(subscription: Inner(elements.makeIterator(), subscriber))
        }
        private final class Inner<S: Subscriber>: Subscription where S.Input == Output, S.Failure == Never {
            private var iterator: Elements.Iterator, subscriber: S?, pending: Demand = .none, isServing = false
            init(_ iterator: Elements.Iterator, _ subscriber: S) { self.iterator = iterator; self.subscriber = subscriber }
            func request(_ demand: Demand) {
                pending += demand
                guard !isServing else { return }
                isServing = true
                defer { isServing = false }
                while pending != .none, let target = subscriber {
                    guard let next = iterator.next() else { target.receive(completion: .finished); subscriber = nil; return }
                    pending = pending - 1 + target.receive(next)
                }
            }
            func cancel() { subscriber = nil }
        }
    }
    struct Map<Upstream: Publisher, Output>: Publisher {
        typealias Failure = Upstream.Failure
        let upstream: Upstream, transform: (Upstream.Output) -> Output
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Inner(subscriber, transform))
        }
        private final class Inner<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Upstream.Failure {
            typealias Input = Upstream.Output
            typealias Failure = Upstream.Failure
            let downstream: S, transform: (Input) -> Output
            init(_ downstream: S, _ transform: @escaping (Input) -> Output) { self.downstream = downstream; self.transform = transform }
            func receive(subscription: Subscription) { downstream.receive(subscription: subscription) }
            func receive(_ input: Input) -> Demand { downstream.receive(transform(input)) }
            func receive(completion: Completion<Failure>) { downstream.receive(completion: completion) }
        }
    }
    struct Filter<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream, isIncluded: (Output) -> Bool
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Sieve(subscriber, isIncluded))
        }
    }
    struct ReceiveOn<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream, queue: DispatchQueue
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Hop(subscriber, queue))
        }
    }
}
private final class Sieve<S: Subscriber>: Subscriber {
    typealias Input = S.Input
    typealias Failure = S.Failure
    let downstream: S, isIncluded: (Input) -> Bool
    init(_ downstream: S, _ isIncluded: @escaping (Input) -> Bool) { (self.downstream, self.isIncluded) = (downstream, isIncluded) }
    func receive(subscription: Subscription) { downstream.receive(subscription: subscription) }
    func receive(_ input: Input) -> Demand { isIncluded(input) ? downstream.receive(input) : 1 }
    func receive(completion: Completion<Failure>) { downstream.receive(completion: completion) }
}
private final class Hop<S: Subscriber>: Subscriber {
    typealias Input = S.Input
    typealias Failure = S.Failure
    let downstream: S, queue: DispatchQueue
    init(_ downstream: S, _ queue: DispatchQueue) { self.downstream = downstream; self.queue = queue }
    func receive(subscription: Subscription) { downstream.receive(subscription: subscription) }
    func receive(_ input: Input) -> Demand { queue.async { _ = self.downstream.receive(input) }; return .none }
    func receive(completion: Completion<Failure>) { queue.async { self.downstream.receive(completion: completion) } }
}
extension Publisher {
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { .init(upstream: self, transform: transform) }
    func map<T>(_ path: KeyPath<Output, T>) -> Publishers.Map<Self, T> { map { $0[keyPath: path] } }
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> { .init(upstream: self, isIncluded: isIncluded) }
    func receive(on queue: DispatchQueue) -> Publishers.ReceiveOn<Self> { .init(upstream: self, queue: queue) }
    func eraseToAny() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    @discardableResult
    func sink(demand: Demand = .unlimited, done: @escaping (Completion<Failure>) -> Void = { _ in }, _ value: @escaping (Output) -> Void) -> Sink<Output, Failure> {
        let sink = Sink<Output, Failure>(demand: demand, onCompletion: done, onValue: value)
        receive(subscriber: sink)
        return sink
    }
}
struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let subscribe: (Sink<Output, Failure>) -> Void
    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { subscribe = publisher.receive(subscriber:) }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let bridge = Sink<Output, Failure>(onCompletion: subscriber.receive(completion:), onValue: { _ = subscriber.receive($0) })
        subscribe(bridge)
    }
}
final class PassthroughSubject<Output, Failure: Error>: Publisher {
    private final class Link: Subscription { var cancelled = false; func request(_ demand: Demand) {}; func cancel() { cancelled = true } }
    private var targets: [(link: Link, send: (Output) -> Void, complete: (Completion<Failure>) -> Void)] = []
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let link = Link()
        targets.append((link, { _ = subscriber.receive($0) }, subscriber.receive(completion:)))
        subscriber.receive(subscription: link)
    }
    func send(_ value: Output) { targets.removeAll { $0.link.cancelled }; targets.forEach { $0.send(value) } }
    func send(completion: Completion<Failure>) { targets.forEach { $0.complete(completion) }; targets = [] }
    var count: Int { targets.count }
}

extension Sequence { var publisher: Publishers.FromSequence<Self> { .init(elements: self) } }

let limited = (1...10).publisher.filter { $0 % 2 == 0 }.map { "even \($0)" }.sink(demand: 2) { print($0) }
limited.more(1)
["a", "bb", "ccc"].publisher.map(\.count).sink(done: { if case .finished = $0 { print("finished") } }) { print($0) }
struct Oops: Error {}
let subject = PassthroughSubject<Int, Oops>()
let erased = subject.map { $0 * 10 }.eraseToAny()
var seen: [Int] = []
let first = erased.sink(done: { if case .failure = $0 { seen.append(-1) } }) { seen.append($0) }
let direct = subject.sink { _ in }
subject.send(1)
direct.cancel()
subject.send(2)
print(subject.count, seen)
let ended = DispatchSemaphore(value: 0)
let queue = DispatchQueue(label: "delivery")
subject.receive(on: queue).sink(done: { _ in ended.signal() }) { dispatchPrecondition(condition: .onQueue(queue)); print("delivered", $0) }
subject.send(3)
subject.send(completion: .failure(Oops()))
ended.wait()
print(seen)
_ = first
