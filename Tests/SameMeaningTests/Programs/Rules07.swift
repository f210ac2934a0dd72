// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

func rule_Q_11_queues_with_one_serial_target_never_overlap() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Two queues, one serial target: one at a time
// caption: Blocks of both queues and of the target itself exclude each other: a hierarchy is a lock.
// conformance: lines in any order


let target = DispatchQueue(label: "target")
let red = DispatchQueue(label: "red", target: target)
let blue = DispatchQueue(label: "blue", target: target)
var inside = 0

func enter(_ name: String) {
  inside += 1
  io(name, .milliseconds(20))
  print("\(name): \(inside) inside")
  inside -= 1
}

red.async { enter("red") }
blue.async { enter("blue") }
target.async { enter("target") }
red.async { enter("red again") }

// expect: prints only "red: 1 inside", "red again: 1 inside", "blue: 1 inside", "target: 1 inside"
#sourceLocation()
neverEnd()
}

func rule_Q_12_a_queue_held_by_sync_stands_in_line_afterwards() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A queue that a sync holds stands in line only afterwards
// caption: a got its block first, but while the sync holds a nobody can drain it; b is already in the target's line by then.


let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)
a.sync {
  a.async { print("A1") }
  b.async { print("B1") }
  print("sync")
}

// expect: prints only "sync", "B1", "A1"
#sourceLocation()
neverEnd()
}

func rule_Q_12_a_running_child_keeps_its_target() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A running child goes on before its siblings
// caption: Blocks added to the child while it runs join its batch, ahead of a sibling that was submitted earlier.


let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)

a.async {
  io("A0", .milliseconds(100))
  print("A0")
}
Thread.sleep(forTimeInterval: 0.04)
b.async { print("B1") }
target.async { print("T1") }
a.async { print("A1") }
a.async { print("A2") }

// expect: prints only "A0", "A1", "A2", "B1", "T1"
#sourceLocation()
neverEnd()
}

func rule_Q_12_a_serial_child_drains_in_one_batch() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Serial siblings do not keep the order of submission
// caption: A serial child is one entry in its target: once reached, it drains all its blocks before the next sibling runs.


let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)

target.suspend()
a.async { print("a1") }
b.async { print("b1") }
a.async { print("a2") }
target.async { print("t1") }
b.async { print("b2") }
target.resume()

// expect: prints only "a1", "a2", "b1", "b2", "t1"
#sourceLocation()
neverEnd()
}

func rule_Q_12_a_sync_cuts_the_batch() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A sync cuts a child's batch short
// caption: When the drain meets a waiting caller it hands the child over, and the child queues for its target again, at the end.


let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)

a.async {
  io("A0", .milliseconds(150))
  print("A0")
}
Thread.sleep(forTimeInterval: 0.04)
DispatchQueue.global().async { a.sync { print("A.sync") } }
Thread.sleep(forTimeInterval: 0.04)
b.async { print("B1") }
a.async { print("A1") }
a.async { print("A2") }
target.async { print("T1") }

// expect: prints only "A0", "B1", "T1", "A.sync", "A1", "A2"
#sourceLocation()
neverEnd()
}

func rule_Q_13_concurrent_children_keep_the_order() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Concurrent siblings do keep the order of submission
// caption: A concurrent child forwards each block to its serial target separately, so the target sees them one by one.


let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", attributes: .concurrent, target: target)
let b = DispatchQueue(label: "b", attributes: .concurrent, target: target)

target.suspend()
a.async { print("A1") }
b.async { print("B1") }
a.async { print("A2") }
target.async { print("T1") }
b.async { print("B2") }
target.resume()

// expect: prints only "A1", "B1", "A2", "T1", "B2"
#sourceLocation()
neverEnd()
}

func rule_Q_14_a_child_that_feeds_itself_starves_its_sibling() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A child that feeds itself starves its sibling
// caption: Every block a submits to itself joins the running batch: b's only block waits until a has nothing left.


let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)
var rounds = 0

func again() {
  rounds += 1
  if rounds < 200 { a.async { again() } }
}

target.suspend()
a.async { again() }
b.async { print("b runs after \(rounds) rounds of a") }
target.resume()

// expect: prints only "b runs after 200 rounds of a"
#sourceLocation()
neverEnd()
}

func rule_Q_15_a_concurrent_child_of_a_serial_target_is_serial() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A concurrent queue on a serial target is serial
// caption: The width of a queue is the narrowest of its chain: three blocks, one at a time, in order.


let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", attributes: .concurrent, target: target)

for n in 1...3 {
  child.async {
    print("start \(n)")
    io("block \(n)", .milliseconds(30))
    print("end \(n)")
  }
}

