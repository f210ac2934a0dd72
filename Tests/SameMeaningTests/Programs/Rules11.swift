// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

func rule_S_30_concurrent_perform_in_a_serial_queue_fans_out() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: concurrentPerform inside a serial queue still uses many threads
// caption: The queue is held by its one block; the iterations run beside each other on other threads.
// simulate: platform linux, cores 2


let queue = DispatchQueue(label: "queue")
let both = DispatchSemaphore(value: 0)
queue.sync {
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 { both.wait() } else { both.signal() }
  }
  print("the two iterations ran beside each other")
}

// expect: prints only "the two iterations ran beside each other"
#sourceLocation()
neverEnd()
}

func rule_S_30_nested_concurrent_perform_counts_right() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: concurrentPerform inside concurrentPerform
// caption: The threads are shared out, the count is exact: four times five.


let counter = DispatchQueue(label: "counter")
var count = 0
DispatchQueue.concurrentPerform(iterations: 4) { _ in
  DispatchQueue.concurrentPerform(iterations: 5) { _ in
    counter.sync { count += 1 }
  }
}
print("\(count) iterations")

// expect: prints only "20 iterations"
#sourceLocation()
neverEnd()
}

func rule_S_32_sync_to_a_busy_child_from_its_target_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync to a child that has work waiting: a hang, not a trap
// caption: The caller stands in the child's line first, so the check that would find it holding the target is never made.


let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", target: target)
target.async {
  io("target block", .milliseconds(60))
  print("in the target")
  child.sync { print("in the child") }
  print("never")
}
Thread.sleep(forTimeInterval: 0.02)
child.async { print("never") }

// expect: prints only "in the target"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_T_01_a_timer_keeps_its_grid() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A timer keeps its grid
// caption: It fires at its deadline and every interval after; a slow handler does not shift the later ones.


let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
let start = DispatchTime.now()
var calls = 0
timer.setEventHandler {
  calls += 1
  let now = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
  print("call \(calls) in period \(now / 100_000_000)")
  io("handler", .milliseconds(60))
  if calls == 3 { timer.cancel() }
}
timer.schedule(deadline: start + .milliseconds(120), repeating: .milliseconds(100))
timer.resume()

// expect: prints only "call 1 in period 1", "call 2 in period 2", "call 3 in period 3"
#sourceLocation()
neverEnd()
}

func rule_T_02_missed_firings_become_one_call() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Missed firings become one call
// caption: The handler was busy for three firings; the next call brings them all in its data, then the grid goes on.


let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
var calls = 0
timer.setEventHandler {
  calls += 1
  print("call \(calls): data \(timer.data)")
  if calls == 1 { io("busy", .milliseconds(350)) }
  if calls == 4 { timer.cancel() }
}
timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
timer.resume()

// expect: prints only "call 1: data 1", "call 2: data 3", "call 3: data 1", "call 4: data 1"
#sourceLocation()
neverEnd()
}

func rule_T_03_a_start_in_the_past_counts_what_was_missed() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A timer that starts in the past
// caption: The first call comes at once and brings every firing that was missed; then the grid goes on.


let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
var calls = 0
timer.setEventHandler {
  calls += 1
  print("call \(calls): data \(timer.data)")
  if calls == 3 { timer.cancel() }
}
timer.schedule(deadline: .now() - .milliseconds(1050), repeating: .milliseconds(100))
timer.resume()

// expect: prints only "call 1: data 11", "call 2: data 1", "call 3: data 1"
// expect: completes at 150 ms
#sourceLocation()
neverEnd()
}

func rule_T_04_a_suspended_timer_keeps_counting() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A suspended timer keeps counting
// caption: Nothing is called while it is suspended; resume delivers one call with everything that fell due.


let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
var calls = 0
timer.setEventHandler {
  calls += 1
  print("call \(calls): data \(timer.data)")
  if calls == 2 { timer.cancel() }
}
timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
timer.resume()
timer.suspend()
Thread.sleep(forTimeInterval: 0.35)
print("resume")
timer.resume()

// expect: prints only "resume", "call 1: data 3", "call 2: data 1"
#sourceLocation()
neverEnd()
}

func rule_T_04_suspending_the_queue_of_a_timer() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Suspending the queue of a timer is the same
// caption: The firings are counted; resuming the queue brings them in one call.


let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
timer.setEventHandler {
  print("data \(timer.data)")
  timer.cancel()
}
timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
queue.suspend()
timer.resume()
Thread.sleep(forTimeInterval: 0.45)
print("resume")
queue.resume()

// expect: prints only "resume", "data 4"
#sourceLocation()
neverEnd()
}

func rule_T_05_a_one_shot_timer_may_be_scheduled_again() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A one-shot timer may be scheduled again
// caption: It fires once and stays alive; a new schedule makes it fire once more.


