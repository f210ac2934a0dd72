// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

func rule_U_10_specifics_follow_targets_not_callers() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Specifics follow the targets, not the callers
// caption: A value set on the target is seen from its child; through a sync onto another queue it is not.


let key = DispatchSpecificKey<String>()
let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", target: target)
let other = DispatchQueue(label: "other")
target.setSpecific(key: key, value: "T")
child.sync {
  print("in the child: \(DispatchQueue.getSpecific(key: key) ?? "nil")")
  other.sync { print("in the other: \(DispatchQueue.getSpecific(key: key) ?? "nil")") }
}
print("child's own: \(child.getSpecific(key: key) ?? "nil")")
child.setSpecific(key: key, value: "C")
child.sync { print("overridden: \(DispatchQueue.getSpecific(key: key) ?? "nil")") }
child.setSpecific(key: key, value: nil)
child.sync { print("removed: \(DispatchQueue.getSpecific(key: key) ?? "nil")") }
DispatchQueue.main.setSpecific(key: key, value: "M")
print("launch code: \(DispatchQueue.getSpecific(key: key) ?? "nil")")

// expect: prints "in the child: T", "in the other: nil", "child's own: nil", "overridden: C", "removed: T", "launch code: M"
#sourceLocation()
neverEnd()
}

func rule_W_01_a_cancelled_delayed_item_notifies_at_its_deadline() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A cancelled delayed item notifies at its deadline
// caption: Cancelled at 50 ms, it still comes to its end at 200 ms.


let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("never") }
item.notify(queue: queue) { print("notified") }
queue.asyncAfter(deadline: .now() + .milliseconds(200), execute: item)
Thread.sleep(forTimeInterval: 0.05)
item.cancel()
print("at 100 ms: \(item.wait(timeout: .now() + .milliseconds(50)) == .timedOut)")

// expect: prints only "at 100 ms: true", "notified"
// expect: completes at 200 ms
#sourceLocation()
neverEnd()
}

func rule_W_01_a_cancelled_item_keeps_its_turn() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A cancelled work item keeps its turn
// caption: The body is skipped, but notify comes when the turn comes, not when cancel() was called.
// conformance: lines in any order


let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("never") }
item.notify(queue: .main) { print("notified") }
queue.async {
  io("busy", .milliseconds(80))
  print("busy")
}
queue.async(execute: item)
queue.async { print("next") }
item.cancel()
print("cancelled: \(item.isCancelled)")
item.wait()
print("waited")
Thread.sleep(forTimeInterval: 0.05)
print("launch ends")

// expect: prints "cancelled: true", "busy", "waited", "launch ends", "notified"
// expect: prints "busy", "next"
#sourceLocation()
neverEnd()
}

func rule_W_02_a_cancelled_barrier_is_still_a_barrier() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A cancelled barrier is still a barrier
// caption: Nothing of it runs, but the block behind it waits for the reader before it.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
let barrier = DispatchWorkItem(flags: .barrier) { print("never") }
queue.async {
  io("reader", .milliseconds(80))
  print("reader")
}
queue.async(execute: barrier)
barrier.cancel()
queue.async { print("behind the barrier") }

// expect: prints only "reader", "behind the barrier"
#sourceLocation()
neverEnd()
}

func rule_W_03_cancel_does_not_stop_a_running_item() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: cancel() does not stop a running item
// caption: It only raises a flag, which the body may look at; later executions are skipped.


let queue = DispatchQueue(label: "queue")
var item = DispatchWorkItem {}
item = DispatchWorkItem {
  print("begin")
  io("body", .milliseconds(80))
  print("cancelled meanwhile: \(item.isCancelled)")
}
queue.async(execute: item)
Thread.sleep(forTimeInterval: 0.03)
item.cancel()
queue.async(execute: item)
queue.sync { print("end") }

// expect: prints only "begin", "cancelled meanwhile: true", "end"
#sourceLocation()
neverEnd()
}

func rule_W_04_a_second_wait_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A work item may be waited for once
// caption: The second wait ends the process.


let item = DispatchWorkItem { print("body") }
DispatchQueue.global().async(execute: item)
item.wait()
print("waited")
item.wait()
print("never")

// expect: prints only "body", "waited"
// expect: trap "A block object may not be waited for more than once"
#sourceLocation()
neverEnd()
}

func rule_W_04_a_timed_out_wait_does_not_count() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A wait that timed out may be repeated
// caption: Only the wait that succeeds uses the item up.


