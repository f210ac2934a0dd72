// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

func rule_G_08_one_leave_too_many_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: One leave too many
// caption: The callback fired twice; the second leave finds the count at zero and ends the process.


let group = DispatchGroup()
group.enter()
group.leave()
print("balanced")
group.leave()
print("never")

// expect: prints only "balanced"
// expect: trap "Unbalanced call to dispatch_group_leave()"
#sourceLocation()
neverEnd()
}

func rule_G_09_a_forgotten_leave_leaks_the_group() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A forgotten leave leaks the group, nothing more
// caption: An entered group keeps itself alive: dropping the last reference does not crash, the notify just never comes.


func download() {
  let group = DispatchGroup()
  group.enter()
  group.notify(queue: .main) { print("never") }
}

download()
print("after")

// expect: prints only "after"
#sourceLocation()
neverEnd()
}

func rule_G_10_waiting_for_a_block_behind_you_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Waiting for a block that stands behind you
// caption: The member of the group is on the same serial queue: it cannot start before the wait ends.


let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
queue.async {
  queue.async(group: group) { print("never") }
  print("wait")
  group.wait()
  print("never")
}

// expect: prints only "wait"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_G_10_waiting_for_a_suspended_queue_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Waiting for a group whose member is on a suspended queue
// caption: The member cannot start before somebody resumes its queue, and nobody does.


let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
queue.suspend()
queue.async(group: group) { print("never") }
print("wait")
group.wait()
print("never")

// expect: prints only "wait"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_G_10_with_a_timeout_it_goes_on() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: The same wait with a timeout
// caption: After the timeout the waiting block ends, and only then can the block it waited for run.


let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
queue.async {
  queue.async(group: group) { print("inner") }
  print("timed out: \(group.wait(timeout: .now() + .milliseconds(60)) == .timedOut)")
}

// expect: prints only "timed out: true", "inner"
#sourceLocation()
neverEnd()
}

func rule_G_11_all_waiters_are_woken_at_zero() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Every waiter is woken when the count hits zero
// caption: Three threads wait for one group; the last leave frees all of them.
// conformance: lines in any order


let group = DispatchGroup()
group.enter()
for n in 1...3 {
  DispatchQueue(label: "waiter \(n)").async {
    group.wait()
    print("waiter \(n)")
  }
}
Thread.sleep(forTimeInterval: 0.05)
print("leave")
group.leave()
group.enter()

// expect: prints only "leave", "waiter 1", "waiter 2", "waiter 3"
#sourceLocation()
neverEnd()
}

func rule_G_12_another_leave_while_the_process_dies() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Another thread leaves while the process dies
// caption: The first leave() too many makes the count wrap around and dies; the second finds it above zero and goes on.
// conformance: not run, it dies sooner or later; PossibleOutputsTests compares all that it prints


let group = DispatchGroup()
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  print("leaving")
  group.leave()
  print("left")
}

// expect: prints only "leaving"
// expect: trap "Unbalanced call to dispatch_group_leave()"
#sourceLocation()
neverEnd()
}

func rule_M_01_signal_says_whether_it_woke_somebody() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: signal says whether it woke somebody
// caption: 0 when the value just goes up, 1 when a thread was waiting.


let semaphore = DispatchSemaphore(value: 0)
print("nobody waits: \(semaphore.signal())")
semaphore.wait()
DispatchQueue.global().async {
  semaphore.wait()
  print("woken")
}
Thread.sleep(forTimeInterval: 0.06)
let woken = semaphore.signal()
Thread.sleep(forTimeInterval: 0.06)
print("somebody waited: \(woken)")

// expect: prints only "nobody waits: 0", "woken", "somebody waited: 1"
#sourceLocation()
neverEnd()
}

func rule_M_02_a_timed_out_wait_leaves_no_trace() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A wait that timed out takes nothing
// caption: The next signal is kept for the next wait; a deadline in the past only looks.


let semaphore = DispatchSemaphore(value: 0)
print("timed out: \(semaphore.wait(timeout: .now() + .milliseconds(50)) == .timedOut)")
print("just looking: \(semaphore.wait(timeout: .now()) == .timedOut)")
semaphore.signal()
print("success: \(semaphore.wait(timeout: .now()) == .success)")

