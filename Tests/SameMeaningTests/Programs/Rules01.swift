// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

func rule_C_01_nested_concurrent_perform_8_cubed() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: 8 × 8 × 8 iterations
// caption: Three concurrentPerforms inside one another: 512 calls, each index exactly once.


let counter = DispatchQueue(label: "counter")
var count = 0
DispatchQueue.concurrentPerform(iterations: 8) { _ in
  DispatchQueue.concurrentPerform(iterations: 8) { _ in
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      counter.sync { count += 1 }
    }
  }
}
print("\(count) calls")

// expect: prints only "512 calls"
#sourceLocation()
neverEnd()
}

func rule_C_02_concurrent_perform_with_a_busy_pool() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: concurrentPerform while the pool is busy
// caption: 32 iterations, and every one of them runs on the caller's thread.
// simulate: platform linux, cores 2


for n in 1...3 {
  DispatchQueue.global().async { work("busy \(n)", .milliseconds(300)) }
}
Thread.sleep(forTimeInterval: 0.05)
let lock = NSLock()
var onMain = 0
DispatchQueue.concurrentPerform(iterations: 32) { _ in
  lock.lock()
  if Thread.isMainThread { onMain += 1 }
  lock.unlock()
}
print("\(onMain) on the main thread")

// expect: prints only "32 on the main thread"
#sourceLocation()
neverEnd()
}

func rule_C_03_a_semaphore_as_a_mutex() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A semaphore as a mutex
// caption: A thousand iterations on many threads, one semaphore of value 1: nothing is lost.


let mutex = DispatchSemaphore(value: 1)
var total = 0
DispatchQueue.concurrentPerform(iterations: 1000) { _ in
  mutex.wait()
  total += 1
  mutex.signal()
}
print("total \(total)")

// expect: prints only "total 1000"
#sourceLocation()
neverEnd()
}

func rule_C_04_waiting_twice_for_three_queues() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Waiting twice for three queues
// caption: The first wait gives up at 250 ms, the second succeeds at 350 ms, when the three blocks end.


let group = DispatchGroup()
for n in 1...3 {
  DispatchQueue(label: "queue \(n)").async(group: group) { io("block \(n)", .milliseconds(350)) }
}
print("first wait timed out: \(group.wait(timeout: .now() + .milliseconds(250)) == .timedOut)")
print("second wait timed out: \(group.wait(timeout: .now() + .milliseconds(250)) == .timedOut)")

// expect: prints only "first wait timed out: true", "second wait timed out: false"
// expect: completes at 350 ms
#sourceLocation()
neverEnd()
}

func rule_C_05_a_group_of_a_hundred_queues() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A group of a hundred queues, used twice
// caption: Both waits succeed, and the notify comes once, on main.


let group = DispatchGroup()
for round in 1...2 {
  for n in 1...100 {
    DispatchQueue(label: "queue \(n)").async(group: group) {}
  }
  print("round \(round): \(group.wait(timeout: .now() + .seconds(5)) == .success)")
}
group.notify(queue: .main) { print("notified") }

// expect: prints only "round 1: true", "round 2: true", "notified"
#sourceLocation()
neverEnd()
}

func rule_C_06_thirty_two_serial_queues_that_never_end() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Thirty-two serial queues whose blocks never end
// caption: Each gets a thread, so all of them start; then the main thread waits for a signal that never comes.


let started = DispatchSemaphore(value: 0)
let never = DispatchSemaphore(value: 0)
for n in 1...32 {
  DispatchQueue(label: "queue \(n)").async {
    started.signal()
    never.wait()
  }
}
for _ in 1...32 { started.wait() }
print("32 started")

// expect: prints only "32 started"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_C_07_ping_pong() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Ping-pong between two queues
// caption: A thousand times from one serial queue to the other, in one group: the wait ends with the last.


let ping = DispatchQueue(label: "ping")
let pong = DispatchQueue(label: "pong")
let group = DispatchGroup()
var counter = 0
var isInside = false
var overlaps = 0

func hit() {
  if isInside { overlaps += 1 }
  isInside = true
  counter += 1
  if counter < 1000 {
    let next = counter % 2 == 0 ? ping : pong
    isInside = false
    next.async(group: group) { hit() }
  }
}

ping.async(group: group) { hit() }
group.wait()
print("\(counter) hits, \(overlaps) overlaps")

// expect: prints only "1000 hits, 0 overlaps"
#sourceLocation()
neverEnd()
}

func rule_C_08_readers_through_a_child_writers_on_the_target() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Readers on a child, writers on its target
// caption: A reader of the child takes a place in the target, so a barrier on the target keeps it out.
// conformance: lines in any order


let target = DispatchQueue(label: "target", attributes: .concurrent)
let child = DispatchQueue(label: "child", attributes: .concurrent, target: target)
let mutex = DispatchSemaphore(value: 1)
var readers = 0
var writers = 0
var mostReaders = 0
var clashes = 0

func read() {
  mutex.wait()
  readers += 1
  if readers > mostReaders { mostReaders = readers }
  if writers > 0 { clashes += 1 }
  mutex.signal()
  io("read", .milliseconds(30))
  mutex.wait()
  readers -= 1
  mutex.signal()
}

