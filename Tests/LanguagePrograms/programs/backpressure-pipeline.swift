// programs: a staged pipeline with back pressure: bounded channels, stages as generics, end-of-stream and statistics
import Foundation

final class Channel<Element> {
    private var buffer: [Element] = []
    private var isClosed = false
    private let condition = NSCondition()
    let capacity: Int
    private(set) var highWater = 0
    private(set) var blockedSends = 0

    init(capacity: Int) { self.capacity = capacity }

    @discardableResult
    func send(_ element: Element) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        if buffer.count >= capacity && !isClosed { blockedSends += 1 }
        while buffer.count >= capacity && !isClosed { condition.wait() }
        guard !isClosed else { return false }
        buffer.append(element)
        highWater = Swift.max(highWater, buffer.count)
        condition.broadcast()
        return true
    }

    func receive() -> Element? {
        condition.lock()
        defer { condition.unlock() }
        while buffer.isEmpty && !isClosed { condition.wait() }
        guard !buffer.isEmpty else { return nil }
        let first = buffer.removeFirst()
        condition.broadcast()
        return first
    }

    func close() {
        condition.lock()
        isClosed = true
        condition.broadcast()
        condition.unlock()
    }
}

extension Channel: Sequence, IteratorProtocol {
    func next() -> Element? { receive() }
}

struct Pipeline<Output> {
    let output: Channel<Output>
    let group: DispatchGroup
    let capacity: Int

    static func source<S: Sequence>(_ values: S, capacity: Int = 2) -> Pipeline where S.Element == Output {
        let channel = Channel<Output>(capacity: capacity)
        let group = DispatchGroup()
        DispatchQueue(label: "source").async(group: group) {
            for value in values where !channel.send(value) { break }
            channel.close()
        }
        return Pipeline(output: channel, group: group, capacity: capacity)
    }

    func stage<Next>(_ name: String, _ transform: @escaping (Output, (Next) -> Void) -> Void) -> Pipeline<Next> {
        let channel = Channel<Next>(capacity: capacity)
        DispatchQueue(label: "stage." + name).async(group: group) { [output] in
            for value in output {
                transform(value) { channel.send($0) }
            }
            channel.close()
        }
        return Pipeline<Next>(output: channel, group: group, capacity: capacity)
    }

    func map<Next>(_ f: @escaping (Output) -> Next) -> Pipeline<Next> {
        stage("map") { value, emit in emit(f(value)) }
    }

    func filter(_ test: @escaping (Output) -> Bool) -> Pipeline<Output> {
        stage("filter") { value, emit in
            if test(value) { emit(value) }
        }
    }

    func batched(_ size: Int) -> Pipeline<[Output]> {
        let channel = Channel<[Output]>(capacity: capacity)
        DispatchQueue(label: "stage.batch").async(group: group) { [output] in
            var batch: [Output] = []
            for value in output {
                batch.append(value)
                if batch.count == size {
                    channel.send(batch)
                    batch = []
                }
            }
            if !batch.isEmpty { channel.send(batch) }
            channel.close()
        }
        return Pipeline<[Output]>(output: channel, group: group, capacity: capacity)
    }

    func collect() -> [Output] {
        let all = Array(output)
        group.wait()
        return all
    }

    func fold<R>(_ initial: R, slow: useconds_t = 0, _ combine: (R, Output) -> R) -> R {
        var result = initial
        for value in output {
            if slow > 0 { usleep(slow) }
            result = combine(result, value)
        }
        group.wait()
        return result
    }
}

let words = "the quick brown fox jumps over the lazy dog and runs away from the angry bear".components(separatedBy: " ")

let lengths = Pipeline.source(words, capacity: 3)
    .filter { $0.count > 3 }
    .map { ($0, $0.count) }
    .collect()
print(lengths.map { "\($0.0):\($0.1)" }.joined(separator: " "))

let batches = Pipeline.source(1...10, capacity: 1).batched(4).collect()
print(batches)

let expanded = Pipeline.source([3, 0, 2])
    .stage("repeat") { (n: Int, emit: (String) -> Void) in
        for i in 0..<n { emit("\(n).\(i)") }
    }
    .collect()
print(expanded)

let source = Pipeline.source(1...20, capacity: 2)
let first = source.output
let total = source.map { $0 * $0 }.fold(0, slow: 3000) { $0 + $1 }
print("sum", total, "high water", first.highWater, "was blocked:", first.blockedSends > 0)

let endless = Pipeline.source(sequence(first: 1) { $0 * 2 }, capacity: 4)
var seen: [Int] = []
for value in endless.output {
    seen.append(value)
    if value > 500 {
        endless.output.close()
        break
    }
}
endless.group.wait()
print("stopped at", seen.last!, "after", seen.count)
