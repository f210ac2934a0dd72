// programs: a dashboard on the main queue: repeating Timers, background jobs that report to main, and exit from there
import Foundation

struct Metric: CustomStringConvertible {
    let name: String
    private(set) var samples: [Double] = []
    init(_ name: String) { self.name = name }
    mutating func add(_ x: Double) { samples.append(x) }
    var latest: Double? { samples.last }
    var trend: String {
        guard samples.count > 1, let last = samples.last else { return "·" }
        switch last - samples[samples.count - 2] {
        case 0: return "="
        case let d where d > 0: return "↑"
        default: return "↓"
        }
    }
    var description: String { latest.map { "\(name) \(String(format: "%.1f", $0))\(trend)" } ?? "\(name) -" }
}

final class Dashboard {
    private var metrics: [String: Metric] = [:]
    private var observers: [(String) -> Void] = []
    private(set) var updates = 0

    func update(_ name: String, _ value: Double) {
        dispatchPrecondition(condition: .onQueue(.main))
        updates += 1
        metrics[name, default: Metric(name)].add(value)
        let line = metrics.keys.sorted().map { metrics[$0]!.description }.joined(separator: " | ")
        observers.forEach { $0(line) }
    }

    func onChange(_ body: @escaping (String) -> Void) { observers.append(body) }
}

protocol Probe {
    var name: String { get }
    mutating func sample() -> Double
}

struct Sawtooth: Probe {
    let name: String
    let step: Double
    private var value = 0.0
    init(_ name: String, step: Double) {
        self.name = name
        self.step = step
    }
    mutating func sample() -> Double {
        value = (value + step).truncatingRemainder(dividingBy: 10)
        return value
    }
}

extension DispatchQueue {
    func compute<T>(_ work: @escaping () -> T, then: @escaping (T) -> Void) {
        async {
            let value = work()
            DispatchQueue.main.async { then(value) }
        }
    }
}

let dashboard = Dashboard()
dashboard.onChange { print($0) }
let workers = DispatchQueue(label: "workers", attributes: .concurrent)
var cpu: Probe = Sawtooth("cpu", step: 4)
var ticks = 0
var pending = 2

func finishOne(_ who: String) {
    pending -= 1
    print("\(who) finished, \(pending) left")
    if pending == 0 {
        print("updates", dashboard.updates)
        exit(0)
    }
}

let timer = Timer.scheduledTimer(withTimeInterval: 0.06, repeats: true) { timer in
    ticks += 1
    dashboard.update(cpu.name, cpu.sample())
    if ticks == 4 {
        timer.invalidate()
        finishOne("timer")
    }
}

DispatchQueue.main.async {
    print("main is running, timer valid:", timer.isValid)
    workers.compute({ (1...100).reduce(0, +) }) { total in
        dashboard.update("sum", Double(total))
        workers.compute({ total / 50 }) { dashboard.update("sum", Double($0)) }
    }
}

DispatchQueue.main.asyncAfter(deadline: .now() + 0.33) {
    workers.compute({ "load".count }) { n in
        dashboard.update("disk", Double(n) / 8)
        finishOne("report")
    }
}

RunLoop.main.run()
