// programs: statistics of samples from many producers: histogram, percentiles, moving average
import Foundation

struct Histogram {
    let edges: [Double]
    private(set) var counts: [Int]

    init(edges: Double...) {
        self.edges = edges.sorted()
        counts = Array(repeating: 0, count: edges.count + 1)
    }

    mutating func add(_ x: Double) {
        let slot = edges.firstIndex { x < $0 } ?? edges.count
        counts[slot] += 1
    }

    static func += (a: inout Histogram, b: Histogram) {
        precondition(a.edges == b.edges)
        for (i, n) in b.counts.enumerated() { a.counts[i] += n }
    }

    func bars(width: Int) -> [String] {
        let most = counts.max() ?? 1
        return counts.enumerated().map { i, n in
            let low = i == 0 ? "-inf" : String(format: "%.0f", edges[i - 1])
            return "\(low)\t" + String(repeating: "#", count: n * width / max(most, 1)) + " \(n)"
        }
    }
}

extension Collection where Element == Double {
    func percentile(_ p: Double) -> Double {
        let sorted = self.sorted()
        guard let last = sorted.last else { return .nan }
        let rank = p / 100 * Double(sorted.count - 1)
        let lower = Int(rank.rounded(.down))
        guard lower + 1 < sorted.count else { return last }
        return sorted[lower] + (rank - Double(lower)) * (sorted[lower + 1] - sorted[lower])
    }

    func movingAverage(_ window: Int) -> [Double] {
        guard window > 0, count >= window else { return [] }
        let values = Array(self)
        return (0...values.count - window).map { start in
            values[start..<start + window].reduce(0, +) / Double(window)
        }
    }
}

final class Recorder {
    private let queue = DispatchQueue(label: "recorder")
    private var samples: [Double] = []
    private var histogram = Histogram(edges: 10, 20, 40, 80)

    func record(_ x: Double) {
        queue.async {
            self.samples.append(x)
            self.histogram.add(x)
        }
    }

    func merge(_ other: Recorder) {
        let (theirs, bars) = other.queue.sync { (other.samples, other.histogram) }
        queue.sync {
            samples += theirs
            histogram += bars
        }
    }

    func report(_ body: (_ sorted: [Double], _ histogram: Histogram) -> Void) {
        queue.sync { body(samples.sorted(), histogram) }
    }
}

struct Generator: Sequence, IteratorProtocol {
    var state: UInt32
    let count: Int
    private var made = 0
    init(seed: UInt32, count: Int) { (state, self.count) = (seed, count) }
    mutating func next() -> Double? {
        guard made < count else { return nil }
        made += 1
        state = state &* 1664525 &+ 1013904223
        return Double(state >> 24) / 2.56
    }
}

let recorders = (0..<3).map { _ in Recorder() }
DispatchQueue.concurrentPerform(iterations: 6) { i in
    for x in Generator(seed: UInt32(i) * 77 + 5, count: 20) { recorders[i % 3].record(x) }
}
let total = Recorder()
recorders.forEach(total.merge)
total.report { sorted, histogram in
    print(sorted.count, String(format: "%.2f %.2f", sorted.first!, sorted.last!))
    for p in [0.0, 50, 90, 99, 100] { print("p\(Int(p))", String(format: "%.3f", sorted.percentile(p))) }
    histogram.bars(width: 20).forEach { print($0) }
    print(histogram.counts.reduce(0, +) == sorted.count)
}
print([1, 2, 6, 3, 1, 8].movingAverage(3).map { String(format: "%.2f", $0) }, [Double]().movingAverage(2), [Double]().percentile(50).isNaN)
