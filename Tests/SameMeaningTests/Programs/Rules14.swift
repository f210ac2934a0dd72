// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

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

func rule_W_08_the_barrier_flag_of_an_item() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A work item may carry the barrier flag
// caption: On a concurrent queue it acts as a barrier; performed directly the flag means nothing.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
let item = DispatchWorkItem(flags: .barrier) { print("item") }
queue.async {
  io("reader", .milliseconds(80))
  print("reader")
}
queue.async(execute: item)
queue.sync { print("later reader") }
queue.sync {
  let other = DispatchWorkItem(flags: .barrier) { print("performed inside a reader") }
  other.perform()
}

// expect: prints only "reader", "item", "later reader", "performed inside a reader"
#sourceLocation()
neverEnd()
}

func rule_W_09_a_cancelled_item_that_was_performed_dies_when_it_runs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A cancelled item, performed, queued and waited for
// caption: Cancelled, it was never on a thread: the wait is allowed, and the queued run dies.


let q = DispatchQueue(label: "q")
let w = DispatchWorkItem { print("w") }
q.suspend()
w.cancel()
q.async(execute: w)
w.perform()
print("wait", w.wait(timeout: .now() + .milliseconds(80)) == .success)
q.resume()

// expect: prints only "wait true"
// expect: trap "A block object may not be both run more than once and waited for"
#sourceLocation()
neverEnd()
}

func rule_W_09_run_by_sync_and_queued_it_may_be_waited_for() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Run once by sync, queued once, then waited for
// caption: Unlike perform, a sync leaves no mark: the wait succeeds at once, and the second run then traps.


let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("body") }
queue.sync(execute: item)
queue.suspend()
queue.async(execute: item)
item.wait()
print("waited")
queue.resume()
queue.sync { print("never") }

// expect: prints only "body", "waited"
// expect: trap "A block object may not be both run more than once and waited for"
#sourceLocation()
neverEnd()
}

func rule_W_09_waiting_for_an_item_that_was_performed_and_is_queued_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Performed once, queued once, then waited for
// caption: It has run only once, but it will run again: libdispatch sees that and refuses the wait.


let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("body") }
item.perform()
queue.suspend()
queue.async(execute: item)
print("performed and queued")
item.wait()
print("never")

// expect: prints only "body", "performed and queued"
// expect: trap "A block object may not be both run more than once and waited for"
#sourceLocation()
neverEnd()
}

func rule_W_10_an_item_may_run_again_while_its_waiter_wakes() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: An item that runs again while its waiter wakes
// caption: Only when the waiter has gone on is the item one that was waited for: the second run is mostly faster.
// conformance: not run, it dies or not; PossibleOutputsTests compares all that can happen


let q = DispatchQueue(label: "q")
let w = DispatchWorkItem { print("w") }
q.async { io("q", .milliseconds(80)) }
q.async(execute: w)
q.async(execute: w)
w.wait()
print("waited")

// expect: prints only "w", "w", "waited"
#sourceLocation()
neverEnd()
}
