// programs: a cron-like scheduler in simulated minutes: expressions, overlapping rules, missed runs and a job report
import Foundation

struct Field: Equatable {
    let allowed: Set<Int>

    enum ParseError: Error, Equatable {
        case bad(String)
        case outside(Int, ClosedRange<Int>)
        case fieldCount(Int)
    }

    init(_ text: String, _ range: ClosedRange<Int>) throws {
        var values: Set<Int> = []
        for part in text.split(separator: ",") {
            let pieces = part.split(separator: "/", maxSplits: 1).map(String.init)
            guard let step = pieces.count == 2 ? Int(pieces[1]) : 1, step > 0 else { throw ParseError.bad(text) }
            let bounds: ClosedRange<Int>
            switch pieces[0].split(separator: "-").map({ Int($0) }) {
            case _ where pieces[0] == "*": bounds = range
            case let numbers where numbers.count == 1 && numbers[0] != nil:
                bounds = numbers[0]!...(pieces.count == 2 ? range.upperBound : numbers[0]!)
            case let numbers where numbers.count == 2:
                guard let low = numbers[0], let high = numbers[1], low <= high else { throw ParseError.bad(text) }
                bounds = low...high
            default: throw ParseError.bad(text)
            }
            for edge in [bounds.lowerBound, bounds.upperBound] where !range.contains(edge) {
                throw ParseError.outside(edge, range)
            }
            values.formUnion(stride(from: bounds.lowerBound, through: bounds.upperBound, by: step))
        }
        guard !values.isEmpty else { throw ParseError.bad(text) }
        allowed = values
    }
}

struct Moment: Comparable, CustomStringConvertible {
    var minutes: Int
    var minute: Int { minutes % 60 }
    var hour: Int { minutes / 60 % 24 }
    var day: Int { minutes / 1440 % 7 }
    static func < (a: Moment, b: Moment) -> Bool { a.minutes < b.minutes }
    var description: String { ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][day] + String(format: " %02d:%02d", hour, minute) }
}

struct Expression {
    let minute: Field, hour: Field, day: Field

    init(_ text: String) throws {
        let parts = text.components(separatedBy: .whitespaces).filter { !$0.isEmpty }
        guard parts.count == 3 else { throw Field.ParseError.fieldCount(parts.count) }
        minute = try Field(parts[0], 0...59)
        hour = try Field(parts[1], 0...23)
        day = try Field(parts[2], 0...6)
    }

    func matches(_ m: Moment) -> Bool {
        minute.allowed.contains(m.minute) && hour.allowed.contains(m.hour) && day.allowed.contains(m.day)
    }

    func next(after m: Moment) -> Moment? {
        (m.minutes + 1...m.minutes + 7 * 1440).lazy.map { Moment(minutes: $0) }.first { matches($0) }
    }
}

final class Scheduler {
    enum Overlap { case skip, allow }
    private final class Entry {
        let name: String, expression: Expression, overlap: Overlap, duration: Int
        var runs = 0, skipped = 0, busyUntil = -1
        init(_ name: String, _ e: Expression, _ overlap: Overlap, _ duration: Int) {
            (self.name, expression, self.overlap, self.duration) = (name, e, overlap, duration)
        }
    }

    private let queue = DispatchQueue(label: "cron")
    private let workers = DispatchQueue(label: "cron.workers", attributes: .concurrent)
    private var entries: [Entry] = []
    private var now = Moment(minutes: 0)

    func add(_ name: String, _ text: String, overlap: Overlap = .skip, duration: Int = 1) throws {
        let expression = try Expression(text)
        queue.sync { entries.append(Entry(name, expression, overlap, duration)) }
    }

    func advance(minutes: Int, run: @escaping (String, Moment) -> Void) {
        for _ in 0..<minutes {
            queue.sync {
                now.minutes += 1
                let group = DispatchGroup()
                for entry in entries where entry.expression.matches(now) {
                    if entry.overlap == .skip && entry.busyUntil > now.minutes {
                        entry.skipped += 1
                        continue
                    }
                    entry.busyUntil = now.minutes + entry.duration
                    entry.runs += 1
                    let (name, time) = (entry.name, now)
                    workers.async(group: group) { run(name, time) }
                }
                group.wait()
            }
        }
    }

    var report: [String] {
        queue.sync { entries.map { "\($0.name): \($0.runs) runs, \($0.skipped) skipped" } }
    }
}

for text in ["*/20 9-17 0-4", "0 0 *", "5,10 3 6", "61 * *", "a * *", "* *", "30-10 * *"] {
    do {
        let expression = try Expression(text)
        var moment = Moment(minutes: 0)
        var list: [String] = []
        while list.count < 3, let next = expression.next(after: moment) {
            list.append(next.description)
            moment = next
        }
        print(text, "->", list.joined(separator: ", "))
    } catch let error as Field.ParseError {
        print(text, "->", error)
    }
}

let scheduler = Scheduler()
try scheduler.add("backup", "0 */2 *", duration: 150)
try scheduler.add("ping", "*/15 0-3 *", overlap: .allow, duration: 60)
try scheduler.add("mail", "30 1 0,2")
let lock = NSLock()
var seen: [String: [Moment]] = [:]
scheduler.advance(minutes: 3 * 60) { name, time in
    lock.lock(); defer { lock.unlock() }
    seen[name, default: []].append(time)
}
scheduler.advance(minutes: 5 * 60) { _, _ in }
scheduler.report.forEach { print($0) }
for (name, times) in seen.sorted(by: { $0.key < $1.key }) {
    print(name, times.prefix(4).map(\.description), times.max()!)
}
