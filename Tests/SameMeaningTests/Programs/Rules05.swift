// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

func rule_M_09_a_description_that_waits_for_a_print_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A description that waits for a print hangs
// caption: print takes standard output before it asks the counter what it is; the block that has the counter's queue wants to print.



final class Counter: CustomStringConvertible {
  private let queue = DispatchQueue(label: "counter")
  private var value = 0

  func add() {
    queue.async {
      self.value += 1
      Thread.sleep(forTimeInterval: 0.2)
      print("added")
    }
  }

  var description: String { queue.sync { "counter at \(value)" } }
}

let counter = Counter()
print("\(counter)")
counter.add()
Thread.sleep(forTimeInterval: 0.1)
print(counter)
print("never")

// expect: prints only "counter at 0"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_M_09_print_holds_standard_output() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Who prints while another describes, waits
// caption: print takes standard output before it asks its values for their descriptions; the same thread may print in the midst of one.



struct Slow: CustomStringConvertible {
  var description: String {
    print("asked")
    Thread.sleep(forTimeInterval: 0.12)
    return "slow"
  }
}

let done = DispatchGroup()
DispatchQueue.global().async(group: done) { print(Slow()) }
DispatchQueue.global().async(group: done) {
  Thread.sleep(forTimeInterval: 0.04)
  print("behind slow")
}
DispatchQueue.global().async(group: done) {
  Thread.sleep(forTimeInterval: 0.08)
  print("\(Slow())")
}
done.wait()

// expect: prints only "asked", "slow", "behind slow", "asked", "slow"
#sourceLocation()
neverEnd()
}

func rule_N_01_main_blocks_wait_for_the_launch_code() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Main-queue blocks wait for the launch code to return
// caption: However long the launch takes, they pile up and run afterwards, in order.


DispatchQueue.main.async { print("main 1") }
DispatchQueue.global().async { DispatchQueue.main.async { print("main 2") } }
Thread.sleep(forTimeInterval: 0.06)
print("launch ends")

// expect: prints only "launch ends", "main 1", "main 2"
#sourceLocation()
neverEnd()
}

func rule_N_01_main_sync_while_main_waits_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: The main thread waits for a block that waits for the main thread
// caption: main.sync needs the main run loop, which does not turn while the main thread waits.


let done = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  print("background wants main")
  DispatchQueue.main.sync { print("never") }
  done.signal()
}
done.wait()
print("never")

// expect: prints only "background wants main"
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_N_02_the_run_loop_drains_a_snapshot() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A pass of the run loop runs what was there
// caption: Blocks submitted by main-queue blocks run after all that were already waiting.


for n in 0...2 {
  DispatchQueue.main.async {
    print("a\(n)")
    DispatchQueue.main.async { print("nested \(n)") }
  }
}

// expect: prints only "a0", "a1", "a2", "nested 0", "nested 1", "nested 2"
#sourceLocation()
neverEnd()
}

func rule_N_03_after_dispatch_main_no_main_thread() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: After dispatchMain() the main queue has no main thread
// caption: The main thread is given up; main-queue blocks run on a worker, in order, as on any serial queue.
// simulate: platform linux, cores 2


DispatchQueue.main.async {
  print("on the main thread: \(Thread.isMainThread)")
  dispatchPrecondition(condition: .onQueue(.main))
  print("on the main queue: true")
}
DispatchQueue.main.async { print("second") }
dispatchMain()

// expect: prints only "on the main thread: false", "on the main queue: true", "second"
#sourceLocation()
neverEnd()
}

func rule_N_03_main_sync_in_main_after_dispatch_main_traps() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: main.sync on the main queue after dispatchMain()
// caption: The worker that runs a main-queue block owns the main queue.
// simulate: platform linux, cores 2


DispatchQueue.main.async {
  print("outer")
  DispatchQueue.main.sync { print("never") }
}
dispatchMain()

// expect: prints only "outer"
// expect: trap "dispatch_sync called on queue already owned by current thread"
#sourceLocation()
neverEnd()
}

func rule_P_01_at_most_255_overcommit_threads() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Three hundred serial queues, 255 threads
// caption: Every serial queue wants a thread of its own; the pool ends at 255, the rest wait for one to become free.
// simulate: platform linux, cores 2


let mutex = DispatchSemaphore(value: 1)
var started = 0
for n in 1...300 {
  DispatchQueue(label: "queue \(n)").async {
    mutex.wait()
    started += 1
    mutex.signal()
    Thread.sleep(forTimeInterval: 0.5)
  }
}

