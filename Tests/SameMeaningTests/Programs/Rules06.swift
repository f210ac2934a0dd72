// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

func rule_P_10_a_pool_of_two_and_more_threads_than_cores() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A pool of two, and more threads than cores
// caption: Helpers of concurrentPerform come from a pool of two; serial queues have threads of their own. Found by a random program.
// simulate: platform linux, cores 2
// conformance: not run, it hangs and dies; PossibleOutputsTests looks for its real orders



let q0 = DispatchQueue(label: "q0")
let q1 = DispatchQueue(label: "q1")
let q2 = DispatchQueue(label: "q2", attributes: .concurrent)
let q3 = DispatchQueue(label: "q3", attributes: .concurrent)
let v1 = q0.sync { () -> Int in
  print("b1 start")
  io("b1", .milliseconds(80))
  return 1
}
print("b1 gave", v1)
DispatchQueue.concurrentPerform(iterations: 3) { i in
  print("b2 iteration \(i)")
  io("b2", .milliseconds(40 * (i + 1)))
  q0.sync {
    print("b2 in q0 \(i)")
  }
  q3.async {
    print("b2 async \(i)")
  }
}
print("b2 all done")
print("b3 abba")
q1.async {
  print("b3 a1")
  io("b3", .milliseconds(80))
  q3.sync { print("b3 a2") }
  print("b3 a3")
}
q3.async {
  print("b3 c1")
  io("b3", .milliseconds(80))
  q1.sync { print("b3 c2") }
  print("b3 c3")
}
DispatchQueue.concurrentPerform(iterations: 4) { i in
  print("b4 iteration \(i)")
}
print("b4 all done")
io("main", .milliseconds(80))
Thread.sleep(forTimeInterval: 0.04)
q1.async {
  print("b5 start")
  q2.sync {
    print("b6 start")
    io("b6", .milliseconds(160))
    print("b6 end")
  }
  print("b5 end")
}
q2.async {
  print("b7 start")
  DispatchQueue.main.async {
    print("b8 start")
    print("b9 fatal")
    fatalError("b9 stops")
    print("b8 end")
  }
  print("b7 end")
}
print("launched")

// expect: trap "b9 stops"
#sourceLocation()
neverEnd()
}

func rule_P_10_threads_take_turns_within_an_instant() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Threads take turns within an instant
// caption: Three queues and a concurrentPerform want two cores: any of them may be the next to print.
// simulate: platform linux, cores 2
// conformance: lines in any order


let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
let c = DispatchQueue(label: "c")
a.async { print("A1"); print("A2"); print("A3") }
b.async { print("B1"); print("B2"); print("B3") }
c.async { print("C1"); print("C2"); print("C3") }
DispatchQueue.concurrentPerform(iterations: 3) { i in
  print("p\(i)")
  io("p", .milliseconds(40))
}
print("launched")

// expect: prints "A1", "A2", "A3"
// expect: prints "p0", "p1", "p2", "launched"
#sourceLocation()
neverEnd()
}

func rule_P_10_two_queues_and_main_in_any_order() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Two queues and the launch code in any order
// caption: Three threads with two, two and one thing to say: thirty orders, and each of them happens.
// conformance: lines in any order

let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
a.async {
  print("A1")
  print("A2")
}
b.async {
  print("B1")
  print("B2")
}
print("launched")

// expect always: prints "A1", "A2"
// expect always: prints "B1", "B2"
// expect: prints "launched"
#sourceLocation()
neverEnd()
}

func rule_Q_01_main_queue_belongs_to_the_main_thread() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: The main queue belongs to the main thread
// caption: Whoever submits to it, its blocks run on the main thread, and only once the launch code has returned.


print(DispatchQueue.main.label)
DispatchQueue.global().async {
  DispatchQueue.main.async { print("main queue on the main thread: \(Thread.isMainThread)") }
}
Thread.sleep(forTimeInterval: 0.06)
print("launch ends")

// expect: prints only "com.apple.main-thread", "launch ends", "main queue on the main thread: true"
#sourceLocation()
neverEnd()
}

func rule_Q_02_global_queues_have_a_band_each() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: One global queue for each quality of service
// caption: The label of a root queue says its band.


print(DispatchQueue.global(qos: .userInitiated).label)
print(DispatchQueue.global(qos: .default).label)
print(DispatchQueue.global(qos: .utility).label)
print(DispatchQueue.global(qos: .background).label)

// expect: prints "com.apple.root.user-initiated-qos", "com.apple.root.default-qos"
// expect: prints "com.apple.root.utility-qos", "com.apple.root.background-qos"
#sourceLocation()
neverEnd()
}

func rule_Q_03_priorities_are_bands() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: The old priorities are names of bands
// caption: high is user-initiated, low is utility, background is background.


print(DispatchQueue.global(priority: .high).label)
print(DispatchQueue.global(priority: .default).label)
print(DispatchQueue.global(priority: .low).label)
print(DispatchQueue.global(priority: .background).label)

// expect: prints "com.apple.root.user-initiated-qos", "com.apple.root.default-qos", "com.apple.root.utility-qos"
// expect: prints "com.apple.root.background-qos"
#sourceLocation()
neverEnd()
}

func rule_Q_04_linux_folds_the_outer_bands() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Linux has four bands, not six
// caption: There the user-interactive band is silently the user-initiated one, for global and for your own queues.
// simulate: platform linux, cores 2


