import Foundation

// Answer to "Background timer in Swift": RepeatingTimer by Daniel Galasko, plus user-data sources.

/// RepeatingTimer mimics the API of DispatchSourceTimer but in a way that prevents
/// crashes that occur from calling resume multiple times on a timer that is
/// already resumed (noted by https://github.com/SiftScience/sift-ios/issues/52
class RepeatingTimer {

    let timeInterval: TimeInterval

    init(timeInterval: TimeInterval) {
        self.timeInterval = timeInterval
    }

    private lazy var timer: DispatchSourceTimer = {
        let t = DispatchSource.makeTimerSource()
        t.schedule(deadline: .now() + self.timeInterval, repeating: self.timeInterval)
        t.setEventHandler(handler: { [weak self] in
            self?.eventHandler?()
        })
        return t
    }()

    var eventHandler: (() -> Void)?

    private enum State {
        case suspended
        case resumed
    }

    private var state: State = .suspended

    deinit {
        timer.setEventHandler {}
        timer.cancel()
        /*
         If the timer is suspended, calling cancel without resuming
         triggers a crash. This is documented here https://forums.developer.apple.com/thread/15902
         */
        resume()
        eventHandler = nil
        print("timer deallocated")
    }

    func resume() {
        if state == .resumed {
            return
        }
        state = .resumed
        timer.resume()
    }

    func suspend() {
        if state == .suspended {
            return
        }
        state = .suspended
        timer.suspend()
    }
}

let done = DispatchSemaphore(value: 0)
var repeating: RepeatingTimer? = RepeatingTimer(timeInterval: 0.02)
var fired = 0
repeating!.eventHandler = {
    fired += 1
    print("Timer Fired", fired)
    if fired == 3 {
        repeating?.suspend()
        done.signal()
    }
}
repeating!.resume()
done.wait()
usleep(60_000)
print("fired while suspended:", fired > 3)
repeating?.eventHandler = nil
repeating = nil

// progress: many adds are coalesced into few events
let progressQueue = DispatchQueue(label: "progress")
let progress = DispatchSource.makeUserDataAddSource(queue: progressQueue)
var total: UInt = 0
let allAdded = DispatchSemaphore(value: 0)
progress.setEventHandler {
    total += progress.data
    if total == 55 { allAdded.signal() }
}
progress.setRegistrationHandler { print("registered") }
progress.activate()
progressQueue.sync {}
DispatchQueue.concurrentPerform(iterations: 10) { progress.add(data: UInt($0 + 1)) }
allAdded.wait()
print("total", total)

let flags = DispatchSource.makeUserDataOrSource(queue: progressQueue)
var seen: Set<UInt> = []
let group = DispatchGroup()
group.enter()
flags.setEventHandler {
    for bit in 0..<4 where flags.data & (1 << bit) != 0 { seen.insert(UInt(bit)) }
    if seen.count == 3 { flags.cancel() }
}
flags.setCancelHandler(handler: group.leave)
flags.resume()
[UInt(1), 2, 8].forEach(flags.or(data:))
group.wait()
print(seen.sorted(), flags.isCancelled)

// one shot
let once = DispatchSource.makeTimerSource(flags: .strict, queue: .global(qos: .utility))
once.schedule(wallDeadline: .now() + .milliseconds(5), leeway: .nanoseconds(0))
let fireGroup = DispatchGroup()
fireGroup.enter()
once.setEventHandler(qos: .utility, flags: []) { print("once"); fireGroup.leave() }
once.resume()
switch fireGroup.wait(timeout: .now() + .seconds(2)) {
case .success: print("in time")
case .timedOut: print("late")
}
once.cancel()
