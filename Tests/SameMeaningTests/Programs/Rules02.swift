// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

func rule_C_13_a_timer_that_suspends_its_own_queue() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A very fast timer that suspends its own queue
// caption: It fires once: its queue is suspended by then. Another timer is not disturbed.


let queue = DispatchQueue(label: "queue")
let fast = DispatchSource.makeTimerSource(queue: queue)
var fired = 0
fast.setEventHandler {
  fired += 1
  queue.suspend()
}
fast.schedule(deadline: .now(), repeating: .nanoseconds(100))
fast.resume()
let other = DispatchSource.makeTimerSource(queue: .main)
other.setEventHandler {
  fast.cancel()
  queue.resume()
  queue.sync { print("the fast one fired \(fired) time") }
}
other.schedule(deadline: .now() + .milliseconds(100))
other.resume()

// expect: prints only "the fast one fired 1 time"
#sourceLocation()
neverEnd()
}

func rule_C_14_an_interval_beyond_31_bits() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: An interval beyond 31 bits
// caption: 2,147,483,648 ns: it fires after 2.147 s, not at once and not never.


let timer = DispatchSource.makeTimerSource(queue: .main)
timer.setEventHandler {
  print("fired, data \(timer.data)")
  timer.cancel()
}
timer.schedule(deadline: .now() + .nanoseconds(0x8000_0000), repeating: .nanoseconds(0x8000_0000))
timer.resume()
DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) { print("not before 2 s") }

// expect: prints only "not before 2 s", "fired, data 1"
#sourceLocation()
neverEnd()
}

func rule_C_15_a_context_for_a_key() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: What is set for a key
// caption: A child sees its target's value until it has one of its own; a new value replaces the old one, nil takes it away.


let key = DispatchSpecificKey<String>()
let other = DispatchSpecificKey<Int>()
let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", attributes: .concurrent, target: target)

func look(_ place: String) {
  child.sync {
    let number = DispatchQueue.getSpecific(key: other) ?? 0
    print("\(place): \(DispatchQueue.getSpecific(key: key) ?? "nil") \(number)")
  }
}

look("unset")
target.setSpecific(key: key, value: "first")
target.setSpecific(key: other, value: 1)
look("from the target")
target.setSpecific(key: key, value: "second")
look("replaced")
child.setSpecific(key: key, value: "own")
look("its own")
child.setSpecific(key: key, value: nil)
look("removed")
target.setSpecific(key: key, value: nil)
look("none")

// expect: prints only "unset: nil 0", "from the target: first 1", "replaced: second 1", "its own: own 1", "removed: second 1", "none: nil 1"
#sourceLocation()
neverEnd()
}

func rule_C_16_sync_on_main() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Ten times main.sync between the ticks of a timer
// caption: The worker's blocks and the timer's take turns on the main thread.


let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: .main)
var ticks = 0
var visits = 0
var strangers = 0
timer.setEventHandler {
  ticks += 1
  if !Thread.isMainThread { strangers += 1 }
}
timer.schedule(deadline: .now() + .milliseconds(35), repeating: .milliseconds(50))
timer.resume()
queue.async {
  for _ in 1...10 {
    io("compute", .milliseconds(20))
    DispatchQueue.main.sync {
      visits += 1
      if !Thread.isMainThread { strangers += 1 }
    }
  }
  DispatchQueue.main.sync {
    timer.cancel()
    print("\(visits) visits, ticks between them: \(ticks >= 3), \(strangers) off the main thread")
  }
}

// expect: prints only "10 visits, ticks between them: true, 0 off the main thread"
#sourceLocation()
neverEnd()
}

func rule_C_17_an_extra_block_runs_although_workers_sleep() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: One more block although the workers sleep
// caption: All but one of the pool's threads sleep; the block that raises the flag still gets its thread in time.
// simulate: platform linux, cores 2


let global = DispatchQueue.global()
let raised = DispatchSemaphore(value: 0)
global.async { io("sleeper", .milliseconds(500)) }
global.async { raised.signal() }
print("raised in time: \(raised.wait(timeout: .now() + .milliseconds(300)) == .success)")

// expect: prints only "raised in time: true"
#sourceLocation()
neverEnd()
}

func rule_C_18_tokens_cascade_over_queues() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Tokens cascade over a row of queues
// caption: Twenty tokens, twelve serial queues: every hop goes to the next queue, none is lost.


var queues: [DispatchQueue] = []
for n in 0..<12 { queues.append(DispatchQueue(label: "queue \(n)")) }
let mutex = DispatchSemaphore(value: 1)
let group = DispatchGroup()
var hops = 0
var backward = 0

func hop(_ token: Int, from last: Int, to index: Int) {
  queues[index].async(group: group) {
    mutex.wait()
    hops += 1
    if index != last + 1 { backward += 1 }
    mutex.signal()
    if index + 1 < 12 { hop(token, from: index, to: index + 1) }
  }
}

for token in 1...20 { hop(token, from: -1, to: 0) }
group.wait()
print("\(hops) hops, \(backward) out of order")

// expect: prints only "240 hops, 0 out of order"
#sourceLocation()
neverEnd()
}