let interactive = DispatchQueue(label: "interactive", qos: .userInteractive)
print(DispatchQueue.global(qos: .userInteractive).label)
print(interactive.qos == .userInitiated)

// expect: prints only "com.apple.root.user-initiated-qos", "true"
#sourceLocation()
neverEnd()
}

func rule_Q_05_unspecified_is_the_default_band() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Asking for no particular quality of service
// caption: The unspecified global queue is the default one, and the default one says it has no quality of service of its own.


print(DispatchQueue.global(qos: .unspecified).label)
print(DispatchQueue.global().label)
print(DispatchQueue.global().qos == .unspecified)
print(DispatchQueue(label: "plain").qos == .unspecified)

// expect: prints only "com.apple.root.default-qos", "com.apple.root.default-qos", "true", "true"
#sourceLocation()
neverEnd()
}

func rule_Q_06_a_concurrent_queue_shares_the_pool() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: One concurrent queue, as many threads as cores
// caption: A concurrent queue targets the ordinary root: six busy blocks share two threads.
// simulate: platform linux, cores 2
// conformance: lines in any order


let pool = DispatchQueue(label: "pool", attributes: .concurrent)
for n in 1...6 {
  pool.async {
    work("compute \(n)", .milliseconds(30))
    print("done \(n)")
  }
}

// expect: prints only "done 1", "done 2", "done 3", "done 4", "done 5", "done 6"
// expect: "compute 1" overlaps "compute 2"
// expect: completes at 90 ms
#sourceLocation()
neverEnd()
}

func rule_Q_06_every_serial_queue_gets_a_thread() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Eight serial queues, eight threads
// caption: A serial queue targets an overcommit root: it gets a thread even when every core is taken.
// simulate: platform linux, cores 2
// conformance: lines in any order


for n in 1...8 {
  DispatchQueue(label: "serial \(n)").async {
    print("start \(n)")
    io("wait \(n)", .milliseconds(300))
    print("end \(n)")
  }
}

// expect: prints only "start 1", "start 2", "start 3", "start 4", "start 5", "start 6", "start 7", "start 8", "end 1", "end 2", "end 3", "end 4", "end 5", "end 6", "end 7", "end 8"
// expect: completes at 300 ms
#sourceLocation()
neverEnd()
}

func rule_Q_08_an_inactive_queue_waits_for_activate() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: An inactive queue collects, then runs
// caption: Submitting is allowed at once; nothing runs until activate(), and activating twice does no harm.


let lazyQueue = DispatchQueue(label: "lazy", attributes: .initiallyInactive)
lazyQueue.async { print("first") }
lazyQueue.async { print("second") }
Thread.sleep(forTimeInterval: 0.06)
print("activate")
lazyQueue.activate()
lazyQueue.activate()
Thread.sleep(forTimeInterval: 0.06)
print("launch ends")

// expect: prints only "activate", "first", "second", "launch ends"
#sourceLocation()
neverEnd()
}

func rule_Q_08_release_of_an_inactive_queue_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Dropping a queue that was never activated
// caption: The last reference goes at the end of the function, and libdispatch ends the process.


func makeAndForget() {
  let forgotten = DispatchQueue(label: "forgotten", attributes: .initiallyInactive)
  print("made \(forgotten.label)")
}

makeAndForget()
print("after")

// expect: prints only "made forgotten"
// expect: trap "Release of an inactive object"
#sourceLocation()
neverEnd()
}

func rule_Q_08_resume_of_an_inactive_queue_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: resume() does not activate a queue
// caption: For a queue that was never suspended, resuming is one resume too many, even while it is inactive.


let lazyQueue = DispatchQueue(label: "lazy", attributes: .initiallyInactive)
print("before")
lazyQueue.resume()
print("after")

// expect: prints only "before"
// expect: trap "Over-resume of an inactive object"
#sourceLocation()
neverEnd()
}

func rule_Q_08_sync_onto_an_inactive_queue_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync onto an inactive queue waits for ever
// caption: Nobody is left to activate the queue: the caller is the only one who could, and it waits.


let lazyQueue = DispatchQueue(label: "lazy", attributes: .initiallyInactive)
print("before")
lazyQueue.sync { print("inside") }
print("after")

// expect: prints only "before"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_Q_09_inactive_and_suspended_needs_both() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Inactive and suspended: it takes two keys
// caption: Activating lifts one of two locks; the queue starts only when the suspension is balanced as well.


let queue = DispatchQueue(label: "queue", attributes: .initiallyInactive)
queue.async { print("block") }
queue.suspend()
queue.activate()
Thread.sleep(forTimeInterval: 0.05)
print("activated")
queue.resume()
Thread.sleep(forTimeInterval: 0.05)
print("launch ends")

// expect: prints only "activated", "block", "launch ends"
#sourceLocation()
neverEnd()
}

func rule_Q_10_autorelease_frequency_changes_no_order() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: The autorelease frequency is accepted and changes no order
// caption: It says when autorelease pools are emptied, which is not about order at all.


let queue = DispatchQueue(label: "queue", autoreleaseFrequency: .workItem)
queue.async { print("first") }
queue.async { print("second") }
queue.sync { print("third") }

// expect: prints only "first", "second", "third"
#sourceLocation()
neverEnd()
}
