// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

func rule_U_03_blocks_behind_a_barrier_are_held_back() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Suspending holds back what waits behind a barrier
// caption: These blocks are still in the queue's own line, so the suspension reaches them.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async(flags: .barrier) {
  io("barrier", .milliseconds(60))
  print("barrier")
}
queue.async { print("behind") }
Thread.sleep(forTimeInterval: 0.02)
queue.suspend()
Thread.sleep(forTimeInterval: 0.12)
print("resume")
queue.resume()

// expect: prints only "barrier", "resume", "behind"
#sourceLocation()
neverEnd()
}

func rule_U_03_suspend_does_not_hold_back_handed_off_blocks() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Suspending a concurrent queue comes too late for handed-off blocks
// caption: Four blocks went to the pool at once; suspending stops none of them, only the one that is submitted later.
// simulate: platform linux, cores 2
// conformance: lines in any order


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
for n in 1...4 {
  queue.async {
    work("block \(n)", .milliseconds(60))
    print("block \(n)")
  }
}
Thread.sleep(forTimeInterval: 0.02)
queue.suspend()
queue.async { print("submitted later") }
Thread.sleep(forTimeInterval: 0.3)
print("resume")
queue.resume()

// expect: prints "block 1", "block 3", "resume", "submitted later"
// expect: prints "block 2", "block 4", "resume", "submitted later"
#sourceLocation()
neverEnd()
}

func rule_U_04_suspending_a_target_stops_its_children() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Suspending a target stops its children
// caption: The child is free to run, but what it runs on is not.


let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", target: target)
target.suspend()
child.async { print("child") }
Thread.sleep(forTimeInterval: 0.05)
print("resume")
target.resume()

// expect: prints only "resume", "child"
#sourceLocation()
neverEnd()
}

func rule_U_05_precondition_barrier_fails() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: dispatchPrecondition: expected as a barrier
// caption: An ordinary reader of a concurrent queue is no barrier.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync(flags: .barrier) {
  dispatchPrecondition(condition: .onQueueAsBarrier(queue))
  print("as a barrier")
}
queue.sync {
  dispatchPrecondition(condition: .onQueueAsBarrier(queue))
  print("never")
}

// expect: prints only "as a barrier"
// expect: trap "Assertion failed: Block was expected to act as a barrier on queue [queue]"
#sourceLocation()
neverEnd()
}

func rule_U_05_precondition_not_on_queue_fails() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: dispatchPrecondition: not expected on a queue
// caption: The guard against syncing to oneself, found out before it hangs.


let queue = DispatchQueue(label: "queue")
let other = DispatchQueue(label: "other")
queue.async {
  dispatchPrecondition(condition: .notOnQueue(other))
  print("not on other")
  dispatchPrecondition(condition: .notOnQueue(queue))
  print("never")
}

// expect: prints only "not on other"
// expect: trap "Assertion failed: Block was not expected to execute on queue [queue]"
#sourceLocation()
neverEnd()
}

func rule_U_05_precondition_on_queue_fails() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: dispatchPrecondition: expected on a queue
// caption: The block runs on another queue; the message names the one it should have been on.


let queue = DispatchQueue(label: "queue")
let other = DispatchQueue(label: "other")
queue.async {
  dispatchPrecondition(condition: .onQueue(queue))
  print("on queue")
  dispatchPrecondition(condition: .onQueue(other))
  print("never")
}

// expect: prints only "on queue"
// expect: trap "Assertion failed: Block was expected to execute on queue [other]"
#sourceLocation()
neverEnd()
}

func rule_U_06_on_queue_means_targets_and_sync_callers() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: On a queue, on its targets, and on those that called synchronously
// caption: sync keeps the caller's queues, async does not.


let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", target: target)
let other = DispatchQueue(label: "other")
child.async {
  dispatchPrecondition(condition: .onQueue(target))
  print("on the target")
  other.sync {
    dispatchPrecondition(condition: .onQueue(other))
    dispatchPrecondition(condition: .onQueue(child))
    print("through sync still on the caller's queue")
  }
  other.async {
    dispatchPrecondition(condition: .notOnQueue(child))
    print("through async not")
  }
}

// expect: prints only "on the target", "through sync still on the caller's queue", "through async not"
#sourceLocation()
neverEnd()
}

func rule_U_07_the_main_thread_is_on_the_main_queue() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: The main thread is always on the main queue
// caption: Even in the launch code, even inside another queue's sync.


dispatchPrecondition(condition: .onQueue(.main))
DispatchQueue.global().sync {
  dispatchPrecondition(condition: .onQueue(.main))
  print("on main inside global.sync")
}
DispatchQueue.global().async {
  dispatchPrecondition(condition: .notOnQueue(.main))
  print("not on main inside global.async")
}

// expect: prints only "on main inside global.sync", "not on main inside global.async"
#sourceLocation()
neverEnd()
}

func rule_U_08_a_serial_queue_is_not_on_the_global_queue() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A serial queue's blocks are not on the global queue
// caption: They run on the overcommit root, which is another queue than DispatchQueue.global().


let queue = DispatchQueue(label: "queue")
let readers = DispatchQueue(label: "readers", attributes: .concurrent)
readers.sync { dispatchPrecondition(condition: .onQueue(.global())) }
print("a concurrent queue is")
queue.sync { dispatchPrecondition(condition: .onQueue(.global())) }
print("never")

// expect: prints only "a concurrent queue is"
// expect: trap "Assertion failed: Block was expected to execute on queue [com.apple.root.default-qos]"
#sourceLocation()
neverEnd()
}

func rule_U_09_serial_queues_are_always_barriers() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: On a serial queue every block is a barrier
// caption: On a global queue none ever is.


let queue = DispatchQueue(label: "queue")
queue.sync {
  dispatchPrecondition(condition: .onQueueAsBarrier(queue))
  print("serial: a barrier")
}
DispatchQueue.global().async(flags: .barrier) {
  dispatchPrecondition(condition: .onQueueAsBarrier(.global()))
  print("never")
}

// expect: prints only "serial: a barrier"
// expect: trap "Assertion failed: Block was expected to act as a barrier on queue [com.apple.root.default-qos]"
#sourceLocation()
neverEnd()
}

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
