// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

func rule_C_44_an_interval_that_never_ends() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: An interval of 292 years
// caption: The longest interval there is: the timer fires once, at once, and is not confused by the sum.


let timer = DispatchSource.makeTimerSource(queue: .main)
timer.setEventHandler { print("fired, data \(timer.data)") }
timer.schedule(deadline: .now(), repeating: .nanoseconds(Int.max))
timer.resume()
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {
  timer.cancel()
  print("done")
}

// expect: prints only "fired, data 1", "done"
#sourceLocation()
neverEnd()
}

func rule_C_45_an_item_that_submits_itself_feeds_a_source() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: An item that submits itself feeds a source
// caption: A work item doubles a number, replaces the source's data with it and submits itself again, twelve times.


let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataReplaceSource(queue: queue)
var last: UInt = 0
var next: UInt = 1
let most: UInt = 1 << 12
var backward = 0
source.setEventHandler {
  let value = source.data
  if value <= last || value & (value - 1) != 0 { backward += 1 }
  last = value
  if value == most { group.leave() }
}
source.activate()
group.enter()
var block = DispatchWorkItem {}
block = DispatchWorkItem(flags: .assignCurrentContext) {
  source.replace(data: next)
  next <<= 1
  if next <= most { queue.asyncAfter(deadline: .now() + .milliseconds(1), execute: block) }
}
queue.asyncAfter(deadline: .now() + .milliseconds(1), execute: block)
print("in time: \(group.wait(timeout: .now() + .seconds(10)) == .success), \(last) reached, \(backward) out of order")

// expect: prints only "in time: true, 4096 reached, 0 out of order"
#sourceLocation()
neverEnd()
}

func rule_D_01_serial_queues_pass_the_limit_of_64() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Serial queues get threads beyond the limit of 64
// caption: The limit is that of the global queues: seventy serial queues wait on seventy threads, and one more signals.
// simulate: platform darwin


let ready = DispatchSemaphore(value: 0)
for n in 1...70 {
  DispatchQueue(label: "waiter \(n)").async { ready.wait() }
}
DispatchQueue(label: "signaller").async {
  for _ in 1...70 { ready.signal() }
  print("all signalled")
}

// expect: prints only "all signalled"
// expect: completes
#sourceLocation()
neverEnd()
}

func rule_D_02_all_six_bands() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Apple's systems have six bands
// caption: There no band is folded into another one.
// simulate: platform darwin
// conformance: not run, Linux folds the outer bands


let interactive = DispatchQueue(label: "interactive", qos: .userInteractive)
print(DispatchQueue.global(qos: .userInteractive).label)
print(interactive.qos == .userInteractive)

// expect: prints only "com.apple.root.user-interactive-qos", "true"
#sourceLocation()
neverEnd()
}

func rule_D_03_the_class_of_the_submitter_travels() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: The class of the submitter travels with a block
// caption: A queue without a class runs quick as urgently as the block that submitted it: before slow has come to its end.
// simulate: platform darwin, cores 1
// conformance: not run, classes decide who gets a core on Apple's systems only


let background = DispatchQueue(label: "background", qos: .background)
let plain = DispatchQueue(label: "plain")
background.async {
  work("slow", .milliseconds(400))
  print("slow")
}
io("launch", .milliseconds(50))
DispatchQueue.global(qos: .userInitiated).async {
  plain.async {
    work("quick", .milliseconds(100))
    print("quick")
  }
}

// expect: prints only "quick", "slow"
#sourceLocation()
neverEnd()
}

func rule_D_04_who_waits_in_sync_lends_its_class() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Who waits in sync lends its class
// caption: held shares one core with three others that are more urgent, until an urgent caller waits for its queue.
// simulate: platform darwin, cores 1
// conformance: not run, classes decide who gets a core on Apple's systems only


let background = DispatchQueue(label: "background", qos: .background)
background.async {
  work("held", .milliseconds(200))
  print("held")
}
io("launch", .milliseconds(50))
for n in 1...3 {
  DispatchQueue(label: "middle \(n)").async {
    work("middle \(n)", .milliseconds(100))
    print("middle \(n)")
  }
}
io("launch again", .milliseconds(50))
DispatchQueue.global(qos: .userInitiated).async {
  background.sync { print("urgent") }
}

// expect: prints only "held", "urgent", "middle 1", "middle 2", "middle 3"
#sourceLocation()
neverEnd()
}

func rule_D_05_a_signal_is_handed_over() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A signal is handed over
// caption: On Apple's systems the signal belongs to the waiter that it wakes: the next wait() of the same thread waits.
// simulate: platform darwin
// conformance: not run, Linux hands no signal over (M-03)


