// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

func rule_T_17_a_timer_cancelled_before_its_activation() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A timer that is cancelled before it is activated
// caption: It is never registered, so nobody is told that it was; its cancel handler is called.


let t = DispatchSource.makeTimerSource()
t.setEventHandler { print("fire") }
t.setCancelHandler { print("cancelled") }
t.setRegistrationHandler { print("registered") }
t.schedule(deadline: .now() + .milliseconds(40))
t.cancel()
t.activate()

// expect: prints only "cancelled"
#sourceLocation()
neverEnd()
}

func rule_T_18_a_new_schedule_takes_the_manager() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A new schedule takes the thread that manages timers
// caption: Only the manager changes the schedule of a timer that is active; its registration handler comes after that.
// conformance: lines in any order


let q = DispatchQueue(label: "q")
let t = DispatchSource.makeTimerSource(queue: q)
t.setEventHandler { print("fire") }
t.setRegistrationHandler { print("registered") }
t.activate()
t.schedule(deadline: .now() + .milliseconds(400))
q.async { print("A") }

// expect: prints "A"
// expect: prints "registered", "fire"
#sourceLocation()
neverEnd()
}

func rule_U_01_dropping_a_suspended_queue_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Dropping a suspended queue
// caption: Nobody is left to resume it: libdispatch ends the process.


func suspendAndForget() {
  let queue = DispatchQueue(label: "queue")
  queue.suspend()
  print("suspended")
}

suspendAndForget()
print("never")

// expect: prints only "suspended"
// expect: trap "Release of a suspended object"
#sourceLocation()
neverEnd()
}

func rule_U_01_one_resume_too_many_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: One resume too many
// caption: The count cannot go below zero.


let queue = DispatchQueue(label: "queue")
queue.suspend()
queue.resume()
print("balanced")
queue.resume()
print("never")

// expect: prints only "balanced"
// expect: trap "Over-resume of an object"
#sourceLocation()
neverEnd()
}

func rule_U_01_suspensions_are_counted() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Suspensions are counted
// caption: Suspended twice, the queue runs only after the second resume.


let queue = DispatchQueue(label: "queue")
queue.suspend()
queue.suspend()
queue.async { print("block") }
queue.resume()
Thread.sleep(forTimeInterval: 0.05)
print("resumed once")
queue.resume()
Thread.sleep(forTimeInterval: 0.05)
print("resumed twice")

// expect: prints only "resumed once", "block", "resumed twice"
#sourceLocation()
neverEnd()
}

func rule_U_02_suspend_does_not_stop_a_running_block() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: suspend() does not stop what runs
// caption: The running block finishes; the next one waits for resume.


let queue = DispatchQueue(label: "queue")
queue.async {
  print("begin")
  io("block", .milliseconds(100))
  print("end")
}
queue.async { print("next") }
Thread.sleep(forTimeInterval: 0.04)
queue.suspend()
Thread.sleep(forTimeInterval: 0.14)
print("resume")
queue.resume()

// expect: prints only "begin", "end", "resume", "next"
#sourceLocation()
neverEnd()
}

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