func write() {
  mutex.wait()
  writers += 1
  if writers > 1 || readers > 0 { clashes += 1 }
  mutex.signal()
  io("write", .milliseconds(10))
  mutex.wait()
  writers -= 1
  mutex.signal()
}

let group = DispatchGroup()
for n in 1...2 {
  DispatchQueue(label: "reader \(n)").async(group: group) {
    for _ in 1...4 { child.sync { read() } }
  }
}
DispatchQueue(label: "writer").async(group: group) {
  for _ in 1...4 {
    target.sync(flags: .barrier) { write() }
    io("pause", .milliseconds(20))
  }
}
group.wait()
print("\(clashes) clashes, at most \(mostReaders) readers")

// expect: prints only "0 clashes, at most 2 readers"
#sourceLocation()
neverEnd()
}

func rule_C_09_how_many_at_once() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: How many run at once in a hierarchy
// caption: As many as the narrowest queue of the chain lets through, for async as for sync.


let mutex = DispatchSemaphore(value: 1)
var inside = 0
var most = 0

func visit() {
  mutex.wait()
  inside += 1
  if inside > most { most = inside }
  mutex.signal()
  io("visit", .milliseconds(30))
  mutex.wait()
  inside -= 1
  mutex.signal()
}

func measure(_ name: String, _ queue: DispatchQueue) {
  let group = DispatchGroup()
  most = 0
  for _ in 1...2 { queue.async(group: group) { visit() } }
  group.wait()
  let asynchronous = most
  most = 0
  for n in 1...2 {
    DispatchQueue(label: "caller \(n)").async(group: group) { queue.sync { visit() } }
  }
  group.wait()
  print("\(name): async \(asynchronous), sync \(most)")
}

let serial = DispatchQueue(label: "serial")
let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
measure("serial", serial)
measure("concurrent", concurrent)
measure("serial on serial", DispatchQueue(label: "s/s", target: serial))
measure("serial on concurrent", DispatchQueue(label: "s/c", target: concurrent))
measure("concurrent on serial", DispatchQueue(label: "c/s", attributes: .concurrent, target: serial))
measure("concurrent on concurrent", DispatchQueue(label: "c/c", attributes: .concurrent, target: concurrent))

// expect: prints "serial: async 1, sync 1", "concurrent: async 2, sync 2", "serial on serial: async 1, sync 1"
// expect: prints "serial on concurrent: async 1, sync 1", "concurrent on serial: async 1, sync 1"
// expect: prints "concurrent on concurrent: async 2, sync 2"
#sourceLocation()
neverEnd()
}

func rule_C_10_a_timer_suspended_for_a_while() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A timer suspended for a while
// caption: Three firings before, three missed in the pause and told in one call, three after: 7 calls, 9 firings.


let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
var calls = 0
var firings = 0
timer.setEventHandler {
  calls += 1
  firings += Int(timer.data)
}
timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
timer.resume()

func report() {
  queue.sync { print("\(calls) calls, \(firings) firings") }
}

Thread.sleep(forTimeInterval: 0.35)
timer.suspend()
report()
Thread.sleep(forTimeInterval: 0.3)
report()
timer.resume()
Thread.sleep(forTimeInterval: 0.3)
report()
timer.cancel()

// expect: prints only "3 calls, 3 firings", "3 calls, 3 firings", "7 calls, 9 firings"
#sourceLocation()
neverEnd()
}

func rule_C_11_cancelled_in_its_third_call() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A timer that cancels itself in its third call
// caption: Three events, one cancel handler, and the one-shot timers beside it are not disturbed.


let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
var calls = 0
timer.setEventHandler {
  calls += 1
  print("event \(calls)")
  if calls == 3 { timer.cancel() }
}
timer.setCancelHandler { print("cancel handler") }
timer.schedule(deadline: .now(), repeating: .milliseconds(100))
timer.resume()
let early = DispatchSource.makeTimerSource(queue: queue)
early.setEventHandler { print("one-shot at 150") }
early.schedule(deadline: .now() + .milliseconds(150))
early.resume()
let late = DispatchSource.makeTimerSource(queue: queue)
late.setEventHandler { print("one-shot at 350") }
late.schedule(deadline: .now() + .milliseconds(350))
late.resume()

// expect: prints only "event 1", "event 2", "one-shot at 150", "event 3", "cancel handler", "one-shot at 350"
#sourceLocation()
neverEnd()
}

func rule_C_12_a_timer_rescheduled_by_its_handler() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A timer whose handler makes it faster
// caption: Every 200 ms at first; its first event reschedules it to every 50 ms from now on.


let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
let start = DispatchTime.now()
var events = 0
timer.setEventHandler {
  events += 1
  if events == 1 { timer.schedule(deadline: .now(), repeating: .milliseconds(50)) }
  if events == 6 {
    timer.cancel()
    let milliseconds = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000
    print("6 events within a second: \(milliseconds < 1000)")
  }
}
timer.schedule(deadline: start + .milliseconds(200), repeating: .milliseconds(200))
timer.resume()

// expect: prints only "6 events within a second: true"
// expect: completes at 400 ms
#sourceLocation()
neverEnd()
}
