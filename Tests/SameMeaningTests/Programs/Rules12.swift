// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

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

func rule_T_12_merges_while_suspended_are_kept() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Data merged while the source is suspended is kept
// caption: Resume delivers the sum in one call; what is merged after cancel() is lost.


let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataAddSource(queue: queue)
source.setEventHandler { print("data \(source.data)") }
source.activate()
source.suspend()
source.add(data: 2)
source.add(data: 3)
Thread.sleep(forTimeInterval: 0.05)
print("resume")
source.resume()
Thread.sleep(forTimeInterval: 0.05)
source.cancel()
source.add(data: 100)

// expect: prints only "resume", "data 5"
#sourceLocation()
neverEnd()
}

func rule_T_13_a_data_source_on_a_suspended_queue() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A data source on a suspended queue stands in line from its activation
// caption: A suspended target may still change: the source is installed by its turn in the queue, which comes before A.


let q = DispatchQueue(label: "q")
q.suspend()
let u = DispatchSource.makeUserDataAddSource(queue: q)
u.setEventHandler { print("data \(u.data)") }
u.activate()
q.async { print("A") }
u.add(data: 1)
q.resume()

// expect: prints only "data 1", "A"
#sourceLocation()
neverEnd()
}

func rule_T_13_a_data_source_on_an_inactive_queue() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A data source on an inactive queue stands in line from its activation
// caption: One turn: installed, registered, and the data that has come meanwhile; then A.


let q = DispatchQueue(label: "q", attributes: .initiallyInactive)
let u = DispatchSource.makeUserDataAddSource(queue: q)
u.setEventHandler { print("data \(u.data)") }
u.setRegistrationHandler { print("registered") }
u.activate()
q.async { print("A") }
u.add(data: 1)
q.activate()

// expect: prints only "registered", "data 1", "A"
#sourceLocation()
neverEnd()
}

func rule_T_13_a_data_source_on_main_stands_in_line_when_activated() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A data source on main stands in line from its activation
// caption: libdispatch does not know the class of the main queue, so the source goes there to be installed: before A.


let u = DispatchSource.makeUserDataAddSource(queue: .main)
u.setEventHandler { print("data \(u.data)") }
u.activate()
DispatchQueue.main.async { print("A") }
u.add(data: 1)

// expect: prints only "data 1", "A"
#sourceLocation()
neverEnd()
}

func rule_T_14_a_timer_on_main_is_installed_by_the_manager() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A timer on main is installed by the manager thread
// caption: Its registration handler comes back from there; whether A comes first is a race.
// conformance: lines in any order


let t = DispatchSource.makeTimerSource(queue: .main)
t.setEventHandler { print("fire") }
t.setRegistrationHandler { print("registered") }
t.schedule(deadline: .now() + .milliseconds(400))
t.activate()
DispatchQueue.main.async { print("A") }

// expect: prints "A"
// expect: prints "registered", "fire"
#sourceLocation()
neverEnd()
}

func rule_T_14_cancelling_an_armed_timer_takes_the_manager() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Cancelling an armed timer takes the manager thread
// caption: Only the thread that manages timers can take one out of its heap; whether A comes first is a race.
// conformance: lines in any order


let q = DispatchQueue(label: "q")
let t = DispatchSource.makeTimerSource(queue: q)
t.setEventHandler { print("fire") }
t.setCancelHandler { print("cancelled") }
t.schedule(deadline: .now() + .milliseconds(400))
t.activate()
Thread.sleep(forTimeInterval: 0.08)
t.cancel()
q.async { print("A") }

// expect: prints "A"
// expect: prints "cancelled"
#sourceLocation()
neverEnd()
}

func rule_T_15_a_data_source_cancelled_by_its_handler() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A data source that its handler cancels
// caption: The cancel handler is called in the same turn, before what the handler has submitted.


let q = DispatchQueue(label: "q")
let u = DispatchSource.makeUserDataAddSource(queue: q)
u.setEventHandler {
  print("data \(u.data)")
  q.async { print("A") }
  u.cancel()
}
u.setCancelHandler { print("cancelled") }
u.activate()
u.add(data: 1)

// expect: prints only "data 1", "cancelled", "A"
#sourceLocation()
neverEnd()
}

func rule_T_15_a_one_shot_timer_cancelled_by_its_handler() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A one-shot timer that its handler cancels
// caption: It has left the heap: the cancel handler follows at once, before what the handler has submitted.


let q = DispatchQueue(label: "q")
let t = DispatchSource.makeTimerSource(queue: q)
t.setEventHandler {
  print("fire")
  q.async { print("A") }
  t.cancel()
}
t.setCancelHandler { print("cancelled") }
t.schedule(deadline: .now() + .milliseconds(40))
t.activate()

// expect: prints only "fire", "cancelled", "A"
#sourceLocation()
neverEnd()
}

func rule_T_15_cancelled_by_its_handler_while_suspended() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Cancelled by its handler, suspended meanwhile
// caption: The turn goes on to its end: the cancel handler does not wait for resume.


let q = DispatchQueue(label: "q")
let t = DispatchSource.makeTimerSource(queue: q)
t.setEventHandler {
  print("fire")
  io("handler", .milliseconds(120))
  t.cancel()
  print("fire end")
}
t.setCancelHandler { print("cancelled") }
t.schedule(deadline: .now() + .milliseconds(40))
t.activate()
Thread.sleep(forTimeInterval: 0.08)
t.suspend()
print("suspended")
Thread.sleep(forTimeInterval: 0.2)
print("resume")
t.resume()

// expect: prints only "fire", "suspended", "fire end", "cancelled", "resume"
#sourceLocation()
neverEnd()
}

func rule_T_16_a_tick_at_this_very_instant() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A tick at the very instant of the call
// caption: The handler runs when the second tick is due: it may find one tick or two.
// conformance: not run, either count is right; PossibleOutputsTests compares all of them


let q = DispatchQueue(label: "q")
let t = DispatchSource.makeTimerSource(queue: q)
var fires = 0
t.setEventHandler {
  print("data \(t.data)")
  fires += 1
  if fires == 2 { t.cancel() }
}
t.schedule(deadline: .now() + .milliseconds(40), repeating: .milliseconds(40))
t.activate()
q.async { io("q", .milliseconds(80)) }

// expect: prints "data 1"
#sourceLocation()
neverEnd()
}

func rule_T_17_a_data_source_cancelled_before_its_activation() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A data source that is cancelled before it is activated
// caption: It is never registered, so nobody is told that it was; its cancel handler is called.


let q = DispatchQueue(label: "q")
let u = DispatchSource.makeUserDataAddSource(queue: q)
u.setEventHandler { print("data \(u.data)") }
u.setCancelHandler { print("cancelled") }
u.setRegistrationHandler { print("registered") }
u.cancel()
u.activate()

// expect: prints only "cancelled"
#sourceLocation()
neverEnd()
}
