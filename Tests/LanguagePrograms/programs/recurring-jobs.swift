// A scheduler with calendars of recurring jobs on a virtual clock, heap based, and listeners by protocol with associated types.
import Foundation

struct Tick: Comparable, Hashable, Strideable, CustomStringConvertible {
    var minutes: Int
    func distance(to other: Tick) -> Int { other.minutes - minutes }
    func advanced(by n: Int) -> Tick { Tick(minutes: minutes + n) }
    var description: String { String(format: "%02d:%02d", minutes / 60 % 24, minutes % 60) }
}
extension Tick: ExpressibleByStringLiteral {
    init(stringLiteral text: String) {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        self.init(minutes: parts[0] * 60 + parts[1])
    }
}

enum Recurrence {
    case once(Tick)
    case every(minutes: Int, from: Tick)
    case daily([Tick])

    func next(after tick: Tick) -> Tick? {
        switch self {
        case .once(let at): return at > tick ? at : nil
        case .every(let step, let from):
            guard tick >= from else { return from }
            return from.advanced(by: (from.distance(to: tick) / step + 1) * step)
        case .daily(let times):
            let day = tick.minutes / 1440 * 1440
            return times.map { Tick(minutes: day + $0.minutes) }.first { $0 > tick }
                ?? times.min().map { Tick(minutes: day + 1440 + $0.minutes) }
        }
    }
}

protocol Listener: AnyObject {
    associatedtype Context = Void
    func fired(_ job: String, at tick: Tick, context: Context)
}

struct AnyListener<Context> {
    private let call: (String, Tick, Context) -> Void
    let id: ObjectIdentifier
    init<L: Listener>(_ listener: L) where L.Context == Context {
        call = { [weak listener] in listener?.fired($0, at: $1, context: $2) }
        id = ObjectIdentifier(listener)
    }
    func callAsFunction(_ job: String, _ tick: Tick, _ context: Context) { call(job, tick, context) }
}

final class Planner<Context> {
    private struct Job { let name: String, recurrence: Recurrence, context: Context }
    private var queue: [(tick: Tick, order: Int, job: Job)] = []
    private var listeners: [ObjectIdentifier: AnyListener<Context>] = [:]
    private var now: Tick
    private var counter = 0
    private let serial = DispatchQueue(label: "planner", target: .global())

    init(now: Tick) { self.now = now }

    func add(_ name: String, _ recurrence: Recurrence, context: Context) {
        serial.async { self.enqueue(Job(name: name, recurrence: recurrence, context: context)) }
    }
    func add<L: Listener>(listener: L) where L.Context == Context {
        serial.async { [listener] in self.listeners[ObjectIdentifier(listener)] = AnyListener(listener) }
    }
    private func enqueue(_ job: Job) {
        guard let tick = job.recurrence.next(after: now) else { return }
        let entry = (tick: tick, order: counter, job: job)
        counter += 1
        let place = queue.firstIndex { ($0.tick, $0.order) > (entry.tick, entry.order) } ?? queue.endIndex
        queue.insert(entry, at: place)
    }
    func run(until end: Tick) {
        serial.sync {
            while case let (tick, _, job)? = queue.first, tick <= end {
                queue.removeFirst()
                now = tick
                for listener in listeners.values { listener(job.name, tick, job.context) }
                enqueue(job)
            }
            now = max(now, end)
        }
    }
    var pending: Int { serial.sync { queue.count } }
}

final class Printer: Listener {
    func fired(_ job: String, at tick: Tick, context: [String]) {
        print(tick, job, context.isEmpty ? "-" : context.joined(separator: "/"))
    }
}
final class Total: Listener {
    typealias Context = [String]
    private(set) var counts: [String: Int] = [:]
    func fired(_ job: String, at tick: Tick, context: [String]) {
        counts[job, default: 0] += 1
    }
}

let planner = Planner<[String]>(now: "08:00")
do {
    let printer = Printer()
    planner.add(listener: printer)
    planner.add("standup", .daily(["09:15"]), context: ["team", "video"])
    planner.add("tea", .every(minutes: 45, from: "08:30"), context: [])
    planner.add("release", .once("10:00"), context: ["ops"])
    planner.add("never", .once("07:00"), context: [])
    planner.run(until: "10:30")
}
let total = Total()
planner.add(listener: total)
planner.run(until: Tick(minutes: 2 * 1440))
print(planner.pending, total.counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
print(("08:00" as Tick).distance(to: "09:30"), (Tick(minutes: 600)...Tick(minutes: 603)).contains("10:02"))
print(stride(from: "23:50" as Tick, to: Tick(minutes: 1450), by: 10).map { $0.description })
