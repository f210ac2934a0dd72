// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

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
