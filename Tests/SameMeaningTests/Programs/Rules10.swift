// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

func rule_S_15_a_reader_waits_behind_a_queued_barrier() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A reader waits behind a queued barrier
// caption: The barrier has not started yet, but it stands in the line, and nobody overtakes it.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async {
  io("read", .milliseconds(80))
  print("read")
}
Thread.sleep(forTimeInterval: 0.03)
queue.async(flags: .barrier) { print("barrier") }
queue.sync { print("reader") }

// expect: prints only "read", "barrier", "reader"
#sourceLocation()
neverEnd()
}

func rule_S_16_readers_do_not_starve_a_writer() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Readers do not starve a writer
// caption: A loop keeps reading; from the moment the writer is queued no new reader gets in before it.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
var isWritten = false
var reads = 0

DispatchQueue.global().async {
  var isOver = false
  while !isOver && reads < 100 {
    queue.sync {
      io("read", .milliseconds(20))
      isOver = isWritten
    }
    reads += 1
  }
  print("the writer came before 100 reads: \(reads < 100)")
}
Thread.sleep(forTimeInterval: 0.07)
queue.async(flags: .barrier) { isWritten = true }

// expect: prints only "the writer came before 100 reads: true"
#sourceLocation()
neverEnd()
}

func rule_S_17_a_barrier_on_a_global_queue_excludes_nothing() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A barrier on a global queue excludes nothing
// caption: The flag is ignored there: both barriers run at the same time.
// conformance: lines in any order


let global = DispatchQueue.global()
global.async(flags: .barrier) {
  print("barrier 1 begins")
  io("barrier 1", .milliseconds(120))
  print("barrier 1 ends")
}
global.async(flags: .barrier) {
  print("barrier 2 begins")
  io("barrier 2", .milliseconds(120))
  print("barrier 2 ends")
}

// expect: prints "barrier 1 begins", "barrier 2 ends"
// expect: prints "barrier 2 begins", "barrier 1 ends"
// expect: "barrier 1" overlaps "barrier 2"
#sourceLocation()
neverEnd()
}

func rule_S_17_a_barrier_on_a_serial_queue_is_an_ordinary_block() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A barrier on a serial queue is an ordinary block
// caption: Everything is alone there anyway.


let queue = DispatchQueue(label: "queue")
queue.async { print("before") }
queue.async(flags: .barrier) { print("barrier") }
queue.async { print("after") }

// expect: prints only "before", "barrier", "after"
#sourceLocation()
neverEnd()
}

func rule_S_18_which_concurrent_block_starts_first_is_open() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Dequeued in order, started in any order
// caption: The pool takes the blocks first come, first served; which of the threads gets going first is a race.
// conformance: lines in any order


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
for n in 1...4 {
  queue.async { print("block \(n)") }
}

// expect: prints only "block 1", "block 2", "block 3", "block 4"
#sourceLocation()
neverEnd()
}

func rule_S_19_sync_to_a_suspended_queue_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync onto a queue nobody resumes
// caption: The caller is the one who would have resumed it.


let queue = DispatchQueue(label: "queue")
queue.suspend()
print("before")
queue.sync { print("inside") }
queue.resume()

// expect: prints only "before"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_S_19_sync_to_a_suspended_queue_waits() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync onto a suspended queue waits for resume
// caption: Resumed by somebody else, the block then runs on the caller's thread.


let queue = DispatchQueue(label: "queue")
queue.suspend()
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(80)) {
  print("resume")
  queue.resume()
}
queue.sync { print("inside, on the main thread: \(Thread.isMainThread)") }

// expect: prints only "resume", "inside, on the main thread: true"
#sourceLocation()
neverEnd()
}

func rule_S_20_after_joins_the_queue_at_its_deadline() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: asyncAfter joins the queue at its deadline, not before
// caption: A busy queue delays it; an async made before the deadline goes first, one made later goes last.


let queue = DispatchQueue(label: "queue")
let start = DispatchTime.now()
queue.asyncAfter(deadline: start + .milliseconds(100)) { print("after 100") }
queue.async { io("busy", .milliseconds(300)) }
Thread.sleep(forTimeInterval: 0.05)
queue.async { print("async at 50") }
Thread.sleep(forTimeInterval: 0.12)
queue.async { print("async at 170") }

// expect: prints only "async at 50", "after 100", "async at 170"
#sourceLocation()
neverEnd()
}

func rule_S_21_after_a_past_deadline_is_plain_async() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A deadline that has passed is a plain async
// caption: Same line, same place: the timer is not involved at all.


let queue = DispatchQueue(label: "queue")
queue.suspend()
queue.async { print("async 1") }
queue.asyncAfter(deadline: .now() - .seconds(1)) { print("after in the past") }
queue.asyncAfter(deadline: .now()) { print("after now") }
queue.async { print("async 2") }
queue.resume()

// expect: prints only "async 1", "after in the past", "after now", "async 2"
#sourceLocation()
neverEnd()
}

func rule_S_22_after_the_distant_future_never_runs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: asyncAfter the distant future is dropped
// caption: The block is not kept, not run, and nobody says so.


let queue = DispatchQueue(label: "queue")
queue.asyncAfter(deadline: .distantFuture) { print("never") }
queue.async { print("now") }

// expect: prints only "now"
#sourceLocation()
neverEnd()
}

