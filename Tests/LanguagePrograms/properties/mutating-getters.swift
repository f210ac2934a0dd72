// properties: `mutating get`: what reading changes, and where it may be read
import Dispatch

struct Counter {
    private(set) var count = 0
    var next: Int {
        mutating get {
            count += 1
            return count
        }
    }

    subscript(step: Int) -> Int {
        mutating get {
            count += step
            return count
        }
        set { count = newValue * step }
    }

    mutating func twice() -> Int { next + next }
}

var counter = Counter()
print(counter.next, counter.next, counter.count)
print(counter[10], counter.count)
counter[2] = 50
print(counter.count)
counter[1] += 5
print(counter.count, counter.twice())

// The left value is read before the right one changes it.
print(counter.count + counter.next + counter.count)
print((counter.count, counter.next, counter.count))

struct Cache {
    var made = 0
    private var stored: [String]?
    var values: [String] {
        mutating get {
            if let stored { return stored }
            made += 1
            let fresh = ["first"]
            stored = fresh
            return fresh
        }
        set { stored = newValue }
    }
}

final class Holder {
    var cache = Cache()
    var optional: Counter? = Counter()
}

let holder = Holder()
holder.cache.values.append("second")
print(holder.cache.values, holder.cache.made)
holder.cache.values = []
print(holder.cache.values, holder.cache.made)
print(holder.optional?.next ?? 0, holder.optional!.next)
var list = [Counter(), Counter()]
print(list[1].next, list[1].next, list[0].next)
print(list.indices.map { list[$0].next })

protocol Source {
    associatedtype Value
    var next: Value { mutating get }
    var peek: Value { get }
}

extension Source {
    mutating func take(_ count: Int) -> [Value] { (0..<count).map { _ in next } }
}

struct Powers: Source {
    var peek = 1
    var next: Int {
        mutating get {
            defer { peek *= 2 }
            return peek
        }
    }
}

struct Constant: Source {
    let peek: String
    var next: String { peek }
}

var powers = Powers()
var constant = Constant(peek: "again")
print(powers.take(5), powers.peek, constant.take(2))

func drain<S: Source>(_ source: inout S) -> [S.Value] { [source.next, source.next] }
print(drain(&powers), drain(&constant))

protocol Ticking { var tick: Int { mutating get } }
struct Ticker: Ticking {
    var ticks = 0
    var tick: Int {
        mutating get {
            ticks += 1
            return ticks
        }
    }
}
final class SharedTicker: Ticking {
    private var ticks = 100
    var tick: Int {
        ticks += 1
        return ticks
    }
}
var tickers: [any Ticking] = [Ticker(), SharedTicker(), Ticker()]
for index in tickers.indices { print(tickers[index].tick, tickers[index].tick) }
print(tickers.indices.reduce(0) { $0 + tickers[$1].tick })

// What a closure shares is the variable, not its value.
var shared = Counter()
let advance = { shared.next }
_ = (advance(), advance())
print(shared.count)
let queue = DispatchQueue(label: "counter")
let group = DispatchGroup()
for _ in 1...4 { queue.async(group: group) { _ = shared.next } }
group.wait()
print(queue.sync { shared.next })

struct Lazily {
    lazy var parts: [Int] = [1, 2, 3]
    mutating func sum() -> Int { parts.reduce(0, +) }
}
var lazily = Lazily()
let read = { lazily.parts.count }
print(read(), lazily.sum())

func countInside() -> [Int] {
    var local = Counter()
    var lazily = Lazily()
    let advance = { local.next }
    let sum = { lazily.parts.count + lazily.sum() }
    local.count == 0 ? _ = advance() : ()
    return [advance(), local.count, sum(), lazily.parts.count, local.next, advance()]
}
print(countInside())

// Reading it changes the loop's variable, not the loop.
extension Int {
    var bumped: Int {
        mutating get {
            self += 1
            return self
        }
    }
}
for var number in 1...3 { print(number.bumped, number, terminator: " ") }
print()
