// programs: channels as in Go: select, stages that are merged, the sieve of primes as a chain
import Foundation
import Dispatch

// Go's channels with NSCondition, and a select.

enum ChannelError: Error { case closed, timeout }

final class Channel<Element>: Sequence, IteratorProtocol {
    private let condition = NSCondition()
    private var buffer: [Element] = []
    private let capacity: Int
    private var closed = false
    private var waitingReceivers = 0
    fileprivate var watchers: [() -> Void] = []

    init(capacity: Int = 1) {
        precondition(capacity > 0)
        self.capacity = capacity
    }

    func send(_ element: Element) throws {
        condition.lock()
        defer { condition.unlock() }
        while buffer.count >= capacity && !closed { condition.wait() }
        guard !closed else { throw ChannelError.closed }
        buffer.append(element)
        condition.broadcast()
        watchers.forEach { $0() }
    }

    @discardableResult
    func trySend(_ element: Element) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        guard !closed, buffer.count < capacity else { return false }
        buffer.append(element)
        condition.signal()
        watchers.forEach { $0() }
        return true
    }

    func receive(before limit: Date? = nil) throws -> Element? {
        condition.lock()
        defer { condition.unlock() }
        waitingReceivers += 1
        defer { waitingReceivers -= 1 }
        while buffer.isEmpty {
            if closed { return nil }
            if let limit = limit {
                if !condition.wait(until: limit) { throw ChannelError.timeout }
            } else {
                condition.wait()
            }
        }
        defer { condition.broadcast() }
        return buffer.removeFirst()
    }

    func tryReceive() -> Element? {
        condition.lock(); defer { condition.unlock() }
        guard let first = buffer.first else { return nil }
        buffer.removeFirst()
        condition.broadcast()
        return first
    }

    func close() {
        condition.lock()
        closed = true
        condition.broadcast()
        condition.unlock()
    }

    func next() -> Element? { (try? receive()) ?? nil }
    var isClosed: Bool { condition.withLock { closed && buffer.isEmpty } }
    fileprivate func watch(_ body: @escaping () -> Void) { condition.withLock { watchers.append(body) } }
}

prefix operator <-
infix operator <-: AssignmentPrecedence
prefix func <- <T>(channel: Channel<T>) -> T? { channel.next() }
func <- <T>(channel: Channel<T>, value: T) { do { try channel.send(value) } catch { print("dropped \(value): \(error)") } }

func go(_ queue: DispatchQueue = .global(), group: DispatchGroup? = nil, _ body: @escaping () -> Void) {
    group.map { queue.async(group: $0, execute: body) } ?? queue.async(execute: body)
}

struct Select {
    typealias Case = () -> Bool
    private var cases: [Case] = []
    private var otherwise: (() -> Void)?
    private let wake = DispatchSemaphore(value: 0)

    func on<T>(_ channel: Channel<T>, _ body: @escaping (T) -> Void) -> Select {
        var copy = self
        channel.watch { [wake] in wake.signal() }
        copy.cases.append {
            guard let value = channel.tryReceive() else { return false }
            body(value)
            return true
        }
        return copy
    }
    func `default`(_ body: @escaping () -> Void) -> Select {
        var copy = self
        copy.otherwise = body
        return copy
    }
    func run() {
        repeat {
            if cases.contains(where: { $0() }) { return }
            if let otherwise = otherwise { return otherwise() }
            wake.wait()
        } while true
    }
}

final class WaitGroup {
    private let group = DispatchGroup()
    func add(_ n: Int = 1) { for _ in 0..<n { group.enter() } }
    func done() { group.leave() }
    func wait() { group.wait() }
}

// Stages: numbers -> squares -> sum

func generate(_ numbers: some Sequence<Int>) -> Channel<Int> {
    let out = Channel<Int>(capacity: 2)
    let numbers = Array(numbers)
    go {
        for n in numbers { out <- n }
        out.close()
    }
    return out
}

func stage<In, Out>(_ input: Channel<In>, _ transform: @escaping (In) -> Out?) -> Channel<Out> {
    let out = Channel<Out>(capacity: 1)
    go {
        defer { out.close() }
        for value in input {
            guard let result = transform(value) else { continue }
            out <- result
        }
    }
    return out
}

func merge<T>(_ channels: Channel<T>...) -> Channel<T> {
    let out = Channel<T>(capacity: 4), pending = WaitGroup()
    pending.add(channels.count)
    for channel in channels {
        go { [unowned pending] in
            channel.forEach { out <- $0 }
            pending.done()
        }
    }
    go { pending.wait(); out.close() }
    return out
}

let squares = stage(generate(1...10)) { $0 % 2 == 0 ? $0 * $0 : nil }
print(Array(squares), squares.isClosed)
let texts = stage(stage(generate(stride(from: 3, to: 0, by: -1)), { Double($0) / 2 })) { "\($0)" }
while let text = <-texts { print(text, terminator: " ") }
print()
print(merge(generate(1..<5), generate([10, 20]), generate(CollectionOfOne(100))).sorted())

let box = Channel<String>(capacity: 1)
print(box.trySend("kept"), box.trySend("refused"))
box.close()
box <- "late"
print((<-box)!, <-box as Any)
do {
    _ = try Channel<Int>().receive(before: Date(timeIntervalSinceNow: 0.02))
} catch ChannelError.timeout {
    print("timed out")
}

let numbers = Channel<Int>(), quit = Channel<Void>()
let finished = DispatchGroup()
go(group: finished) {
    for _ in 0..<5 { numbers <- 1 }
    quit <- ()
}
var (sum, running) = (0, true)
while running {
    Select()
        .on(numbers) { sum += $0 }
        .on(quit) { _ in running = false }
        .run()
}
finished.wait()
sum += numbers.tryReceive() ?? 0
print("sum", sum)
Select().on(numbers) { print("unexpected", $0) }.default { print("nothing ready") }.run()

// The sieve of Eratosthenes as a daisy chain.
var primes: [Int] = []
var source = generate(2...50)
while let prime = <-source {
    primes.append(prime)
    source = stage(source) { $0.isMultiple(of: prime) ? nil : $0 }
}
print(primes)
