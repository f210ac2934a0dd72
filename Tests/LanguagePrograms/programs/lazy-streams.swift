// programs: lazy streams with memoized tails, infinite sequences and a prefetching iterator
import Dispatch

final class Lazy<Value> {
    private enum State { case waiting(() -> Value), ready(Value) }
    private var state: State
    private(set) static var forced: Int {
        get { counter }
        set { counter = newValue }
    }
    init(_ make: @escaping () -> Value) { state = .waiting(make) }
    var value: Value {
        switch state {
        case .ready(let value): return value
        case .waiting(let make):
            let made = make()
            state = .ready(made)
            counter += 1
            return made
        }
    }
}
var counter = 0

indirect enum Stream<Element> {
    case end
    case more(Element, Lazy<Stream>)

    static func iterate(_ seed: Element, _ step: @escaping (Element) -> Element) -> Stream {
        .more(seed, Lazy { .iterate(step(seed), step) })
    }

    var first: Element? {
        guard case .more(let head, _) = self else { return nil }
        return head
    }

    var rest: Stream {
        guard case let .more(_, tail) = self else { return .end }
        return tail.value
    }

    func map<T>(_ f: @escaping (Element) -> T) -> Stream<T> {
        switch self {
        case .end: return .end
        case let .more(head, tail): return .more(f(head), Lazy { tail.value.map(f) })
        }
    }

    func filter(_ test: @escaping (Element) -> Bool) -> Stream {
        var stream = self
        while case let .more(head, tail) = stream {
            if test(head) { return .more(head, Lazy { tail.value.filter(test) }) }
            stream = tail.value
        }
        return .end
    }

    func prefix(_ n: Int) -> [Element] {
        var result: [Element] = []
        var stream = self
        while result.count < n, case .more(let head, _) = stream {
            result.append(head)
            if result.count < n { stream = stream.rest }
        }
        return result
    }

    static func zip<A, B>(_ a: Stream<A>, _ b: Stream<B>, _ f: @escaping (A, B) -> Element) -> Stream {
        guard case let .more(x, xs) = a, case let .more(y, ys) = b else { return .end }
        return .more(f(x, y), Lazy { zip(xs.value, ys.value, f) })
    }
}

func sieve(_ stream: Stream<Int>) -> Stream<Int> {
    guard let p = stream.first else { return .end }
    return .more(p, Lazy { sieve(stream.rest.filter { $0 % p != 0 }) })
}

final class Prefetcher<Base: IteratorProtocol>: IteratorProtocol, Sequence {
    private var base: Base
    private let queue = DispatchQueue(label: "prefetch")
    private let filled = DispatchSemaphore(value: 0)
    private let free: DispatchSemaphore
    private var buffer: [Base.Element?] = []
    private let access = DispatchQueue(label: "prefetch.buffer")
    private(set) var produced = 0

    init(_ base: Base, ahead: Int) {
        self.base = base
        free = DispatchSemaphore(value: ahead)
        queue.async { self.fill() }
    }

    private func fill() {
        free.wait()
        let element = base.next()
        access.sync { buffer.append(element) }
        if element != nil { produced += 1 }
        filled.signal()
        if element != nil { queue.async { self.fill() } }
    }

    func next() -> Base.Element? {
        filled.wait()
        free.signal()
        return access.sync { buffer.isEmpty ? nil : buffer.removeFirst() }
    }
}

let naturals = Stream.iterate(1) { $0 + 1 }
print(naturals.prefix(5), counter)
print(naturals.prefix(5), counter)
print(naturals.filter { $0 % 3 == 0 }.map { "\($0 * $0)" }.prefix(4))
print(sieve(.iterate(2) { $0 + 1 }).prefix(12))
let fibonacci = Stream.iterate((0, 1)) { ($0.1, $0.0 + $0.1) }.map { $0.0 }
print(fibonacci.prefix(15))
print(Stream<Int>.zip(naturals, fibonacci.rest, *).prefix(6), naturals.rest.rest.first!)
print(Stream<Int>.end.first == nil, Stream<Int>.end.rest.prefix(3))

var collatz = 27
let steps = Array(sequence(first: collatz) { $0 == 1 ? nil : ($0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1) })
print(steps.count, steps.max()!, steps.lazy.filter { $0 > 4000 }.map { $0 + 1 }.first!)
collatz = 6
let short = sequence(state: collatz) { (n: inout Int) -> Int? in
    guard n > 0 else { return nil }
    defer { n -= 2 }
    return n
}
print(Array(short))

let ahead = Prefetcher((1...6).makeIterator(), ahead: 2)
print(ahead.map { $0 * 10 }, ahead.produced)
