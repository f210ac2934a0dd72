// Jobs as a class hierarchy with states, made in several ways, and a pump that runs them.
import Foundation

// Download manager: class hierarchy, state machine, timers

class Job: CustomStringConvertible {
    enum State: Equatable {
        case idle
        case running(progress: Double)
        case paused(at: Double, reason: Reason)
        case finished(Outcome)
        enum Reason: String { case user, network }
        enum Outcome: Equatable { case ok(bytes: Int), failed(code: Int, retryable: Bool) }
    }

    private(set) static var created = 0
    class var kind: String { "job" }
    let id: Int
    var state: State = .idle {
        willSet { onWillChange?(self, newValue) }
        didSet {
            guard state != oldValue else { return }
            history.append(Self.label(for: state))
        }
    }
    private(set) var history: [String] = []
    var onWillChange: ((Job, State) -> Void)?

    required init(id: Int) {
        self.id = id
        Self.created += 1
    }
    convenience init?(parsing s: String) {
        guard let colon = s.firstIndex(of: ":"), let n = Int(s[s.index(after: colon)...]) else { return nil }
        guard s[..<colon] == type(of: self).kind[...] else { return nil }
        self.init(id: n)
    }
    static func label(for s: State) -> String {
        switch s {
        case .idle: return "idle"
        case .running(0): return "start"
        case .running(let p) where p >= 1: return "full"
        case .running(progress: let p): return "\(Int(p * 100))%"
        case .paused(_, .user): return "paused"
        case .paused(at: let p, reason: let r): return "\(r.rawValue)@\(Int(p * 100))"
        case .finished(.ok): return "ok"
        case .finished(.failed(_, retryable: true)): return "retry"
        case .finished(.failed(let code, _)): return "fail\(code)"
        }
    }
    func copy() -> Self { type(of: self).init(id: id + 1000) }
    var description: String { "\(type(of: self).kind):\(id)[\(history.joined(separator: ","))]" }
    func step() -> Bool {
        switch state {
        case .idle: state = .running(progress: 0)
        case .running(let p) where p < 1: state = .running(progress: min(1, p + increment))
        case .running: state = .finished(.ok(bytes: id * 100))
        case .paused(let at, _): state = .running(progress: at)
        case .finished: return false
        }
        return true
    }
    var increment: Double { 0.5 }
    deinit { if history.isEmpty { print("unused \(type(of: self)) gone") } }
}

class FlakyJob: Job {
    override class var kind: String { "flaky" }
    var failures: Int
    required init(id: Int) {
        failures = 1
        super.init(id: id)
    }
    init(id: Int, failures: Int) {
        self.failures = failures
        super.init(id: id)
        onWillChange = { [unowned self] job, new in
            if case .finished(.failed(let code, _)) = new { print("  will fail", job.id, code, self.failures) }
        }
    }
    override func step() -> Bool {
        if case .running(let p) = state, p > 0, failures > 0 {
            failures -= 1
            state = failures == 0 ? .paused(at: p, reason: .network) : .finished(.failed(code: 7, retryable: false))
            return true
        }
        return super.step()
    }
    override var increment: Double { super.increment / 2 }
}

final class SilentJob: FlakyJob {
    override class var kind: String { "silent" }
    override var state: Job.State {
        get { super.state }
        set { if case .running = newValue, case .running = super.state { super.state = .running(progress: 1) } else { super.state = newValue } }
    }
    override func copy() -> Self {
        let c = super.copy()
        c.failures = 0
        return c
    }
}

struct Pump {
    let queue: DispatchQueue
    func drive(_ jobs: [Job], every ms: Int, done: @escaping () -> Void) -> DispatchSourceTimer {
        let t = DispatchSource.makeTimerSource(queue: queue)
        var round = 0
        t.schedule(deadline: .now() + .milliseconds(ms), repeating: .milliseconds(ms), leeway: .nanoseconds(0))
        t.setEventHandler { [self] in
            round += 1
            var alive = false
            for j in jobs { alive = j.step() || alive }
            if !alive { print("rounds", round); t.cancel(); _ = self }
        }
        t.setCancelHandler(handler: done)
        t.resume()
        return t
    }
}

_ = Job(id: 99)
let parsed = ["job:1", "flaky:2", "job:x", "nothing"].map { Job(parsing: $0) }
print(parsed.map { $0?.id ?? -1 })
let flaky = FlakyJob(parsing: "flaky:2")!
let doomed = FlakyJob(id: 3, failures: 2)
let silent = SilentJob(id: 4, failures: 0)
let jobs: [Job] = [parsed[0]!, flaky, doomed, silent, silent.copy()]
let finished = DispatchSemaphore(value: 0)
let timer = Pump(queue: DispatchQueue(label: "pump")).drive(jobs, every: 10) { finished.signal() }
finished.wait()
jobs.forEach { print($0) }
print(timer.isCancelled, Job.created)
let types: [Job.Type] = [Job.self, FlakyJob.self, SilentJob.self]
for (t, n) in zip(types, 10...) {
    let j = t.init(id: n)
    _ = j.step()
    print(t.kind, j is FlakyJob, (j as? SilentJob)?.failures ?? -1, t == type(of: j), j)
}
let bytes = jobs.compactMap { j -> Int? in
    if case .finished(.ok(let b)) = j.state { b } else { nil }
}
print(bytes.reduce(0, +))
