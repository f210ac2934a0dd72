// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

func rule_Q_25_an_empty_pass_keeps_a_place_in_the_line() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: An empty pass keeps a place in the line
// caption: A1 was added while the child ran, so the child stands in line again, with nothing to do; A2 takes that place, before B1.


let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)
a.async {
  io("A0", .milliseconds(80))
  print("A0")
}
Thread.sleep(forTimeInterval: 0.025)
a.async { print("A1") }
target.async {
  io("T1", .milliseconds(150))
  print("T1")
}
Thread.sleep(forTimeInterval: 0.1)
b.async { print("B1") }
Thread.sleep(forTimeInterval: 0.025)
a.async { print("A2") }

// expect: prints only "A0", "A1", "T1", "A2", "B1"
#sourceLocation()
neverEnd()
}

func rule_Q_25_work_added_during_a_drain_brings_the_queue_back() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Work added while a queue runs brings the queue back once more
// caption: The child is empty, yet it stands in its target's line again behind the barrier, so a sync to it waits for ever.


let target = DispatchQueue(label: "target", attributes: .concurrent)
let child = DispatchQueue(label: "child", target: target)
child.async {
  child.async { print("second block of the child") }
  io("first block", .milliseconds(60))
  print("first block of the child")
}
Thread.sleep(forTimeInterval: 0.03)
target.async(flags: .barrier) {
  io("barrier", .milliseconds(60))
  print("barrier")
  child.sync { print("in the child") }
  print("never")
}

// expect: prints only "first block of the child", "second block of the child", "barrier"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_Q_26_activation_hands_over_one_by_one() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Activation hands blocks over one by one
// caption: The first block of the activated queue may submit B before the second has been handed to the target.
// conformance: lines in any order
// explore: every order


let serial = DispatchQueue(label: "serial", target: DispatchQueue.global())
let child = DispatchQueue(label: "child", attributes: [.concurrent, .initiallyInactive], target: serial)
child.async { print("A"); serial.async { print("B") } }
child.async { print("C") }
serial.sync { print("warm") }
serial.async { print("warm too") }
Thread.sleep(forTimeInterval: 0.04)
child.activate()

// expect: prints "warm", "warm too", "A", "C"
// expect sometimes: prints "A", "B", "C"
// expect sometimes: prints "A", "C", "B"
#sourceLocation()
neverEnd()
}

func rule_Q_27_a_sync_over_main_does_not_cut_the_batch() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A sync onto a queue over main does not cut the batch
// caption: The main thread runs the block itself when its turn comes, in the same batch: before M.


let q = DispatchQueue(label: "q", target: DispatchQueue.main)
q.async { print("C"); io("C", .milliseconds(120)) }
DispatchQueue.main.async { print("M") }
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(40)) {
  q.sync { print("S") }
}

// expect: prints only "C", "S", "M"
#sourceLocation()
neverEnd()
}

func rule_S_01_each_producer_keeps_its_order() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A serial queue keeps each producer's order
// caption: Two producers, one queue: 1 comes before 2 before 3 for both; how they interleave is promised by nobody.
// conformance: lines in any order


let log = DispatchQueue(label: "log")
let producers = DispatchQueue(label: "producers", attributes: .concurrent)
producers.async {
  for n in 1...3 { log.async { print("left \(n)") } }
}
producers.async {
  for n in 1...3 { log.async { print("right \(n)") } }
}

// expect: prints "left 1", "left 2", "left 3"
// expect: prints "right 1", "right 2", "right 3"
#sourceLocation()
neverEnd()
}

func rule_S_02_async_to_your_own_queue_goes_to_the_end() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: async to your own queue goes to the end of the line
// caption: The inner block does not run inside the outer one: it joins the queue behind what is already there.


let queue = DispatchQueue(label: "queue")
queue.async {
  print("1")
  io("one", .milliseconds(60))
  queue.async { print("inner") }
  print("1 end")
}
queue.async { print("2") }

// expect: prints only "1", "1 end", "2", "inner"
#sourceLocation()
neverEnd()
}

func rule_S_03_barrier_sync_comes_after_earlier_asyncs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A barrier sync waits for what was submitted before it
// caption: On a concurrent queue a plain sync may overtake; with the barrier flag it cannot.
// conformance: lines in any order


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async {
  io("read 1", .milliseconds(40))
  print("read 1")
}
queue.async {
  io("read 2", .milliseconds(80))
  print("read 2")
}
queue.sync(flags: .barrier) { print("barrier sync") }
print("caller goes on")

// expect: prints only "read 1", "read 2", "barrier sync", "caller goes on"
#sourceLocation()
neverEnd()
}

func rule_S_03_sync_comes_after_earlier_asyncs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync waits for what was submitted before it
// caption: On a serial queue a sync from the same thread always comes after its earlier asyncs.


let queue = DispatchQueue(label: "queue")
queue.async { print("async 1") }
queue.async { print("async 2") }
queue.sync { print("sync") }
print("caller goes on")

// expect: prints only "async 1", "async 2", "sync", "caller goes on"
#sourceLocation()
neverEnd()
}

