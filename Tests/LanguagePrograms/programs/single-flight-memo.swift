// programs: memoization: single flight per key, recursive memo, and an expiring variant
import Foundation

final class SingleFlight<Key: Hashable, Value> {
    private final class Flight {
        let group = DispatchGroup()
        var result: Result<Value, Error>?
        var waiters = 0
    }
    private var flights: [Key: Flight] = [:]
    private let lock = NSLock()
    private(set) var started = 0
    private(set) var shared = 0

    func run(_ key: Key, _ work: () throws -> Value) throws -> Value {
        lock.lock()
        if let flight = flights[key] {
            flight.waiters += 1
            shared += 1
            lock.unlock()
            flight.group.wait()
            return try flight.result!.get()
        }
        let flight = Flight()
        flight.group.enter()
        flights[key] = flight
        started += 1
        lock.unlock()

        flight.result = Result(catching: work)
        lock.lock()
        flights[key] = nil
        lock.unlock()
        flight.group.leave()
        return try flight.result!.get()
    }
}

func memoize<Input: Hashable, Output>(_ body: @escaping ((Input) -> Output, Input) -> Output) -> (Input) -> Output {
    var cache: [Input: Output] = [:]
    let lock = NSRecursiveLock()
    func call(_ input: Input) -> Output {
        lock.lock()
        defer { lock.unlock() }
        if let known = cache[input] { return known }
        let fresh = body(call, input)
        cache[input] = fresh
        return fresh
    }
    return call
}

struct Pair<A: Hashable, B: Hashable>: Hashable {
    let a: A
    let b: B
    init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
}

final class Expiring<Key: Hashable, Value> {
    private var entries: [Key: (value: Value, uses: Int)] = [:]
    private let uses: Int
    private let compute: (Key) -> Value
    private(set) var computed = 0

    init(uses: Int, _ compute: @escaping (Key) -> Value) {
        self.uses = uses
        self.compute = compute
    }

    subscript(key: Key) -> Value {
        if let (value, left) = entries[key], left > 0 {
            entries[key] = (value, left - 1)
            return value
        }
        computed += 1
        let value = compute(key)
        entries[key] = (value, uses - 1)
        return value
    }
}

let fib: (Int) -> Int = memoize { recur, n in n < 2 ? n : recur(n - 1) + recur(n - 2) }
print((0...10).map(fib), fib(80))

var steps = 0
let paths: (Pair<Int, Int>) -> Int = memoize { recur, p in
    steps += 1
    guard p.a > 0 && p.b > 0 else { return 1 }
    return recur(Pair(p.a - 1, p.b)) + recur(Pair(p.a, p.b - 1))
}
print(paths(Pair(10, 10)), "steps", steps)

enum LoadError: Error { case missing(String) }
let flight = SingleFlight<String, Int>()
let queue = DispatchQueue(label: "callers", attributes: .concurrent)
let group = DispatchGroup()
let results = DispatchQueue(label: "results")
var values: [String: [Int]] = [:]
var errors: [String] = []
for _ in 0..<4 {
    for key in ["alpha", "beta", "x"] {
        queue.async(group: group) {
            do {
                let value = try flight.run(key) {
                    Thread.sleep(forTimeInterval: 0.1)
                    guard key.count > 1 else { throw LoadError.missing(key) }
                    return key.count
                }
                results.sync { values[key, default: []].append(value) }
            } catch LoadError.missing(let name) {
                results.sync { errors.append(name) }
            } catch {
                print("unexpected")
            }
        }
    }
}
group.wait()
print(values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }, errors)
print("calls", flight.started + flight.shared)
print("again", try flight.run("alpha") { 99 }, "started more", flight.started > 3)

let squares = Expiring<Int, Int>(uses: 2) { $0 * $0 }
print([3, 3, 3, 4, 3, 3].map { squares[$0] }, squares.computed)
