// Every member of Dispatch's overlay is called once.
import Dispatch
import Foundation

let a = DispatchQueue(label: "a", qos: .utility, attributes: [.concurrent, .initiallyInactive], autoreleaseFrequency: .workItem, target: DispatchQueue.global(qos: .utility))
let root = DispatchQueue(label: "root")
a.setTarget(queue: root)
a.activate()
let n = DispatchQueue(label: "n", autoreleaseFrequency: .never)
let i = DispatchQueue(label: "i", autoreleaseFrequency: .inherit)
i.suspend()
i.resume()
print(a.label, a.qos == .utility, DispatchQueue.main.label, n.label)
let key = DispatchSpecificKey<Int>()
root.setSpecific(key: key, value: 3)
print(root.getSpecific(key: key) ?? 0)
a.sync { print(DispatchQueue.getSpecific(key: key) ?? 0) }
dispatchPrecondition(condition: .notOnQueue(root))
root.sync { dispatchPrecondition(condition: .onQueue(root)) }
root.sync { dispatchPrecondition(condition: .onQueueAsBarrier(root)) }
let group = DispatchGroup()
a.async { }
a.async(group: group) { }
a.async(group: group, qos: .background) { }
a.async(group: group, qos: .userInitiated, flags: [.enforceQoS]) { }
a.async(qos: .userInteractive, flags: [.noQoS]) { }
a.async(flags: .barrier) { }
a.async(flags: [.barrier, .detached]) { }
a.async(flags: [.assignCurrentContext, .inheritQoS]) { }
let item = DispatchWorkItem(qos: .default, flags: [], block: { })
let item2 = DispatchWorkItem(flags: .barrier) { }
let item3 = DispatchWorkItem { }
a.async(execute: item)
a.async(group: group, execute: item2)
item.wait()
let item4 = DispatchWorkItem { }
a.async(execute: item4)
print(item4.wait(timeout: .now() + 1) == .success)
let item5 = DispatchWorkItem { }
a.async(execute: item5)
print(item5.wait(wallTimeout: .now() + 1) == .success)
a.sync(execute: item3)
print(a.sync(execute: { 5 }), a.sync(flags: .barrier) { 6 }, a.sync(flags: []) { 7 })
struct E: Error {}
do { try a.sync { throw E() } } catch { print("E") }
do { try a.sync(flags: .barrier) { throw E() } } catch { print("E") }
a.asyncAfter(deadline: .now() + .milliseconds(1)) { }
a.asyncAfter(deadline: .now() + 0.001, qos: .utility, flags: [.barrier]) { }
a.asyncAfter(wallDeadline: .now() + .microseconds(1)) { }
a.asyncAfter(wallDeadline: .now() + 0.001, qos: .utility, flags: [.barrier]) { }
let later = DispatchWorkItem { print("later") }
let later2 = DispatchWorkItem { print("later2") }
root.asyncAfter(deadline: .now() + .nanoseconds(5), execute: later)
later.wait()
root.asyncAfter(wallDeadline: .now() + .seconds(0), execute: later2)
later2.wait()
DispatchQueue.concurrentPerform(iterations: 2) { _ in }
group.enter()
group.leave()
group.wait()
print(group.wait(timeout: .now()) == .success, group.wait(wallTimeout: .now()) == .success, group.wait(timeout: .distantFuture) == .success)
let told = DispatchSemaphore(value: 0)
group.notify(queue: root) { told.signal() }
told.wait()
group.notify(qos: .utility, flags: .enforceQoS, queue: root) { told.signal() }
print(told.wait(timeout: .now() + 1) == .success)
group.notify(queue: root, work: DispatchWorkItem { told.signal() })
print(told.wait(wallTimeout: .now() + 1) == .success, told.wait(timeout: .now()) == .timedOut, told.signal())
told.wait()
let noted = DispatchWorkItem { }
noted.notify(queue: root) { told.signal() }
noted.notify(qos: .default, flags: [], queue: root) { told.signal() }
noted.notify(queue: root, execute: DispatchWorkItem { told.signal() })
noted.perform()
told.wait()
told.wait()
told.wait()
noted.cancel()
print(noted.isCancelled)

let timer = DispatchSource.makeTimerSource(flags: [.strict], queue: root)
let timer2: DispatchSourceTimer = DispatchSource.makeTimerSource()
timer.setEventHandler { told.signal(); timer.suspend(); timer.resume() }
timer.setEventHandler(qos: .utility, flags: []) { told.signal() }
timer.setEventHandler(handler: DispatchWorkItem { told.signal() })
timer.setRegistrationHandler { told.signal() }
timer.setRegistrationHandler(handler: DispatchWorkItem { told.signal() })
timer.setCancelHandler { told.signal() }
timer.setCancelHandler(handler: DispatchWorkItem { told.signal() })
timer.schedule(deadline: .now(), repeating: .milliseconds(1), leeway: .nanoseconds(0))
timer.schedule(deadline: .now(), repeating: 0.001, leeway: .milliseconds(1))
timer.schedule(deadline: .now() + 0.001)
timer.schedule(deadline: .now(), leeway: .milliseconds(0))
timer.schedule(deadline: .now(), repeating: .never)
timer.schedule(wallDeadline: .now(), repeating: .milliseconds(1), leeway: .nanoseconds(0))
timer.schedule(wallDeadline: .now(), repeating: 0.001)
timer.schedule(wallDeadline: .now())
timer.activate()
told.wait()
told.wait()
print("ticked", timer.isCancelled, timer.data >= 0)
timer.cancel()
told.wait()
print(timer.isCancelled)
timer2.setEventHandler(handler: nil)
timer2.resume()
timer2.cancel()
let added = DispatchSource.makeUserDataAddSource(queue: root)
added.setEventHandler { print(added.data); told.signal() }
added.resume()
added.add(data: 2)
told.wait()
let ored = DispatchSource.makeUserDataOrSource(queue: root)
ored.setEventHandler { print(ored.data); told.signal() }
ored.resume()
ored.or(data: 5)
told.wait()
let replaced: DispatchSourceUserDataReplace = DispatchSource.makeUserDataReplaceSource(queue: root)
replaced.setEventHandler { print(replaced.data); told.signal() }
replaced.resume()
replaced.replace(data: 9)
told.wait()

let t = DispatchTime.now()
let u = DispatchTime(uptimeNanoseconds: t.uptimeNanoseconds)
print(t == u, t < .distantFuture, t + 1.0 > t, t - 1.0 < t, t + .seconds(1) - .seconds(1) == t)
print((t + .seconds(1)).uptimeNanoseconds - t.uptimeNanoseconds)
print(t.rawValue > 0)
let w = DispatchWallTime.now()
print(w < .distantFuture, w + .seconds(1) > w, w - 1.0 < w, w == w, w + 1.0 > w, w - .seconds(1) < w)
print(DispatchWallTime(timespec: timespec(tv_sec: 1, tv_nsec: 0)) < w)
print(DispatchTimeInterval.seconds(1) == .milliseconds(1000), DispatchTimeInterval.never == .never)
print(DispatchQoS(qosClass: .utility, relativePriority: -1) == .utility, DispatchQoS.utility.qosClass == .utility, DispatchQoS.utility.relativePriority)
print([DispatchQoS.background, .utility, .default, .userInitiated, .userInteractive, .unspecified].count)
print([DispatchQoS.QoSClass.background, .utility, .default, .userInitiated, .userInteractive, .unspecified].count)
print(DispatchWorkItemFlags.barrier.rawValue)
