import DispatchModel
import DispatchTrace

/// Runs closures: the code side of a simulation, as the scenario machine is for scenarios. Each simulated thread's closures run on a
/// real thread of their own, strictly one at a time: all others, and whoever drives the simulation, are parked meanwhile.
final class ClosureMachine: ResumableCode, @unchecked Sendable {
  enum Code {
    case plain(() -> Void)
    /// For `concurrentPerform`: takes the index.
    case indexed((Int) -> Void)
  }

  private struct BodyEntry {
    /// Nil when the body's only run has taken it.
    var code: Code?
    var isOneShot: Bool
    /// Where it was handed over.
    var site: Site
    /// What a watch says of who handed it over.
    var origin: UInt64
  }

  private final class SimulatedThread {
    var activations: [(body: BodyID, isStarted: Bool)] = []
    var worker: Worker?
    var released: [Code] = []
  }

  /// No two machines of a process have the same.
  let serial: UInt64
  /// Where its threads run.
  let core: SharedCore
  private let patience: Int
  private let mostPrinted: Int
  private var printed = 0
  private let gate = Gate()
  private var step = Step(.finished)
  /// Who asked for it, where its place is not known yet.
  private var callers: [UInt] = []
  private var stringTable: UnsafeMutablePointer<StringTable>?
  private var threads: [SimulatedThread?] = []
  private var bodies: [BodyEntry]
  private var freeBodies: [Int32] = []
  private var idle: [Worker] = []
  private let files: SourceFiles
  /// Objects that were made outside of this simulation, and their numbers in it.
  private var adopted: [ObjectIdentifier: (object: AnyObject, number: Int32)] = [:]
  /// What the bodies that hold values of `setSpecific` hold, while the simulation knows them.
  private var values: [BodyID: Any] = [:]
  private var keys: [ObjectIdentifier: (key: AnyObject, number: Int32)] = [:]
  let cores: Int32
  /// Whether a launch that waits for its tasks keeps the main thread for the main queue, as on Apple's systems.
  let keepsMainThread: Bool
  /// Its steps are chosen one by one, and what the code does to Swift's tasks counts between any two of them.
  var followsTasks = false
  /// The queues of such jobs.
  var pools: [QoSClass: QueueID] = [:]
  /// The number of the task that top-level code is, where it waits for others: it ends the process when it has come to its end.
  var mainTask: UInt64?
  /// From 1 on, by the numbers that the runtime gives to tasks.
  var orderOfTasks: [UInt64: Int] = [:]
  /// Where tasks were made, by their numbers.
  var callersOfTasks: [UInt64: [UInt]] = [:]
  /// Before the first closure is handed over nobody can run beside the launch, so that nothing it does can race.
  private(set) var isRecording = false
  private(set) var isOver = false
  private(set) var stepCount = 0
  /// Why the simulation could not go on.
  private(set) var failure: SimulationError?
  /// Threads that were in the middle of closures at the end.
  private(set) var abandoned = 0

  /// `patience`: for how many milliseconds of real time a closure may do nothing.
  init(
    _ files: SourceFiles, patience: Int, _ configuration: Configuration, on core: SharedCore, _ launch: @escaping () -> Void
  ) {
    self.core = core
    mostPrinted = configuration.limits.outputBytes
    cores = Int32(clamping: configuration.cores)
    keepsMainThread = configuration.platform != .linux
    serial = WorkerPool.newSerial()
    self.patience = patience
    self.files = files
    bodies = [BodyEntry(code: .plain(launch), isOneShot: true, site: files.home, origin: 0)]
    SignalHandlers.install()
  }

  // MARK: What the simulation asks

  func begin(_ body: BodyID, on thread: ThreadID) {
    state(of: thread).activations.append((body, false))
  }

  func release(_ body: BodyID, on thread: ThreadID) -> Bool {
    let code = bodies[Int(body.index)].code
    bodies[Int(body.index)].code = nil
    freeBodies.append(body.index)
    guard let code else { return false }
    state(of: thread).released.append(code)
    return true
  }

  func resume(_ thread: ThreadID, with reply: Reply, strings: inout StringTable) -> Step {
    let state = state(of: thread)
    guard let top = state.activations.indices.last else { return Step(.finished) }
    core.beginTurn()
    let worker = state.worker ?? takeWorker()
    state.worker = worker
    let command: Worker.Command
    if state.activations[top].isStarted {
      command = .reply(reply)
    } else {
      state.activations[top].isStarted = true
      if state.activations[top].body == .rest {
        command = .rest
      } else if case .begin(let argument) = reply {
        command = .begin(state.activations[top].body, argument: argument)
      } else {
        command = .begin(state.activations[top].body, argument: 0)
      }
    }
    let released = state.released
    state.released = []
    withUnsafeMutablePointer(to: &strings) { table in
      stringTable = table
      worker.go(command, dropping: released)
      awaitStep(of: worker)
      nameCaller()
      stringTable = nil
    }
    if case .finished = step.operation {
      state.activations.removeLast()
      if state.activations.isEmpty {
        state.worker = nil
        idle.append(worker)
      }
    }
    return step
  }

  private func takeWorker() -> Worker { idle.popLast() ?? WorkerPool.take(for: self) }

