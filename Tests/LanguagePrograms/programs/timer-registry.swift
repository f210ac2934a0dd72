// programs: a registry of named timers: one-shot, repeating with a limit, pause and resume, cancellation
import Foundation

final class TimerRegistry {
    enum Kind {
        case once(after: Int)
        case every(Int, times: Int)
    }

    private final class Entry {
        let source: DispatchSourceTimer
        var fired = 0
        var suspended = false
        init(_ source: DispatchSourceTimer) { self.source = source }
    }

    private let queue: DispatchQueue
    private var entries: [String: Entry] = [:]
    private let group = DispatchGroup()
    private(set) var log: [String] = []

    init(label: String = "timers") {
        queue = DispatchQueue(label: label)
    }

    func schedule(_ name: String, _ kind: Kind, _ body: @escaping (_ count: Int) -> Void) {
        queue.sync {
            if let old = entries[name] {
                log.append("replaced \(name)")
                stop(old)
            }
            let source = DispatchSource.makeTimerSource(queue: queue)
            let entry = Entry(source)
            let limit: Int
            switch kind {
            case .once(let ms):
                limit = 1
                source.schedule(deadline: .now() + .milliseconds(ms))
            case let .every(ms, times):
                limit = times
                source.schedule(deadline: .now() + .milliseconds(ms), repeating: .milliseconds(ms), leeway: .nanoseconds(0))
            }
            group.enter()
            source.setEventHandler { [weak self, weak entry] in
                guard let self = self, let entry = entry else { return }
                entry.fired += 1
                body(entry.fired)
                if entry.fired >= limit {
                    self.remove(name)
                }
            }
            source.setCancelHandler { [group] in group.leave() }
            entries[name] = entry
            source.resume()
        }
    }

    private func stop(_ entry: Entry) {
        if entry.suspended { entry.source.resume() }
        entry.source.cancel()
    }

    private func remove(_ name: String) {
        guard let entry = entries.removeValue(forKey: name) else { return }
        log.append("\(name) done after \(entry.fired)")
        stop(entry)
    }

    func cancel(_ name: String) { queue.sync { remove(name) } }

    func pause(_ name: String) {
        queue.sync {
            guard let entry = entries[name], !entry.suspended else { return }
            entry.suspended = true
            entry.source.suspend()
        }
    }

    func resume(_ name: String) {
        queue.sync {
            guard let entry = entries[name], entry.suspended else { return }
            entry.suspended = false
            entry.source.resume()
        }
    }

    var active: [String] { queue.sync { entries.keys.sorted() } }
    func waitForAll() { group.wait() }
    var events: [String] { queue.sync { log } }
}

let registry = TimerRegistry()
registry.schedule("tick", .every(80, times: 3)) { print("tick \($0)") }
registry.schedule("hello", .once(after: 120)) { _ in print("hello") }
registry.schedule("never", .once(after: 10_000)) { _ in print("never") }
registry.schedule("paused", .once(after: 20)) { _ in print("paused ran") }
registry.pause("paused")
registry.schedule("never", .once(after: 20_000)) { _ in print("never, again") }
print("active", registry.active)

let stopper = DispatchWorkItem {
    print("resuming; active", registry.active)
    registry.cancel("never")
    registry.resume("paused")
}
DispatchQueue.global().asyncAfter(deadline: .now() + 0.32, execute: stopper)
registry.waitForAll()
stopper.wait()
print("active", registry.active)
registry.events.forEach { print("-", $0) }

// an interval helper built on the registry
struct Countdown {
    let seconds: Int
    func run(on registry: TimerRegistry, _ each: @escaping (Int) -> Void) {
        registry.schedule("countdown", .every(5, times: seconds)) { [seconds] in each(seconds - $0) }
        registry.waitForAll()
    }
}
Countdown(seconds: 3).run(on: registry) { print($0 == 0 ? "liftoff" : "\($0)…") }