func rule_C_19_a_starfish_of_queues() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Everybody asks everybody
// caption: Ten serial queues, each asks all ten and gets ten answers: 220 blocks.


var queues: [DispatchQueue] = []
var answers: [Int] = []
for n in 0..<10 {
  queues.append(DispatchQueue(label: "queue \(n)"))
  answers.append(0)
}
let mutex = DispatchSemaphore(value: 1)
let group = DispatchGroup()
var blocks = 0

func count() {
  mutex.wait()
  blocks += 1
  mutex.signal()
}

func ask(_ asker: Int, _ other: Int) {
  queues[other].async(group: group) {
    count()
    queues[asker].async(group: group) {
      count()
      mutex.wait()
      answers[asker] += 1
      mutex.signal()
    }
  }
}

for asker in 0..<10 {
  queues[asker].async(group: group) {
    count()
    for other in 0..<10 { ask(asker, other) }
  }
}
group.wait()
for n in 0..<10 { queues[n].sync { blocks += 1 } }
var full = 0
for n in 0..<10 where answers[n] == 10 { full += 1 }
print("\(blocks) blocks, \(full) with ten answers")

// expect: prints only "220 blocks, 10 with ten answers"
#sourceLocation()
neverEnd()
}

func rule_C_20_a_chain_of_delays() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A chain of delays
// caption: 330 ms, then 100 ms more, then none: each block starts the next.


let start = DispatchTime.now()

func tenths() -> UInt64 {
  (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 100_000_000
}

DispatchQueue.main.asyncAfter(deadline: start + .milliseconds(330)) {
  print("first at \(tenths())")
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) {
    print("second at \(tenths())")
    DispatchQueue.main.asyncAfter(deadline: .now()) {
      print("third at \(tenths())")
    }
  }
}

// expect: prints only "first at 3", "second at 4", "third at 4"
// expect: completes at 430 ms
#sourceLocation()
neverEnd()
}

func rule_C_41_a_group_that_is_entered_around_its_blocks() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A group that is entered around its blocks
// caption: Six rounds: enter, four blocks, leave, notify; each round waits for its notification. None comes late or twice.


let notifications = DispatchQueue(label: "notifications")
let tested = DispatchGroup()
var completed = 0
var lost = 0
for round in 1...6 {
  tested.enter()
  let group = DispatchGroup()
  group.enter()
  for n in 1...4 {
    DispatchQueue(label: "queue \(n)").async(group: group) {}
  }
  group.leave()
  group.notify(queue: notifications) {
    completed = round
    tested.leave()
  }
  if tested.wait(timeout: .now() + .seconds(1)) == .timedOut { lost += 1 }
  if completed != round { lost += 1 }
}
print("\(completed) rounds, \(lost) notifications lost")

// expect: prints only "6 rounds, 0 notifications lost"
#sourceLocation()
neverEnd()
}

func rule_C_42_a_timer_behind_a_crowd_of_suspended_ones() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A timer behind a crowd of timers that cannot deliver
// caption: Twenty timers suspend themselves when they are registered, and their queue is suspended then; the last one fires.


let queue = DispatchQueue(label: "queue")
let registered = DispatchGroup()
var crowd: [DispatchSourceTimer] = []
var calls = 0
for _ in 0..<20 {
  let timer = DispatchSource.makeTimerSource(queue: queue)
  crowd.append(timer)
  timer.schedule(deadline: .now(), repeating: .milliseconds(10))
  timer.setEventHandler { calls += 1 }
  registered.enter()
  timer.setRegistrationHandler {
    timer.suspend()
    registered.leave()
  }
  timer.resume()
}
registered.wait()
queue.suspend()
for timer in crowd { timer.resume() }

let finished = DispatchSemaphore(value: 0)
let short = DispatchSource.makeTimerSource(queue: .global())
var firings = 0
short.setEventHandler {
  firings += Int(short.data)
  if firings >= 5 {
    short.cancel()
    finished.signal()
  }
}
short.schedule(deadline: .now(), repeating: .milliseconds(10))
short.resume()
let inTime = finished.wait(timeout: .now() + .seconds(2)) == .success
for timer in crowd { timer.cancel() }
queue.resume()
queue.sync { print("fired in time: \(inTime), the crowd was called \(calls) times") }

// expect: prints only "fired in time: true, the crowd was called 0 times"
#sourceLocation()
neverEnd()
}

func rule_C_43_rescheduled_and_cancelled_in_one_call() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Rescheduled and cancelled in one call
// caption: The third call gives the timer a new schedule and cancels it: the new schedule never counts.


let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
var calls = 0
timer.setEventHandler {
  calls += 1
  print("event \(calls)")
  if calls == 3 {
    timer.schedule(deadline: .now())
    timer.cancel()
  }
}
timer.setCancelHandler { print("cancelled") }
timer.schedule(deadline: .now(), repeating: .milliseconds(50))
timer.resume()
queue.asyncAfter(deadline: .now() + .milliseconds(300)) { print("nothing more") }

// expect: prints only "event 1", "event 2", "event 3", "cancelled", "nothing more"
#sourceLocation()
neverEnd()
}
