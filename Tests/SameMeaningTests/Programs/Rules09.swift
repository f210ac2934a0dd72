// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

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

func rule_S_15_a_reader_waits_behind_a_queued_barrier() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A reader waits behind a queued barrier
// caption: The barrier has not started yet, but it stands in the line, and nobody overtakes it.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async {
  io("read", .milliseconds(80))
  print("read")
}
Thread.sleep(forTimeInterval: 0.03)
queue.async(flags: .barrier) { print("barrier") }
queue.sync { print("reader") }

// expect: prints only "read", "barrier", "reader"
#sourceLocation()
neverEnd()
}

func rule_S_16_readers_do_not_starve_a_writer() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Readers do not starve a writer
// caption: A loop keeps reading; from the moment the writer is queued no new reader gets in before it.


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
var isWritten = false
var reads = 0

DispatchQueue.global().async {
  var isOver = false
  while !isOver && reads < 100 {
    queue.sync {
      io("read", .milliseconds(20))
      isOver = isWritten
    }
    reads += 1
  }
  print("the writer came before 100 reads: \(reads < 100)")
}
Thread.sleep(forTimeInterval: 0.07)
queue.async(flags: .barrier) { isWritten = true }

// expect: prints only "the writer came before 100 reads: true"
#sourceLocation()
neverEnd()
}

func rule_S_17_a_barrier_on_a_global_queue_excludes_nothing() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A barrier on a global queue excludes nothing
// caption: The flag is ignored there: both barriers run at the same time.
// conformance: lines in any order


let global = DispatchQueue.global()
global.async(flags: .barrier) {
  print("barrier 1 begins")
  io("barrier 1", .milliseconds(120))
  print("barrier 1 ends")
}
global.async(flags: .barrier) {
  print("barrier 2 begins")
  io("barrier 2", .milliseconds(120))
  print("barrier 2 ends")
}

// expect: prints "barrier 1 begins", "barrier 2 ends"
// expect: prints "barrier 2 begins", "barrier 1 ends"
// expect: "barrier 1" overlaps "barrier 2"
#sourceLocation()
neverEnd()
}

func rule_S_17_a_barrier_on_a_serial_queue_is_an_ordinary_block() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A barrier on a serial queue is an ordinary block
// caption: Everything is alone there anyway.


let queue = DispatchQueue(label: "queue")
queue.async { print("before") }
queue.async(flags: .barrier) { print("barrier") }
queue.async { print("after") }

// expect: prints only "before", "barrier", "after"
#sourceLocation()
neverEnd()
}

func rule_S_18_which_concurrent_block_starts_first_is_open() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Dequeued in order, started in any order
// caption: The pool takes the blocks first come, first served; which of the threads gets going first is a race.
// conformance: lines in any order


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
for n in 1...4 {
  queue.async { print("block \(n)") }
}

// expect: prints only "block 1", "block 2", "block 3", "block 4"
#sourceLocation()
neverEnd()
}

func rule_S_19_sync_to_a_suspended_queue_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync onto a queue nobody resumes
// caption: The caller is the one who would have resumed it.


let queue = DispatchQueue(label: "queue")
queue.suspend()
print("before")
queue.sync { print("inside") }
queue.resume()

// expect: prints only "before"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_S_19_sync_to_a_suspended_queue_waits() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: sync onto a suspended queue waits for resume
// caption: Resumed by somebody else, the block then runs on the caller's thread.


let queue = DispatchQueue(label: "queue")
queue.suspend()
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(80)) {
  print("resume")
  queue.resume()
}
queue.sync { print("inside, on the main thread: \(Thread.isMainThread)") }

// expect: prints only "resume", "inside, on the main thread: true"
#sourceLocation()
neverEnd()
}
