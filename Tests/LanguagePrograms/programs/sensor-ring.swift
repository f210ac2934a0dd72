// programs: sensors that write ring buffers, running statistics, alarms with hysteresis and a consumer
import Foundation

struct RingBuffer<Element> {
    private var storage: [Element?]
    private var head = 0
    private(set) var count = 0
    private(set) var overwritten = 0

    init(capacity: Int) { storage = Array(repeating: nil, count: capacity) }

    var capacity: Int { storage.count }
    var isFull: Bool { count == capacity }

    mutating func append(_ element: Element) {
        storage[(head + count) % capacity] = element
        if isFull {
            head = (head + 1) % capacity
            overwritten += 1
        } else {
            count += 1
        }
    }

    mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        defer {
            storage[head] = nil
            head = (head + 1) % capacity
            count -= 1
        }
        return storage[head]
    }
}

extension RingBuffer: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(position: Int) -> Element {
        get {
            precondition(indices.contains(position), "index out of range")
            return storage[(head + position) % capacity]!
        }
        set { storage[(head + position) % capacity] = newValue }
    }
}

struct RunningStatistics {
    private(set) var count = 0
    private(set) var mean = 0.0
    private var m2 = 0.0
    private(set) var minimum = Double.infinity
    private(set) var maximum = -Double.infinity

    mutating func add(_ x: Double) {
        count += 1
        let delta = x - mean
        mean += delta / Double(count)
        m2 += delta * (x - mean)
        minimum = Swift.min(minimum, x)
        maximum = Swift.max(maximum, x)
    }

    var variance: Double { count > 1 ? m2 / Double(count - 1) : 0 }

    static func + (a: RunningStatistics, b: RunningStatistics) -> RunningStatistics {
        guard a.count > 0 else { return b }
        guard b.count > 0 else { return a }
        var result = RunningStatistics()
        let delta = b.mean - a.mean
        result.count = a.count + b.count
        result.mean = a.mean + delta * Double(b.count) / Double(result.count)
        result.m2 = a.m2 + b.m2 + delta * delta * Double(a.count) * Double(b.count) / Double(result.count)
        result.minimum = Swift.min(a.minimum, b.minimum)
        result.maximum = Swift.max(a.maximum, b.maximum)
        return result
    }
}

extension Collection where Element: BinaryFloatingPoint {
    var average: Element? { isEmpty ? nil : reduce(0, +) / Element(count) }
    var median: Element? {
        guard !isEmpty else { return nil }
        let sorted = self.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}

struct Hysteresis {
    let range: ClosedRange<Double>
    private(set) var isOn = false
    init(_ range: ClosedRange<Double>) { self.range = range }

    mutating func update(_ value: Double) -> Bool? {
        switch (isOn, value) {
        case (false, range.upperBound...): isOn = true
        case (true, ..<range.lowerBound): isOn = false
        default: return nil
        }
        return isOn
    }
}

final class Sensor {
    let name: String
    private var buffer: RingBuffer<Double>
    private var statistics = RunningStatistics()
    private var alarm: Hysteresis
    private let queue: DispatchQueue
    var onAlarm: ((Sensor, Bool, Int) -> Void)?

    init(_ name: String, capacity: Int, alarm: ClosedRange<Double>) {
        self.name = name
        buffer = RingBuffer(capacity: capacity)
        self.alarm = Hysteresis(alarm)
        queue = DispatchQueue(label: "sensor." + name)
    }

    func record(_ value: Double) {
        queue.async { [self] in
            buffer.append(value)
            statistics.add(value)
            if let on = alarm.update(value) { onAlarm?(self, on, statistics.count) }
        }
    }

    func window() -> [Double] { queue.sync { Array(buffer) } }
    func stats() -> RunningStatistics { queue.sync { statistics } }
    func drain(_ limit: Int) -> [Double] {
        queue.sync {
            var taken: [Double] = []
            while taken.count < limit, let value = buffer.popFirst() { taken.append(value) }
            return taken
        }
    }
    var lost: Int { queue.sync { buffer.overwritten } }
}

var ring = RingBuffer<Int>(capacity: 3)
for n in 1...5 { ring.append(n) }
ring[1] *= 10
print(Array(ring), ring.first!, ring.last!, ring.map { $0 + 1 }, ring.reversed().map { $0 })
print(ring.popFirst()!, ring.count, ring.firstIndex(of: 40) ?? -1, ring.overwritten)

func f(_ x: Double) -> String { String(format: "%.2f", x) }

let alarms = DispatchQueue(label: "alarms")
var alarmLog: [String] = []
let sensors = [Sensor("heat", capacity: 4, alarm: 60...80), Sensor("load", capacity: 6, alarm: 0.3...0.9)]
for sensor in sensors {
    sensor.onAlarm = { sensor, on, sample in
        alarms.async { alarmLog.append("\(sensor.name) \(on ? "ALARM" : "ok") at \(sample)") }
    }
}

let readings: [[Double]] = [
    [50, 70, 79, 81, 85, 75, 61, 59, 62, 90],
    [0.1, 0.5, 0.95, 0.4, 0.2, 0.6, 0.8],
]
let group = DispatchGroup()
for (sensor, values) in zip(sensors, readings) {
    DispatchQueue.global().async(group: group) {
        values.forEach(sensor.record)
    }
}
group.wait()

for sensor in sensors {
    let s = sensor.stats()
    print(sensor.name, sensor.window(), "lost", sensor.lost)
    print("  n=\(s.count) mean=\(f(s.mean)) var=\(f(s.variance)) range=\(s.minimum)...\(s.maximum)",
          "median=\(f(sensor.window().median ?? 0)) average=\(f(sensor.window().average ?? 0))")
}
alarms.sync {
    for sensor in sensors { print(alarmLog.filter { $0.hasPrefix(sensor.name) }) }
}
print(sensors[0].drain(3), sensors[0].drain(3), sensors[0].drain(1).isEmpty)

let all = (0..<100).map { Double(($0 * 37) % 101) }
var parts = [RunningStatistics](repeating: RunningStatistics(), count: 4)
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: 4) { i in
    var local = RunningStatistics()
    for x in all[(i * 25)..<(i * 25 + 25)] { local.add(x) }
    lock.lock()
    parts[i] = local
    lock.unlock()
}
var whole = RunningStatistics()
all.forEach { whole.add($0) }
let merged = parts.reduce(RunningStatistics(), +)
print(merged.count, f(merged.mean), f(merged.variance), abs(merged.variance - whole.variance) < 1e-6, merged.maximum)
