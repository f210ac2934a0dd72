// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

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
