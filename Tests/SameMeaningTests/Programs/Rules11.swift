// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

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

func rule_T_11_dropping_a_suspended_timer_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Dropping a suspended timer
// caption: The most common crash of all timers: suspended, then released.


func suspendAndForget() {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now() + .seconds(5))
  timer.setEventHandler { print("never") }
  timer.resume()
  timer.suspend()
  print("suspended")
}

suspendAndForget()
print("never")

// expect: prints only "suspended"
// expect: trap "Release of a suspended object"
#sourceLocation()
neverEnd()
}

func rule_T_11_dropping_an_inactive_timer_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Dropping a timer that was never started
// caption: Made, scheduled, forgotten to resume: releasing it ends the process.


func makeAndForget() {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now() + .seconds(5))
  print("made")
}

makeAndForget()
print("never")

// expect: prints only "made"
// expect: trap "Release of an inactive object"
#sourceLocation()
neverEnd()
}

func rule_T_11_the_second_resume_of_a_timer_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: The second resume of a timer
// caption: The first one activates it; the second finds nothing to resume.


let timer = DispatchSource.makeTimerSource(queue: .main)
timer.schedule(deadline: .now() + .seconds(5))
timer.setEventHandler { print("never") }
timer.resume()
print("resumed")
timer.resume()
print("never")

// expect: prints only "resumed"
// expect: trap "Over-resume of an object"
#sourceLocation()
neverEnd()
}

func rule_T_12_a_replace_source_keeps_the_last() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A replace source keeps the last value
// caption: Of 1, 7 and 3 only 3 is delivered.


let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataReplaceSource(queue: queue)
source.setEventHandler { print("data \(source.data)") }
source.resume()
queue.suspend()
source.replace(data: 1)
source.replace(data: 7)
source.replace(data: 3)
queue.resume()
queue.sync { print("end") }

// expect: prints only "data 3", "end"
#sourceLocation()
neverEnd()
}

func rule_T_12_an_add_source_sums_up() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: An add source sums up
// caption: Five merges before the handler runs become one call with their sum; a sum of 0 is no call.


let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataAddSource(queue: queue)
source.setEventHandler { print("data \(source.data)") }
source.resume()
queue.suspend()
for n in 1...5 { source.add(data: UInt(n)) }
queue.resume()
queue.sync { print("end") }

// expect: prints only "data 15", "end"
#sourceLocation()
neverEnd()
}

func rule_T_12_an_or_source_collects_bits() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: An or source collects bits
// caption: 1, 4 and 1 again are 5.


let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataOrSource(queue: queue)
source.setEventHandler { print("data \(source.data)") }
source.resume()
queue.suspend()
source.or(data: 1)
source.or(data: 4)
source.or(data: 1)
queue.resume()
queue.sync { print("end") }

// expect: prints only "data 5", "end"
#sourceLocation()
neverEnd()
}
