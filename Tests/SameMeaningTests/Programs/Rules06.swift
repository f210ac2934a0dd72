// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

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

func rule_Q_11_queues_with_one_serial_target_never_overlap() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Two queues, one serial target: one at a time
// caption: Blocks of both queues and of the target itself exclude each other: a hierarchy is a lock.
// conformance: lines in any order


let target = DispatchQueue(label: "target")
let red = DispatchQueue(label: "red", target: target)
let blue = DispatchQueue(label: "blue", target: target)
var inside = 0

func enter(_ name: String) {
  inside += 1
  io(name, .milliseconds(20))
  print("\(name): \(inside) inside")
  inside -= 1
}

red.async { enter("red") }
blue.async { enter("blue") }
target.async { enter("target") }
red.async { enter("red again") }

// expect: prints only "red: 1 inside", "red again: 1 inside", "blue: 1 inside", "target: 1 inside"
#sourceLocation()
neverEnd()
}

func rule_Q_12_a_queue_held_by_sync_stands_in_line_afterwards() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A queue that a sync holds stands in line only afterwards
// caption: a got its block first, but while the sync holds a nobody can drain it; b is already in the target's line by then.


let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)
a.sync {
  a.async { print("A1") }
  b.async { print("B1") }
  print("sync")
}

// expect: prints only "sync", "B1", "A1"
#sourceLocation()
neverEnd()
}

func rule_Q_12_a_running_child_keeps_its_target() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A running child goes on before its siblings
// caption: Blocks added to the child while it runs join its batch, ahead of a sibling that was submitted earlier.


let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)

a.async {
  io("A0", .milliseconds(100))
  print("A0")
}
Thread.sleep(forTimeInterval: 0.04)
b.async { print("B1") }
target.async { print("T1") }
a.async { print("A1") }
a.async { print("A2") }

// expect: prints only "A0", "A1", "A2", "B1", "T1"
#sourceLocation()
neverEnd()
}

func rule_Q_12_a_serial_child_drains_in_one_batch() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Serial siblings do not keep the order of submission
// caption: A serial child is one entry in its target: once reached, it drains all its blocks before the next sibling runs.


let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)

target.suspend()
a.async { print("a1") }
b.async { print("b1") }
a.async { print("a2") }
target.async { print("t1") }
b.async { print("b2") }
target.resume()

// expect: prints only "a1", "a2", "b1", "b2", "t1"
#sourceLocation()
neverEnd()
}

func rule_Q_12_a_sync_cuts_the_batch() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A sync cuts a child's batch short
// caption: When the drain meets a waiting caller it hands the child over, and the child queues for its target again, at the end.


let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)

a.async {
  io("A0", .milliseconds(150))
  print("A0")
}
Thread.sleep(forTimeInterval: 0.04)
DispatchQueue.global().async { a.sync { print("A.sync") } }
Thread.sleep(forTimeInterval: 0.04)
b.async { print("B1") }
a.async { print("A1") }
a.async { print("A2") }
target.async { print("T1") }

// expect: prints only "A0", "B1", "T1", "A.sync", "A1", "A2"
#sourceLocation()
neverEnd()
}