// expect: prints only "timed out: true", "just looking: true", "success: true"
#sourceLocation()
neverEnd()
}

func rule_M_03_a_signal_is_not_handed_over() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A signal is not handed over
// caption: On Linux signal() wakes the waiter and gives it nothing: the next wait() of the thread that runs is mostly faster.
// simulate: platform linux
// conformance: lines in any order


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
print("main has again")
Thread.sleep(forTimeInterval: 0.08)
s.signal()
print("launched")

// expect: prints "other wants", "main has again"
#sourceLocation()
neverEnd()
}

func rule_M_03_waiters_are_woken_in_turn() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Waiters are woken in turn, usually
// caption: Three threads wait, three signals come; on Linux nothing promises who is woken first.
// conformance: lines in any order


let semaphore = DispatchSemaphore(value: 0)
for n in 1...3 {
  DispatchQueue(label: "waiter \(n)").async {
    semaphore.wait()
    print("waiter \(n)")
  }
  Thread.sleep(forTimeInterval: 0.03)
}
for _ in 1...3 {
  semaphore.signal()
  Thread.sleep(forTimeInterval: 0.03)
}

// expect: prints only "waiter 1", "waiter 2", "waiter 3"
#sourceLocation()
neverEnd()
}

func rule_M_04_a_semaphore_made_with_zero_may_go() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A semaphore made with 0 never traps when dropped
// caption: Its value can only be higher than the one it was made with.


func signalAndForget() {
  let semaphore = DispatchSemaphore(value: 0)
  semaphore.signal()
  print("signalled")
}

signalAndForget()
print("after")

// expect: prints only "signalled", "after"
#sourceLocation()
neverEnd()
}

func rule_M_04_dropping_a_semaphore_in_use_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Dropping a semaphore that is in use
// caption: It was made with 1 and stands at 0 when its last reference goes: libdispatch ends the process.


func borrowAndForget() {
  let semaphore = DispatchSemaphore(value: 1)
  semaphore.wait()
  print("taken")
}

borrowAndForget()
print("never")

// expect: prints only "taken"
// expect: trap "Semaphore object deallocated while in use"
#sourceLocation()
neverEnd()
}

func rule_M_06_a_signal_queued_behind_the_wait_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Waiting for a signal that is queued behind you
// caption: A semaphore has no owner: libdispatch cannot know that the block that would signal is next in this very line.


let queue = DispatchQueue(label: "queue")
let semaphore = DispatchSemaphore(value: 0)
queue.async {
  print("wait")
  semaphore.wait()
  print("never")
}
queue.async { semaphore.signal() }

// expect: prints only "wait"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_M_07_a_lock_is_not_handed_over() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A lock is not handed over
// caption: unlock() wakes the waiter and gives it nothing: whoever comes first has the lock, mostly the one that runs.
// conformance: lines in any order


let lock = NSLock()
lock.lock()
DispatchQueue.global().async {
  print("other wants")
  lock.lock()
  print("other has")
  lock.unlock()
}
Thread.sleep(forTimeInterval: 0.08)
lock.unlock()
lock.lock()
print("main has again")
Thread.sleep(forTimeInterval: 0.08)
lock.unlock()
print("launched")

// expect: prints "other wants", "main has again"
#sourceLocation()
neverEnd()
}

func rule_M_07_a_loop_does_not_keep_a_lock() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A loop does not keep a lock for ever
// caption: Who takes a lock back at once mostly comes first, but not always: the one that waits has it before long.
// conformance: lines in any order


let lock = NSLock()
var isDone = false
DispatchQueue.global().async {
  var isOver = false
  while !isOver {
    lock.lock()
    Thread.sleep(forTimeInterval: 0.02)
    isOver = isDone
    lock.unlock()
  }
  print("loop is over")
}
Thread.sleep(forTimeInterval: 0.01)
lock.lock()
print("main has it")
isDone = true
lock.unlock()

// expect: prints "main has it", "loop is over"
#sourceLocation()
neverEnd()
}