let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
var calls = 0
timer.setEventHandler {
  calls += 1
  print("call \(calls)")
  print("cancelled: \(timer.isCancelled)")
  if calls == 1 { timer.schedule(deadline: .now() + .milliseconds(60)) }
}
timer.schedule(deadline: .now() + .milliseconds(40))
timer.resume()

// expect: prints only "call 1", "cancelled: false", "call 2", "cancelled: false"
// expect: completes at 100 ms
#sourceLocation()
neverEnd()
}

func rule_T_06_a_new_schedule_forgets_what_was_pending() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A new schedule forgets what was pending
// caption: Two firings were waiting for resume; scheduling again drops them.


let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
timer.setEventHandler {
  print("data \(timer.data)")
  timer.cancel()
}
timer.schedule(deadline: .now() + .milliseconds(50), repeating: .milliseconds(50))
timer.resume()
timer.suspend()
Thread.sleep(forTimeInterval: 0.13)
timer.schedule(deadline: .now() + .milliseconds(80))
timer.resume()
print("resumed")

// expect: prints only "resumed", "data 1"
#sourceLocation()
neverEnd()
}

func rule_T_07_linux_ignores_the_leeway() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: The leeway of a timer
// caption: It allows the system to be late; Linux never uses it.
// simulate: platform linux, cores 2


let queue = DispatchQueue(label: "queue")
let start = DispatchTime.now()
let timer = DispatchSource.makeTimerSource(queue: queue)
timer.setEventHandler {
  let late = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds - 60_000_000
  print("less than 50 ms late: \(late < 50_000_000)")
}
timer.schedule(deadline: start + .milliseconds(60), leeway: .milliseconds(500))
timer.resume()

// expect: prints only "less than 50 ms late: true"
// expect: completes at 60 ms
#sourceLocation()
neverEnd()
}

func rule_T_08_a_source_lets_others_go_first() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A source that feeds itself lets others go first
// caption: New data that comes while its handler runs waits at the end of the line; a block that feeds itself would not.


let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataAddSource(queue: queue)
var calls = 0
source.setEventHandler {
  print("event \(calls)")
  calls += 1
  if calls < 4 { source.add(data: 1) }
}
queue.suspend()
source.resume()
source.add(data: 1)
queue.async { print("x") }
queue.async { print("y") }
queue.resume()

// expect: prints only "event 0", "x", "y", "event 1", "event 2", "event 3"
#sourceLocation()
neverEnd()
}

func rule_T_09_cancel_drops_pending_events() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: cancel() drops what is pending
// caption: Events that nobody has handled yet are gone; the cancel handler still comes.


let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
timer.setEventHandler { print("never") }
timer.setCancelHandler { print("cancel handler") }
timer.schedule(deadline: .now() + .milliseconds(30), repeating: .milliseconds(30))
queue.suspend()
timer.resume()
Thread.sleep(forTimeInterval: 0.1)
timer.cancel()
print("cancelled")
queue.resume()

// expect: prints only "cancelled", "cancel handler"
#sourceLocation()
neverEnd()
}

func rule_T_09_registration_events_cancel() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: The three handlers of a source
// caption: Registration first, then events, and the cancel handler last, once, on the same queue.


let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataAddSource(queue: queue)
source.setRegistrationHandler { print("registration") }
source.setEventHandler { print("event \(source.data)") }
source.setCancelHandler { print("cancel") }
source.activate()
Thread.sleep(forTimeInterval: 0.04)
source.add(data: 7)
Thread.sleep(forTimeInterval: 0.04)
source.cancel()
source.cancel()
source.add(data: 9)
print("cancelled: \(source.isCancelled)")

// expect: prints "registration", "event 7", "cancelled: true"
// expect: prints "registration", "event 7", "cancel"
// conformance: lines in any order
#sourceLocation()
neverEnd()
}

func rule_T_10_the_cancel_handler_waits_for_resume() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Cancelled while suspended
// caption: The cancel handler is an event like any other: it waits for resume.


let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataAddSource(queue: queue)
source.setCancelHandler { print("cancel handler") }
source.setEventHandler { print("never") }
source.activate()
source.suspend()
source.cancel()
Thread.sleep(forTimeInterval: 0.06)
print("resume")
source.resume()

// expect: prints only "resume", "cancel handler"
#sourceLocation()
neverEnd()
}

func rule_T_11_a_dropped_timer_never_fires() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A timer nobody holds never fires
// caption: Its last reference goes with the function, and that silently cancels it.


func startTimer() {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.setEventHandler { print("never") }
  timer.schedule(deadline: .now() + .milliseconds(40))
  timer.resume()
}

startTimer()
print("started")

// expect: prints only "started"
#sourceLocation()
neverEnd()
}
