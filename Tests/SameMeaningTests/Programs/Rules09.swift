// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

func rule_S_10_siblings_on_a_concurrent_target_may_sync() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Siblings over a concurrent target may sync to each other
// caption: Each takes one of the target's many places; nothing is held exclusively but the two queues themselves.


let target = DispatchQueue(label: "target", attributes: .concurrent)
let red = DispatchQueue(label: "red", target: target)
let blue = DispatchQueue(label: "blue", target: target)
red.async {
  print("in red")
  blue.sync { print("in blue") }
  print("back in red")
}

// expect: prints only "in red", "in blue", "back in red"
#sourceLocation()
neverEnd()
}

func rule_S_10_sync_back_through_another_queue_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: a → b → a on one thread traps
// caption: sync stays on its thread, so the thread that holds a asks for a again, two calls deeper, and is caught.


let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
a.async {
  print("in a")
  b.sync {
    print("in b")
    a.sync { print("in a again") }
  }
}

// expect: prints only "in a", "in b"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}

func rule_S_10_sync_between_serial_siblings_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Siblings over one serial target cannot sync to each other
// caption: Two different queues, one lock underneath: the second sync needs the target that the first already holds.


let target = DispatchQueue(label: "target")
let red = DispatchQueue(label: "red", target: target)
let blue = DispatchQueue(label: "blue", target: target)
red.async {
  print("in red")
  blue.sync { print("in blue") }
}

// expect: prints only "in red"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}

func rule_S_10_sync_to_a_child_from_its_target_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync from a target to its child traps
// caption: The child is free, but to run it the target is needed, and this thread holds it.


let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", target: target)
target.async {
  print("in the target")
  child.sync { print("in the child") }
}

// expect: prints only "in the target"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}

func rule_S_10_sync_to_the_target_from_a_child_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync from a child to its target traps
// caption: Whoever drains the child holds the target as well.


let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", target: target)
child.async {
  print("in the child")
  target.sync { print("in the target") }
}

// expect: prints only "in the child"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}

func rule_S_11_a_cycle_of_three_queues_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Three queues in a ring
// caption: Each holds one queue and waits for the next; no thread owns two of them, so nothing is noticed.
// conformance: lines in any order


let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
let c = DispatchQueue(label: "c")

func hold(_ mine: DispatchQueue, _ name: String, andWantIn next: DispatchQueue) {
  mine.async {
    io("hold \(name)", .milliseconds(50))
    print("\(name) wants the next")
    next.sync { print("never") }
  }
}
hold(a, "a", andWantIn: b)
hold(b, "b", andWantIn: c)
hold(c, "c", andWantIn: a)

// expect: prints only "a wants the next", "b wants the next", "c wants the next"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_S_11_a_cycle_through_a_semaphore_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A cycle through a semaphore
// caption: a waits for a signal that comes only after a sync onto a.


let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
let done = DispatchSemaphore(value: 0)
a.async {
  b.async {
    print("b wants a")
    a.sync { print("never") }
    done.signal()
  }
  io("hold a", .milliseconds(40))
  print("a waits")
  done.wait()
  print("never")
}

// expect: prints only "b wants a", "a waits"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_S_11_abba_over_two_threads_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Two queues, two threads, each wants the other
// caption: No thread owns both queues, so libdispatch notices nothing: both wait for ever.
// conformance: lines in any order


let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
a.async {
  io("hold a", .milliseconds(50))
  print("a wants b")
  b.sync { print("never") }
}
b.async {
  io("hold b", .milliseconds(50))
  print("b wants a")
  a.sync { print("never") }
}

// expect: prints only "a wants b", "b wants a"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_S_12_a_reader_inside_a_reader_is_fine() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A concurrent queue may sync to itself
// caption: A reader inside a reader takes a second place; nobody waits.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync {
  print("outer")
  queue.sync { print("inner") }
  print("outer again")
}

// expect: prints only "outer", "inner", "outer again"
#sourceLocation()
neverEnd()
}

func rule_S_13_a_writer_between_two_readers_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Reader, writer, reader: a hang that looks safe
// caption: The inner reader waits behind the writer, the writer waits for the outer reader, the outer reader waits for the inner.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync {
  print("outer reader")
  queue.async(flags: .barrier) { print("writer") }
  queue.sync { print("inner reader") }
  print("never")
}

// expect: prints only "outer reader"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_S_14_a_barrier_inside_a_barrier_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A barrier inside a barrier traps
// caption: The outer barrier owns the queue on this very thread: the check finds it, as it finds a reader in there.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync(flags: .barrier) {
  print("outer barrier")
  queue.sync(flags: .barrier) { print("inner barrier") }
}

// expect: prints only "outer barrier"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}

func rule_S_14_a_barrier_sync_inside_a_reader_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A barrier sync inside a reader waits for itself
// caption: Readers are counted, not owned: libdispatch cannot see that the reader it waits for is the caller.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync {
  print("reader")
  queue.sync(flags: .barrier) { print("writer") }
  print("never")
}

// expect: prints only "reader"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_S_14_a_barrier_sync_inside_an_async_reader_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A barrier sync inside an asynchronous reader
// caption: The same on a worker: the main thread goes on, the worker never does.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async {
  print("reader")
  queue.sync(flags: .barrier) { print("writer") }
  print("never")
}

// expect: prints only "reader"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_S_14_a_barrier_sync_to_the_target_from_a_child_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A barrier sync from a child to its concurrent target
// caption: The barrier waits for every place in the target to be free; one of them is the child's own.


let target = DispatchQueue(label: "target", attributes: .concurrent)
let child = DispatchQueue(label: "child", target: target)
child.async {
  print("in the child")
  target.sync(flags: .barrier) { print("barrier on the target") }
  print("never")
}

// expect: prints only "in the child"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_S_14_a_reader_inside_a_barrier_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A reader inside a barrier traps
// caption: The barrier owns the whole queue, so this time the owner is known and the check finds it.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync(flags: .barrier) {
  print("barrier")
  queue.sync { print("reader") }
}

// expect: prints only "barrier"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}

func rule_S_14_a_reader_inside_an_async_barrier_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A reader inside an asynchronous barrier traps
// caption: The worker that runs the barrier owns the queue, as a caller would.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async(flags: .barrier) {
  print("barrier")
  queue.sync { print("reader") }
}

// expect: prints only "barrier"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}

func rule_S_15_a_barrier_waits_runs_alone_and_lets_go() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A barrier waits, runs alone, and lets go
// caption: Earlier readers finish first, later ones wait: on one queue the barrier is a serial moment.
// conformance: lines in any order


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
for n in 1...2 {
  queue.async {
    io("read \(n)", .milliseconds(60))
    print("read \(n)")
  }
}
queue.async(flags: .barrier) {
  print("barrier begins")
  io("write", .milliseconds(60))
  print("barrier ends")
}
for n in 3...4 {
  queue.async {
    io("read \(n)", .milliseconds(60))
    print("read \(n)")
  }
}

// expect: prints "read 1", "barrier begins", "barrier ends", "read 3"
// expect: prints "read 2", "barrier begins", "barrier ends", "read 4"
// expect: "read 1" overlaps "read 2"
// expect: "write" alone on queue
// expect: "read 3" overlaps "read 4"
// expect: completes at 180 ms
#sourceLocation()
neverEnd()
}
