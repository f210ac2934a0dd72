// Download bookkeeping: byte counts, ETA text, averages, ring buffer, percent, elapsed times.
import Foundation
struct RingBuffer<Element> {
    private var storage: [Element?]
    private var head = 0
    private(set) var count = 0
    init(capacity: Int) { storage = Array(repeating: nil, count: capacity) }
    mutating func append(_ e: Element) { storage[(head + count) % storage.count] = e; if count < storage.count { count += 1 } else { head = (head + 1) % storage.count } }
    var elements: [Element] { (0..<count).compactMap { storage[(head + $0) % storage.count] } }
}
final class Transfer {
    let total: Int64
    private var received: Int64 = 0
    private var samples = RingBuffer<(time: TimeInterval, bytes: Int64)>(capacity: 4)
    private let queue = DispatchQueue(label: "transfer")
    private lazy var formatter: ByteCountFormatter = { let f = ByteCountFormatter(); f.allowedUnits = [.useKB, .useMB]; f.countStyle = .file; return f }()
    init(total: Int64) { self.total = total }
    func receive(_ bytes: Int64, at time: TimeInterval) { queue.async { self.received = min(self.received + bytes, self.total); self.samples.append((time, bytes)) } }
    var status: String {
        queue.sync {
            let fraction = Double(received) / Double(max(total, 1))
            let s = samples.elements
            let span = (s.last?.time ?? 0) - (s.first?.time ?? 0)
            let speed = span > 0 ? Double(s.dropFirst().reduce(0) { $0 + $1.bytes }) / span : 0
            let eta = speed > 0 ? TimeInterval(total - received) / speed : .infinity
            return "\(formatter.string(fromByteCount: received)) of \(formatter.string(fromByteCount: total)) (\(Int((fraction * 100).rounded()))%), \(formatter.string(fromByteCount: Int64(speed)))/s, \(format(eta))"
        }
    }
    private func format(_ t: TimeInterval) -> String {
        guard t.isFinite else { return "--:--" }
        let s = Int(t.rounded(.up))
        return s >= 3600 ? String(format: "%d:%02d:%02d", s / 3600, s % 3600 / 60, s % 60) : String(format: "%02d:%02d", s / 60, s % 60)
    }
}
let t = Transfer(total: 25_000_000)
print(t.status)
for i in 0..<6 { t.receive(Int64(500_000 + i * 100_000), at: Double(i) * 0.5); if i % 2 == 1 { print(t.status) } }
let clock = DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(secondsFromGMT: 0), year: 2024, month: 7, day: 4, hour: 9)
let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 0); f.dateStyle = .medium; f.timeStyle = .none
print(f.string(from: clock.date!), Double(3).formatted(), [3, 1, 2].sorted(using: SortDescriptor(\Int.self, order: .reverse)))
print(Swift.max(1, 2), Swift.type(of: 1), Swift.abs(-3))
