// Measuring code: durations, percentiles, histograms, number formatting, lazy pipelines.
import Foundation

struct Sample { let name: String; let milliseconds: Double }

final class Metrics {
    private let queue = DispatchQueue(label: "metrics")
    private var samples: [String: [Double]] = [:]
    func record(_ sample: Sample) { queue.async { self.samples[sample.name, default: []].append(sample.milliseconds) } }
    func percentile(_ p: Double, of name: String) -> Double? {
        queue.sync {
            guard let values = samples[name]?.sorted(), !values.isEmpty else { return nil }
            let rank = p / 100 * Double(values.count - 1)
            let low = Int(rank.rounded(.down)), high = Int(rank.rounded(.up))
            return values[low] + (values[high] - values[low]) * (rank - Double(low))
        }
    }
    func deviation(of name: String) -> Double {
        let values = queue.sync { samples[name] ?? [] }
        let mean = values.reduce(0, +) / Double(values.count)
        return sqrt(values.map { pow($0 - mean, 2) }.reduce(0, +) / Double(values.count))
    }
}

let metrics = Metrics()
for i in 1...20 { metrics.record(Sample(name: "load", milliseconds: Double(i * i % 37) + 0.5)) }
for p in [50.0, 90, 99] { print("p\(Int(p))", metrics.percentile(p, of: "load").map { String(format: "%.2f", $0) } ?? "-") }
print(String(format: "σ %.3f", metrics.deviation(of: "load")), metrics.percentile(50, of: "none") as Any)

let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.numberStyle = .decimal
formatter.maximumFractionDigits = 2
for n in [0.126, 1234.5, -98765.4321, 1e9] { print(formatter.string(from: NSNumber(value: n))!, terminator: "  ") }
print()
formatter.minimumIntegerDigits = 3
formatter.positivePrefix = "+"
print(formatter.string(from: 7)!)
let spell = NumberFormatter()
spell.locale = Locale(identifier: "en_US")
spell.numberStyle = .ordinal
print([1, 2, 3, 11, 22].map { spell.string(from: NSNumber(value: $0))! })

let duration = Measurement(value: 90, unit: UnitDuration.minutes)
print(duration.converted(to: .hours).value, (duration + Measurement(value: 1, unit: .hours)).converted(to: .seconds).value)
let distance = Measurement(value: 5, unit: UnitLength.kilometers)
print(distance.converted(to: .miles).value > 3.1, distance > Measurement(value: 4_999, unit: .meters))
let start = DispatchTime.now()
Thread.sleep(forTimeInterval: 0.02)
let nanos = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
print(nanos >= 20_000_000, Double(nanos) / 1e9 < 5)
let clock = ContinuousClock()
let measured = clock.measure { Thread.sleep(forTimeInterval: 0.01) }
print(measured >= .milliseconds(10), Duration.seconds(90) + .milliseconds(1500), Duration.milliseconds(1500) / 2)
let day: TimeInterval = 24 * 60 * 60
let reference = Date(timeIntervalSinceReferenceDate: 0)
print(reference, reference.addingTimeInterval(day).timeIntervalSince(reference), Date.distantPast < reference, reference + 60 > reference)

let firstSquares = (1...).lazy.map { $0 * $0 }.filter { $0 % 3 == 1 }.prefix(4)
print(Array(firstSquares))
print(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map(String.init).joined(separator: "→"))
let values = [5, 3, 9, 1, 7]
print(values.enumerated().max { $0.element < $1.element }!.offset, values.sorted(by: >), values.min()!, values.firstIndex(where: { $0 > 5 })!)
print(values.indices.filter { values[$0] > 4 }, values.dropFirst(2).prefix(while: { $0 != 7 }), values.split(separator: 9).map(Array.init))
struct Person { let name: String; let age: Int }
let people = [Person(name: "B", age: 30), Person(name: "A", age: 30), Person(name: "C", age: 25)]
print(people.sorted(using: [KeyPathComparator(\.age, order: .reverse), KeyPathComparator(\.name)]).map(\.name))
print((3.7).rounded(.towardZero), (2.5).rounded(), (2.5).rounded(.toNearestOrEven), (-3.7).truncatingRemainder(dividingBy: 1) < -0.69, 10.0.squareRoot(), Double.pi, hypot(3.0, 4.0), atan2(1.0, 1.0), cbrt(27.0), log10(1000.0), exp(0.0), floor(-0.5), fmod(7.0, 3.0))
print(Double("1e3")!, Double("abc") as Any, Int("  5") as Any, Double.infinity, -Double.nan.sign.rawValue, (0.1 + 0.2).description, Float(0.1), 1e21, 1e-7, 100000.0, 1e16)
print(Int.random(in: 5...5), Bool.random() || true, [1, 2, 3].shuffled().count, (1...3).randomElement()! < 4)