func rule_S_23_equal_deadlines_have_no_promised_order() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Equal deadlines have no promised order
// caption: On Linux five blocks due at the same instant come out nearly reversed; nothing promises the order of submission.
// conformance: lines in any order


let queue = DispatchQueue(label: "queue")
let deadline = DispatchTime.now() + .milliseconds(60)
for n in 1...5 {
  queue.asyncAfter(deadline: deadline) { print("block \(n)") }
}

// expect: prints only "block 1", "block 2", "block 3", "block 4", "block 5"
#sourceLocation()
neverEnd()
}

func rule_S_24_different_deadlines_fire_in_order() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Different deadlines fire in their order
// caption: Submitted last to first, delivered first to last, even when the queue is busy while they fall due.


let queue = DispatchQueue(label: "queue")
let start = DispatchTime.now()
queue.asyncAfter(deadline: start + .milliseconds(120)) { print("at 120") }
queue.asyncAfter(deadline: start + .milliseconds(80)) { print("at 80") }
queue.asyncAfter(deadline: start + .milliseconds(40)) { print("at 40") }
queue.async {
  io("busy", .milliseconds(200))
  print("busy")
}

// expect: prints only "busy", "at 40", "at 80", "at 120"
#sourceLocation()
neverEnd()
}

func rule_S_25_after_is_never_early() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: asyncAfter is never early
// caption: On Linux the leeway is not used: each block runs at its deadline.


let queue = DispatchQueue(label: "queue")
let start = DispatchTime.now()
for n in 1...3 {
  queue.asyncAfter(deadline: start + .milliseconds(50 * n)) {
    let waited = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
    print("\(n): early \(waited < UInt64(50_000_000 * n))")
  }
}

// expect: prints only "1: early false", "2: early false", "3: early false"
// expect: completes at 150 ms
#sourceLocation()
neverEnd()
}

func rule_S_26_wall_and_uptime_deadlines() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A deadline on the wall clock
// caption: Two clocks, two timers: far apart they fire in order; for the same instant the order is open.


let queue = DispatchQueue(label: "queue")
queue.asyncAfter(wallDeadline: .now() + .milliseconds(120)) { print("wall, 120 ms") }
queue.asyncAfter(deadline: .now() + .milliseconds(60)) { print("uptime, 60 ms") }

// expect: prints only "uptime, 60 ms", "wall, 120 ms"
#sourceLocation()
neverEnd()
}

func rule_S_27_after_with_barrier_is_a_barrier_at_its_deadline() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A delayed barrier is a barrier from its deadline on
// caption: The reader that began earlier is waited for; the one that comes after the deadline waits.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.asyncAfter(deadline: .now() + .milliseconds(50), flags: .barrier) { print("barrier") }
queue.async {
  print("reader begins")
  io("read", .milliseconds(150))
  print("reader ends")
}
Thread.sleep(forTimeInterval: 0.1)
queue.async { print("late reader") }

// expect: prints only "reader begins", "reader ends", "barrier", "late reader"
#sourceLocation()
neverEnd()
}

func rule_S_28_after_on_a_suspended_queue_waits_for_resume() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: The deadline passes while the queue is suspended
// caption: The block joins the line at its deadline and runs at resume.


let queue = DispatchQueue(label: "queue")
queue.suspend()
queue.asyncAfter(deadline: .now() + .milliseconds(40)) { print("block") }
Thread.sleep(forTimeInterval: 0.1)
print("resume")
queue.resume()

// expect: prints only "resume", "block"
#sourceLocation()
neverEnd()
}

func rule_S_29_concurrent_perform_needs_no_pool() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: concurrentPerform cannot starve
// caption: Every worker is busy for a long time; the caller runs all iterations itself, in order.
// simulate: platform linux, cores 2


DispatchQueue.global().async { work("busy 1", .milliseconds(400)) }
DispatchQueue.global().async { work("busy 2", .milliseconds(400)) }
DispatchQueue.global().async { work("busy 3", .milliseconds(400)) }
Thread.sleep(forTimeInterval: 0.05)
DispatchQueue.concurrentPerform(iterations: 4) { index in print("iteration \(index)") }
print("all done")

// expect: prints only "iteration 0", "iteration 1", "iteration 2", "iteration 3", "all done"
#sourceLocation()
neverEnd()
}

func rule_S_29_concurrent_perform_waits_for_all() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: concurrentPerform returns when the last iteration has
// caption: The caller takes part; every index is used once, and the next line finds all the work done.
// conformance: lines in any order


DispatchQueue.concurrentPerform(iterations: 4) { index in
  io("iteration \(index)", .milliseconds(40))
  print("iteration \(index)")
}
DispatchQueue.concurrentPerform(iterations: 0) { index in
  print("never \(index)")
}
print("all done")

// expect: prints only "iteration 0", "iteration 1", "iteration 2", "iteration 3", "all done"
#sourceLocation()
neverEnd()
}

func rule_S_30_an_iteration_must_not_sync_back() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: An iteration that syncs onto the queue of its caller
// caption: The first iteration runs on the thread that holds the queue and is caught; on a worker it would hang instead.


let queue = DispatchQueue(label: "queue")
queue.sync {
  print("in the queue")
  DispatchQueue.concurrentPerform(iterations: 1) { index in
    queue.sync { print("iteration \(index)") }
  }
}

// expect: prints only "in the queue"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}
