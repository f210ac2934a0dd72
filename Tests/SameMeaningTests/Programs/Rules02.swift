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
// caption: 300 ms, then 100 ms more, then none: each block starts the next.


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

func rule_G_01_a_cancelled_item_still_leaves_its_group() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A cancelled work item still leaves its group
// caption: Its body never runs, but its turn comes, and with it the group's count goes down.


let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("never") }
queue.suspend()
queue.async(group: group, execute: item)
item.cancel()
print("counted in: \(group.wait(timeout: .now()) == .timedOut)")
queue.resume()
group.wait()
print("counted out")

// expect: prints only "counted in: true", "counted out"
#sourceLocation()
neverEnd()
}

func rule_G_01_async_with_a_group_enters_and_leaves() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: async(group:) enters before and leaves after
// caption: The wait begins when both blocks have been counted in, and ends when both have ended.
// conformance: lines in any order


let group = DispatchGroup()
let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async(group: group) {
  io("load 1", .milliseconds(40))
  print("load 1")
}
queue.async(group: group) {
  io("load 2", .milliseconds(80))
  print("load 2")
}
group.wait()
print("both are done")

// expect: prints only "load 1", "load 2", "both are done"
// expect: completes at 80 ms
#sourceLocation()
neverEnd()
}

func rule_G_02_wait_times_out_and_may_be_repeated() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A wait that times out may be repeated
// caption: An empty group succeeds at once, a busy one gives up in time, and waiting again is allowed.


let group = DispatchGroup()
print("empty: \(group.wait(timeout: .now()) == .success)")
DispatchQueue.global().async(group: group) { io("download", .milliseconds(200)) }
print("after 60 ms: \(group.wait(timeout: .now() + .milliseconds(60)) == .timedOut)")
print("after 1 s: \(group.wait(timeout: .now() + .seconds(1)) == .success)")

// expect: prints only "empty: true", "after 60 ms: true", "after 1 s: true"
// expect: completes at 200 ms
#sourceLocation()
neverEnd()
}

func rule_G_03_notify_on_an_empty_group_submits_at_once() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: notify on an empty group is an async
// caption: There is nothing to wait for: the block is submitted immediately, and runs after the launch code.


let group = DispatchGroup()
group.notify(queue: .main) { print("notified") }
print("launch ends")

// expect: prints only "launch ends", "notified"
#sourceLocation()
neverEnd()
}

func rule_G_04_notifies_run_in_the_order_of_registration() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Several notifies, in the order of registration
// caption: All are submitted when the last member leaves, first registered first.


let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
group.enter()
for n in 1...4 {
  group.notify(queue: queue) { print("notify \(n)") }
}
print("leave")
group.leave()

// expect: prints only "leave", "notify 1", "notify 2", "notify 3", "notify 4"
#sourceLocation()
neverEnd()
}

func rule_G_05_a_group_may_be_used_again() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: notify fires once; the group may be used again
// caption: The second round needs a notify of its own.


let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
group.enter()
group.notify(queue: queue) { print("first round") }
group.leave()
queue.sync { print("between") }
group.enter()
group.notify(queue: queue) { print("second round") }
group.leave()
queue.sync { print("end") }

// expect: prints only "first round", "between", "second round", "end"
#sourceLocation()
neverEnd()
}