let item = DispatchWorkItem {
  io("body", .milliseconds(120))
  print("body")
}
DispatchQueue.global().async(execute: item)
print("timed out: \(item.wait(timeout: .now() + .milliseconds(40)) == .timedOut)")
item.wait()
print("waited")

// expect: prints only "timed out: true", "body", "waited"
#sourceLocation()
neverEnd()
}

func rule_W_05_notify_before_the_second_run_fires_once() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: notify comes after the first run
// caption: Registered in time it fires once, when the item has run for the first time.


let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("body") }
item.notify(queue: queue) { print("notified") }
queue.suspend()
queue.async(execute: item)
queue.async(execute: item)
queue.resume()

// expect: prints only "body", "body", "notified"
#sourceLocation()
neverEnd()
}

func rule_W_05_run_again_after_a_wait_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Run again after a wait
// caption: The wait succeeded; running the item once more ends the process.


let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("body") }
queue.async(execute: item)
item.wait()
print("waited")
queue.sync(execute: item)
print("never")

// expect: prints "body", "waited"
// expect: trap "A block object may not be both run more than once and waited for"
#sourceLocation()
neverEnd()
}

func rule_W_05_run_twice_then_notify_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Run twice, then observed
// caption: A notify registered after the second run ends the process.


let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("body") }
queue.async(execute: item)
queue.async(execute: item)
queue.sync { print("both ran") }
item.notify(queue: .main) { print("never") }
print("never")

// expect: prints only "body", "body", "both ran"
// expect: trap "A block object may not be both run more than once and observed"
#sourceLocation()
neverEnd()
}

func rule_W_05_run_twice_then_wait_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Run twice, then waited for
// caption: Which of the two runs should the wait be for? libdispatch refuses to guess.


let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("body") }
queue.async(execute: item)
queue.async(execute: item)
queue.sync { print("both ran") }
item.wait()
print("never")

// expect: prints only "body", "body", "both ran"
// expect: trap "A block object may not be both run more than once and waited for"
#sourceLocation()
neverEnd()
}

func rule_W_06_one_item_may_be_submitted_twice() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: One work item, submitted twice
// caption: On a concurrent queue its two runs may even overlap.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
let item = DispatchWorkItem {
  print("begin")
  io("body", .milliseconds(100))
  print("end")
}
queue.async(execute: item)
queue.async(execute: item)

// expect: prints only "begin", "begin", "end", "end"
// expect: "item" runs 2 times
#sourceLocation()
neverEnd()
}

func rule_W_07_a_performed_item_that_waits_for_itself_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A performed work item that waits for itself
// caption: Run directly it hangs just as it does on a queue: it has not ended, and nobody else will end it.


var item = DispatchWorkItem {}
item = DispatchWorkItem {
  print("wait")
  item.wait()
  print("never")
}
item.perform()
print("never")

// expect: prints only "wait"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_W_07_an_item_that_waits_for_itself_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A work item that waits for itself
// caption: It ends when it has ended.


let queue = DispatchQueue(label: "queue")
var item = DispatchWorkItem {}
item = DispatchWorkItem {
  print("wait")
  item.wait()
  print("never")
}
queue.async(execute: item)

// expect: prints only "wait"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_W_07_dropping_an_unrun_item_notifies() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Dropping an item that never ran fires its notify
// caption: The item is gone, so it will never be running again: whoever waits for its end is told.


func makeAndForget() {
  let item = DispatchWorkItem { print("never") }
  item.notify(queue: .main) { print("notified") }
}

makeAndForget()
print("launch ends")

// expect: prints only "launch ends", "notified"
#sourceLocation()
neverEnd()
}

func rule_W_07_waiting_for_an_item_behind_you_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Waiting for an item that stands behind you
// caption: The item is on the same serial queue: it cannot start before the wait ends.


let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("never") }
queue.async {
  queue.async(execute: item)
  print("wait")
  item.wait()
  print("never")
}

// expect: prints only "wait"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_W_07_waiting_for_an_item_nobody_submitted_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Waiting for an item that was never submitted
// caption: Nobody will ever run it, and cancelling it does not complete it either.


let item = DispatchWorkItem { print("never") }
item.cancel()
print("wait")
item.wait()
print("never")

// expect: prints only "wait"
// expect: deadlock
#sourceLocation()
neverEnd()
}