// expect: prints only "start 1", "end 1", "start 2", "end 2", "start 3", "end 3"
#sourceLocation()
neverEnd()
}

func rule_Q_16_a_barrier_on_a_child_excludes_only_the_child() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A barrier excludes only its own queue
// caption: The target's block goes on while the child's barrier runs: a barrier owns the queue it was given to, nothing else.


let target = DispatchQueue(label: "target", attributes: .concurrent)
let child = DispatchQueue(label: "child", attributes: .concurrent, target: target)

target.async {
  print("t+")
  io("target block", .milliseconds(150))
  print("t-")
}
Thread.sleep(forTimeInterval: 0.05)
child.async(flags: .barrier) { print("barrier on child") }

// expect: prints only "t+", "barrier on child", "t-"
#sourceLocation()
neverEnd()
}

func rule_Q_17_a_barrier_waits_for_a_serial_child_to_be_empty() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A barrier waits until a serial child has run dry
// caption: The child holds one place in its concurrent target for its whole batch, even for blocks added after the barrier.


let target = DispatchQueue(label: "target", attributes: .concurrent)
let child = DispatchQueue(label: "child", target: target)

child.async {
  print("a+")
  io("a", .milliseconds(120))
  print("a-")
}
Thread.sleep(forTimeInterval: 0.04)
target.async(flags: .barrier) { print("barrier") }
Thread.sleep(forTimeInterval: 0.02)
child.async { print("a2") }

// expect: prints only "a+", "a-", "a2", "barrier"
#sourceLocation()
neverEnd()
}

func rule_Q_18_set_target_of_an_active_queue_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: An active queue keeps its target
// caption: A queue made by Swift is immutable once active: setting its target ends the process.


let target = DispatchQueue(label: "target")
let queue = DispatchQueue(label: "queue")
print("before")
queue.setTarget(queue: target)
print("after")

// expect: prints only "before"
// expect: trap "Cannot change the target of this object after it has been activated"
#sourceLocation()
neverEnd()
}

func rule_Q_18_set_target_of_an_inactive_queue() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: An inactive queue may still change its target
// caption: Made inactive, retargeted, activated: from then on it is a child of the serial target.


let target = DispatchQueue(label: "target")
let queue = DispatchQueue(label: "queue", attributes: [.concurrent, .initiallyInactive])
queue.setTarget(queue: target)
queue.activate()
for n in 1...3 {
  queue.async {
    print("start \(n)")
    io("block \(n)", .milliseconds(20))
    print("end \(n)")
  }
}

// expect: prints only "start 1", "end 1", "start 2", "end 2", "start 3", "end 3"
#sourceLocation()
neverEnd()
}

func rule_Q_20_a_target_cycle() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A queue that targets itself in the end
// caption: Two inactive queues, each made the other's target: nobody checks, and the work silently never runs.


let a = DispatchQueue(label: "a", attributes: .initiallyInactive)
let b = DispatchQueue(label: "b", attributes: .initiallyInactive)
a.setTarget(queue: b)
b.setTarget(queue: a)
a.async { print("never") }
print("before")
a.activate()
b.activate()
print("after")

// expect: prints only "before", "after"
#sourceLocation()
neverEnd()
}

func rule_Q_21_suspend_on_global_and_main_does_nothing() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Global and main queues cannot be suspended
// caption: suspend() on them is silently ignored, even when no resume follows; the blocks run all the same.


DispatchQueue.global().suspend()
DispatchQueue.main.suspend()
DispatchQueue.global().async {
  print("global runs")
  DispatchQueue.main.async { print("main runs") }
}

// expect: prints only "global runs", "main runs"
#sourceLocation()
neverEnd()
}

func rule_Q_22_a_queue_lives_until_its_blocks_ran() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A dropped queue still runs its blocks
// caption: The function drops the only reference while three blocks wait; they keep the queue alive until they have run.


func submitAndForget() {
  let queue = DispatchQueue(label: "short-lived")
  for n in 1...3 {
    queue.async {
      io("block \(n)", .milliseconds(10))
      print("block \(n)")
    }
  }
}

submitAndForget()

// expect: prints only "block 1", "block 2", "block 3"
#sourceLocation()
neverEnd()
}

func rule_Q_23_a_serial_queue_is_not_a_thread() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A serial queue is not a thread
// caption: Its asynchronous blocks run on a worker, its synchronous ones on the caller: one queue, two threads.


let queue = DispatchQueue(label: "queue")
queue.async { print("async on the main thread: \(Thread.isMainThread)") }
queue.sync { print("sync on the main thread: \(Thread.isMainThread)") }

// expect: prints only "async on the main thread: false", "sync on the main thread: true"
#sourceLocation()
neverEnd()
}