func rule_S_04_a_reader_overtakes_earlier_asyncs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync on a concurrent queue overtakes earlier asyncs
// caption: The pool is busy: A and B were handed to it and wait for a thread, while the caller needs none and reads at once.
// simulate: platform linux, cores 2


DispatchQueue.global().async { work("busy 1", .milliseconds(80)) }
DispatchQueue.global().async { work("busy 2", .milliseconds(160)) }
Thread.sleep(forTimeInterval: 0.03)

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async { print("A") }
queue.async { print("B") }
queue.sync { print("S") }

// expect: prints only "S", "A", "B"
#sourceLocation()
neverEnd()
}

func rule_S_05_sync_on_a_global_queue_waits_for_nothing() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync on a global queue waits for nothing
// caption: Fifty blocks are queued and every worker is busy; the sync block runs at once, on the caller's thread.
// simulate: platform linux, cores 2


let global = DispatchQueue.global()
global.async { work("busy 1", .milliseconds(120)) }
global.async { work("busy 2", .milliseconds(120)) }
Thread.sleep(forTimeInterval: 0.03)
var count = 0
let group = DispatchGroup()
let counter = DispatchQueue(label: "counter")
for _ in 1...50 {
  global.async(group: group) { counter.sync { count += 1 } }
}
global.sync { print("sync runs first") }
global.sync(flags: .barrier) { print("barrier sync, too") }
group.wait()
print("then \(count) blocks")

// expect: prints only "sync runs first", "barrier sync, too", "then 50 blocks"
#sourceLocation()
neverEnd()
}

func rule_S_06_contended_sync_still_runs_on_its_caller() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A sync that had to wait still runs on its caller's thread
// caption: The main thread waits for its turn, then runs the block itself.


let queue = DispatchQueue(label: "queue")
queue.async { io("busy", .milliseconds(80)) }
Thread.sleep(forTimeInterval: 0.03)
queue.sync { print("on the main thread: \(Thread.isMainThread)") }

// expect: prints only "on the main thread: true"
#sourceLocation()
neverEnd()
}

func rule_S_06_sync_runs_on_its_callers_thread() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync runs its block on the caller's thread
// caption: No thread changes hands, except for the main queue: its blocks run on the main thread whoever calls.


let queue = DispatchQueue(label: "queue")
let other = DispatchQueue(label: "other")
queue.sync { print("from main: on the main thread \(Thread.isMainThread)") }
queue.async {
  other.sync { print("from a worker: on the main thread \(Thread.isMainThread)") }
  DispatchQueue.main.sync { print("main.sync from a worker: on the main thread \(Thread.isMainThread)") }
}

// expect: prints "from main: on the main thread true", "from a worker: on the main thread false"
// expect: prints "main.sync from a worker: on the main thread true"
#sourceLocation()
neverEnd()
}

func rule_S_07_contended_sync_waits_its_turn() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A contended sync waits its turn
// caption: Waiting callers and asynchronous blocks stand in the same line: first come, first served.


let queue = DispatchQueue(label: "queue")
queue.async {
  io("busy", .milliseconds(250))
  print("busy")
}
queue.async { print("a1") }
Thread.sleep(forTimeInterval: 0.04)
DispatchQueue.global().async { queue.sync { print("S1") } }
Thread.sleep(forTimeInterval: 0.04)
queue.async { print("a2") }
DispatchQueue.global().async { queue.sync { print("S2") } }
Thread.sleep(forTimeInterval: 0.04)
queue.async { print("a3") }

// expect: prints only "busy", "a1", "S1", "a2", "S2", "a3"
#sourceLocation()
neverEnd()
}

func rule_S_09_main_sync_from_the_main_thread_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: DispatchQueue.main.sync on the main thread
// caption: The main thread owns the main queue from the start, so this traps even before the run loop turns.


print("before")
DispatchQueue.main.sync { print("inside") }
print("after")

// expect: prints only "before"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}

func rule_S_09_sync_to_your_own_queue_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync to the queue you are on is a crash, not a hang
// caption: Every book says deadlock; since 2016 libdispatch notices and ends the process.


let queue = DispatchQueue(label: "queue")
queue.async {
  print("outer")
  queue.sync { print("inner") }
  print("never")
}

// expect: prints only "outer"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}

func rule_S_10_a_child_may_read_its_concurrent_target() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A child may sync to its concurrent target
// caption: A reader beside the child's own place in the target: allowed.


let target = DispatchQueue(label: "target", attributes: .concurrent)
let child = DispatchQueue(label: "child", target: target)
child.async {
  print("in the child")
  target.sync { print("reading the target") }
  print("back in the child")
}

// expect: prints only "in the child", "reading the target", "back in the child"
#sourceLocation()
neverEnd()
}

func rule_S_10_main_sync_to_a_queue_on_main_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A queue that targets main is the main queue
// caption: From the main thread its sync asks for a queue the main thread already owns.


let screen = DispatchQueue(label: "screen", target: .main)
print("before")
screen.sync { print("inside") }
print("after")

// expect: prints only "before"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}