func report(_ when: String) {
  mutex.wait()
  print("\(started) started \(when)")
  mutex.signal()
}

Thread.sleep(forTimeInterval: 0.3)
report("at first")
Thread.sleep(forTimeInterval: 0.5)
report("in the end")

// expect: prints only "255 started at first", "300 started in the end"
#sourceLocation()
neverEnd()
}

func rule_P_02_eight_blocked_blocks_on_darwin() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A blocked pool grows at once on Apple's systems
// caption: Eight blocks wait on one concurrent queue; each blocked thread is replaced, so all eight start at 0 s.
// simulate: platform darwin, cores 2
// conformance: not run, a blocked thread is replaced at once on Apple's systems only


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
for n in 1...8 {
  queue.async { io("wait \(n)", .seconds(3)) }
}

// expect: "wait 1" overlaps "wait 8"
// expect: completes at 3 s
#sourceLocation()
neverEnd()
}

func rule_P_02_the_linux_pool_grows_by_the_second() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: A blocked pool grows by one thread a second
// caption: Eight blocks wait on one concurrent queue; Linux adds a thread each second while no worker can run.
// simulate: platform linux, cores 2


let queue = DispatchQueue(label: "queue", attributes: .concurrent)
let gate = DispatchSemaphore(value: 0)
let mutex = DispatchSemaphore(value: 1)
var started = 0
for _ in 1...8 {
  queue.async {
    mutex.wait()
    started += 1
    mutex.signal()
    gate.wait()
  }
}

func count() -> Int {
  mutex.wait()
  defer { mutex.signal() }
  return started
}

Thread.sleep(forTimeInterval: 0.5)
let first = count()
print("2 or 3 at first: \(first == 2 || first == 3)")
Thread.sleep(forTimeInterval: 1)
let second = count()
print("\(second - first) more in a second")
Thread.sleep(forTimeInterval: 1)
print("\(count() - second) more in the next")
for _ in 1...8 { gate.signal() }

// expect: prints only "2 or 3 at first: true", "1 more in a second", "1 more in the next"
#sourceLocation()
neverEnd()
}

func rule_P_03_each_band_has_its_own_pool() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Each band has its own pool
// caption: The default pool is busy; a block of the utility band starts at once.
// simulate: platform linux, cores 2


for n in 1...6 {
  DispatchQueue.global().async { work("busy \(n)", .milliseconds(80)) }
}
Thread.sleep(forTimeInterval: 0.02)
DispatchQueue.global(qos: .utility).async { print("utility") }
DispatchQueue.global().async { print("default, behind six blocks") }

// expect: prints only "utility", "default, behind six blocks"
#sourceLocation()
neverEnd()
}

func rule_P_05_255_waiting_serial_queues_hang() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: 255 threads wait for a block that needs one more
// caption: Linux stops at 255 overcommit threads: the block that would let all of them go on never gets a thread.
// simulate: platform linux, cores 2


let gate = DispatchSemaphore(value: 0)
for n in 1...255 {
  DispatchQueue(label: "queue \(n)").async {
    gate.wait()
    gate.signal()
  }
}
DispatchQueue(label: "opener").async {
  print("never")
  gate.signal()
}

// expect: prints nothing
// expect: deadlock
#sourceLocation()
neverEnd()
}

func rule_P_05_a_starved_pool_recovers_slowly() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Everybody waits for a block that has no thread
// caption: Four waiters fill the pool, the signaller stands behind them: on Linux the pool grows until it gets its turn.
// simulate: platform linux, cores 2


let global = DispatchQueue.global()
let ready = DispatchSemaphore(value: 0)
let group = DispatchGroup()
for _ in 1...4 {
  global.async(group: group) { ready.wait() }
}
global.async {
  print("signaller")
  for _ in 1...4 { ready.signal() }
}
group.wait()
print("all done")

// expect: prints only "signaller", "all done"
#sourceLocation()
neverEnd()
}

func rule_P_06_a_starved_darwin_pool_hangs() throws {
#sourceLocation(file: "scenario.swift", line: 1)
// title: Sixty-four waiters and no thread for the signaller
// caption: Apple's pool ends at 64 threads: the block that everybody waits for never gets one.
// simulate: platform darwin
// conformance: not run, the limit of 64 threads is that of Apple's systems


let global = DispatchQueue.global()
let ready = DispatchSemaphore(value: 0)
for _ in 1...64 {
  global.async { ready.wait() }
}
global.async {
  print("never")
  for _ in 1...64 { ready.signal() }
}

// expect: prints nothing
// expect: deadlock
#sourceLocation()
neverEnd()
}