let s = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  print("other wants")
  s.wait()
  print("other has")
  s.signal()
}
Thread.sleep(forTimeInterval: 0.08)
s.signal()
s.wait()
print("main has")
s.signal()

// expect: prints only "other wants", "other has", "main has"
#sourceLocation()
neverEnd()
}

func rule_D_06_dispatch_main_off_the_main_thread_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: dispatchMain() off the main thread traps
// caption: On Linux the thread is only lost (N-04).
// simulate: platform darwin
// conformance: not run, Linux does not check


DispatchQueue.global().async {
  print("worker")
  dispatchMain()
}

// expect: prints only "worker"
// expect: trap "dispatch_main() must be called on the main thread"
#sourceLocation()
neverEnd()
}

func rule_G_01_a_cancelled_item_still_leaves_its_group() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A cancelled work item still leaves its group
// caption: Its body never runs, but its turn comes, and with it the group's count goes down.


let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("never") }
queue.suspend()
queue.async(group: group, execute: item)
item.cancel()
print("counted in: \(group.wait(timeout: .now()) == .timedOut)")
queue.resume()
group.wait()
print("counted out")

// expect: prints only "counted in: true", "counted out"
#sourceLocation()
neverEnd()
}

func rule_G_01_async_with_a_group_enters_and_leaves() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: async(group:) enters before and leaves after
// caption: The wait begins when both blocks have been counted in, and ends when both have ended.
// conformance: lines in any order


let group = DispatchGroup()
let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async(group: group) {
  io("load 1", .milliseconds(40))
  print("load 1")
}
queue.async(group: group) {
  io("load 2", .milliseconds(80))
  print("load 2")
}
group.wait()
print("both are done")

// expect: prints only "load 1", "load 2", "both are done"
// expect: completes at 80 ms
#sourceLocation()
neverEnd()
}

func rule_G_02_wait_times_out_and_may_be_repeated() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A wait that times out may be repeated
// caption: An empty group succeeds at once, a busy one gives up in time, and waiting again is allowed.


let group = DispatchGroup()
print("empty: \(group.wait(timeout: .now()) == .success)")
DispatchQueue.global().async(group: group) { io("download", .milliseconds(200)) }
print("after 60 ms: \(group.wait(timeout: .now() + .milliseconds(60)) == .timedOut)")
print("after 1 s: \(group.wait(timeout: .now() + .seconds(1)) == .success)")

// expect: prints only "empty: true", "after 60 ms: true", "after 1 s: true"
// expect: completes at 200 ms
#sourceLocation()
neverEnd()
}

func rule_G_03_notify_on_an_empty_group_submits_at_once() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: notify on an empty group is an async
// caption: There is nothing to wait for: the block is submitted immediately, and runs after the launch code.


let group = DispatchGroup()
group.notify(queue: .main) { print("notified") }
print("launch ends")

// expect: prints only "launch ends", "notified"
#sourceLocation()
neverEnd()
}

func rule_G_04_notifies_run_in_the_order_of_registration() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Several notifies, in the order of registration
// caption: All are submitted when the last member leaves, first registered first.


let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
group.enter()
for n in 1...4 {
  group.notify(queue: queue) { print("notify \(n)") }
}
print("leave")
group.leave()

// expect: prints only "leave", "notify 1", "notify 2", "notify 3", "notify 4"
#sourceLocation()
neverEnd()
}

func rule_G_05_a_group_may_be_used_again() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: notify fires once; the group may be used again
// caption: The second round needs a notify of its own.


let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
group.enter()
group.notify(queue: queue) { print("first round") }
group.leave()
queue.sync { print("between") }
group.enter()
group.notify(queue: queue) { print("second round") }
group.leave()
queue.sync { print("end") }

// expect: prints only "first round", "between", "second round", "end"
#sourceLocation()
neverEnd()
}

func rule_G_06_a_notify_in_flight_cannot_be_called_back() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A notify in flight cannot be called back
// caption: It was submitted when the count hit zero; entering again before it runs does not stop it.


let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
queue.suspend()
group.enter()
group.notify(queue: queue) { print("notified") }
group.leave()
group.enter()
print("entered again")
queue.resume()
queue.sync { print("still busy: \(group.wait(timeout: .now()) == .timedOut)") }
group.leave()

// expect: prints only "entered again", "notified", "still busy: true"
#sourceLocation()
neverEnd()
}

func rule_G_07_entering_inside_the_block_is_too_late() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Entering inside the block is too late
// caption: The classic bug: nobody has entered yet when the wait begins, so it returns before any work is done.


let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
queue.async {
  io("on its way", .milliseconds(60))
  group.enter()
  print("work")
  group.leave()
}
group.wait()
print("all done, says the group")

// expect: prints only "all done, says the group", "work"
#sourceLocation()
neverEnd()
}
