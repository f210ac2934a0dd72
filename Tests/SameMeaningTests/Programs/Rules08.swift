// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

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

func rule_S_10_siblings_on_a_concurrent_target_may_sync() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Siblings over a concurrent target may sync to each other
// caption: Each takes one of the target's many places; nothing is held exclusively but the two queues themselves.


let target = DispatchQueue(label: "target", attributes: .concurrent)
let red = DispatchQueue(label: "red", target: target)
let blue = DispatchQueue(label: "blue", target: target)
red.async {
  print("in red")
  blue.sync { print("in blue") }
  print("back in red")
}

// expect: prints only "in red", "in blue", "back in red"
#sourceLocation()
neverEnd()
}

func rule_S_10_sync_back_through_another_queue_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: a → b → a on one thread traps
// caption: sync stays on its thread, so the thread that holds a asks for a again, two calls deeper, and is caught.


let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
a.async {
  print("in a")
  b.sync {
    print("in b")
    a.sync { print("in a again") }
  }
}

// expect: prints only "in a", "in b"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}

func rule_S_10_sync_between_serial_siblings_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Siblings over one serial target cannot sync to each other
// caption: Two different queues, one lock underneath: the second sync needs the target that the first already holds.


let target = DispatchQueue(label: "target")
let red = DispatchQueue(label: "red", target: target)
let blue = DispatchQueue(label: "blue", target: target)
red.async {
  print("in red")
  blue.sync { print("in blue") }
}

// expect: prints only "in red"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}

func rule_S_10_sync_to_a_child_from_its_target_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync from a target to its child traps
// caption: The child is free, but to run it the target is needed, and this thread holds it.


let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", target: target)
target.async {
  print("in the target")
  child.sync { print("in the child") }
}

// expect: prints only "in the target"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}

func rule_S_10_sync_to_the_target_from_a_child_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync from a child to its target traps
// caption: Whoever drains the child holds the target as well.


let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", target: target)
child.async {
  print("in the child")
  target.sync { print("in the target") }
}

// expect: prints only "in the child"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}

func rule_S_11_a_cycle_of_three_queues_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Three queues in a ring
// caption: Each holds one queue and waits for the next; no thread owns two of them, so nothing is noticed.
// conformance: lines in any order


let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
let c = DispatchQueue(label: "c")

func hold(_ mine: DispatchQueue, _ name: String, andWantIn next: DispatchQueue) {
  mine.async {
    io("hold \(name)", .milliseconds(50))
    print("\(name) wants the next")
    next.sync { print("never") }
  }
}
hold(a, "a", andWantIn: b)
hold(b, "b", andWantIn: c)
hold(c, "c", andWantIn: a)

// expect: prints only "a wants the next", "b wants the next", "c wants the next"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_S_11_a_cycle_through_a_semaphore_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A cycle through a semaphore
// caption: a waits for a signal that comes only after a sync onto a.


let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
let done = DispatchSemaphore(value: 0)
a.async {
  b.async {
    print("b wants a")
    a.sync { print("never") }
    done.signal()
  }
  io("hold a", .milliseconds(40))
  print("a waits")
  done.wait()
  print("never")
}

// expect: prints only "b wants a", "a waits"
// expect: deadlock
#sourceLocation()
neverEnd()
}