  private func state(of thread: ThreadID) -> SimulatedThread {
    while threads.count <= thread.offset { threads.append(nil) }
    if let known = threads[thread.offset] { return known }
    let new = SimulatedThread()
    threads[thread.offset] = new
    return new
  }

  // MARK: The turn

  /// Called by the worker whose turn it is: it asks for `step`.
  func deliver(_ step: Step, calledBy callers: [UInt] = []) {
    stepCount += 1
    self.step = step
    self.callers = callers
    gate.open()
  }

  /// The code of the worker whose turn it is has died.
  func wake() { gate.open() }

  private func awaitStep(of worker: Worker) {
    var (idle, busy) = (0, 0)
    while !gate.wait(milliseconds: patience) {
      (idle, busy) = worker.isWaiting ? (idle + 1, busy) : (0, busy + 1)
      // Once is nothing: it may have been about to go on.
      guard idle > 1 || busy > 8 else { continue }
      failure = idle > 1 ? .blocksForReal(at: worker.site) : .computesWithoutEnd(at: worker.site)
      isOver = true
      WorkerPool.countStuck()
      step = Step(.limit(.steps), at: position(worker.site))
      return
    }
    guard worker.signal != 0 else { return }
    WorkerPool.countStuck()
    let death = BodyWatch.installed?.death(worker.signal)
    let place = death?.place.map { position(file: $0.file, line: $0.line, column: $0.column) }
    let end: Operation =
      death?.isOutOfMemory == true ? .limit(.memory) : .trap(intern(death?.words ?? SignalHandlers.words))
    step = Step(end, at: place ?? position(worker.site))
  }

  /// While nobody is waited for.
  private func nameCaller() {
    guard !callers.isEmpty else { return }
    if let place = CallPlaces.place(of: callers) {
      step.position = position(file: place.file, line: place.line, column: place.column)
    }
    callers = []
  }

  func intern(_ text: String) -> StringID {
    stringTable?.pointee.intern(text) ?? StringID(0)
  }

  func words(_ id: StringID) -> String? { stringTable?.pointee[id] }

  /// To print `text`, or to end at the limit of printed text.
  func printing(_ text: String) -> Operation {
    printed += text.utf8.count
    return printed > mostPrinted ? .limit(.output) : .print(intern(text))
  }

  // MARK: Bodies

  /// Hands a closure to the simulation.
  func makeBody(_ code: Code, isOneShot: Bool) -> BodyID {
    isRecording = true
    let entry = BodyEntry(
      code: code, isOneShot: isOneShot, site: Worker.current?.site ?? .none,
      origin: BodyWatch.installed?.handOver() ?? 0)
    if let free = freeBodies.popLast() {
      bodies[Int(free)] = entry
      return BodyID(free)
    }
    bodies.append(entry)
    return BodyID(Int32(bodies.count - 1))
  }

  func site(of body: BodyID) -> Site { bodies[Int(body.index)].site }
  func origin(of body: BodyID) -> UInt64 { bodies[Int(body.index)].origin }

  func code(toRun body: BodyID) -> Code? {
    let entry = bodies[Int(body.index)]
    if !values.isEmpty { values[body] = nil }
    if entry.isOneShot { bodies[Int(body.index)].code = nil }
    return entry.code
  }

  // MARK: Objects and values

  /// The number of something that was made outside of this simulation; `make` is asked for it once.
  func number(of object: AnyObject, _ make: () -> Int32) -> Int32 {
    if let known = adopted[ObjectIdentifier(object)] { return known.number }
    let number = make()
    adopted[ObjectIdentifier(object)] = (object, number)
    return number
  }

  func number(ofKey key: AnyObject) -> Int32 {
    if let known = keys[ObjectIdentifier(key)] { return known.number }
    let number = Int32(keys.count)
    keys[ObjectIdentifier(key)] = (key, number)
    return number
  }

  /// A body that holds the value and does nothing but let it go.
  func keep(_ value: Any?) -> BodyID? {
    guard let value else { return nil }
    let body = makeBody(.plain { _ = value }, isOneShot: true)
    values[body] = value
    return body
  }

  func value(_ body: BodyID?) -> Any? { body.flatMap { values[$0] } }

  // MARK: Places

  func position(_ site: Site) -> SourcePosition {
    guard site.line > 0 else { return .none }
    return SourcePosition(file: files.number(of: site), line: site.line, column: site.column)
  }

  func position(file: String, line: Int, column: Int) -> SourcePosition {
    SourcePosition(file: files.number(of: file), line: line, column: column)
  }

  // MARK: The end

  /// Lets all threads go. What closures that never ran hold is released here; what is asked meanwhile is ignored.
  func end() {
    isOver = true
    for state in threads {
      guard let state, let worker = state.worker else { continue }
      state.worker = nil
      worker.go(.leave, dropping: [])
      abandoned += 1
    }
    for worker in idle { WorkerPool.giveBack(worker) }
    idle = []
    Worker.with(Worker(takingDown: self)) {
      threads = []
      for index in bodies.indices { bodies[index].code = nil }
      adopted = [:]
      values = [:]
      keys = [:]
    }
  }
}
