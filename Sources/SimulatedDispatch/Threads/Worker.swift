import DispatchModel
import DispatchTrace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A real thread that runs the closures of one simulated thread, and is parked while another one has its turn.
final class Worker: @unchecked Sendable {
  /// What it does when it has its turn.
  enum Command {
    case begin(BodyID, argument: Int)
    /// Only what releases have left.
    case rest
    case reply(Reply)
    /// Its simulation is over: the frames it is in the middle of are given up.
    case leave
  }

  private let gate = Gate()
  private var command = Command.leave
  /// Closures whose end comes before anything else that the thread does.
  private var released: [ClosureMachine.Code] = []
  private(set) var machine: ClosureMachine?
  /// Where its code asked for something last; at first, where the closure that it runs was handed over.
  var site = Site.none
  /// The signal that its code died of; 0 while it lives.
  private(set) var signal: Int32 = 0
  private var identity: pthread_t?
  /// The file in which Linux says what it does.
  private var status = ""
  /// The object of the program that it was started with, while it is a thread of its own.
  var thread: Thread?
  /// Bodies it is in the middle of.
  private var depth = 0
  /// Calls of `print` in the middle of which it asks for descriptions, and whether one of those has waited.
  private var (describing, holdsOutput) = (0, false)
  /// What it is to ask before anything else.
  private var later: [() -> Void] = []
  /// The core that it is kept on, and those that it may run on otherwise.
  private var core: Int32?
  private var everywhere: Cores?
  /// Stands in for the thread that takes a simulation down: whatever is asked of it then is ignored.
  let isTakingDown: Bool

  init(takingDown machine: ClosureMachine? = nil) {
    isTakingDown = machine != nil
    self.machine = machine
  }

  /// The worker that the calling thread is; nil outside of simulations.
  static var current: Worker? {
    guard let known = pthread_getspecific(WorkerKey.key) else { return nil }
    return Unmanaged<Worker>.fromOpaque(known).takeUnretainedValue()
  }

  /// `body` with another answer to who the calling thread is.
  static func with<Result>(_ worker: Worker, _ body: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(WorkerKey.key)
    pthread_setspecific(WorkerKey.key, Unmanaged.passUnretained(worker).toOpaque())
    defer { pthread_setspecific(WorkerKey.key, outer) }
    return try withExtendedLifetime(worker, body)
  }

  // MARK: On the side of the simulation

  func attach(to machine: ClosureMachine) {
    self.machine = machine
    // What an earlier simulation asked for last is no place of this one.
    site = .none
  }

  func detach() { machine = nil }

  /// Gives it its turn.
  func go(_ command: Command, dropping released: [ClosureMachine.Code]) {
    self.command = command
    self.released = released
    gate.open()
  }

  /// Whether it waits in the operating system, rather than computes or is in line for a processor.
  var isWaiting: Bool {
    #if canImport(Darwin)
      guard let identity else { return false }
      var info = thread_basic_info()
      var count = mach_msg_type_number_t(MemoryLayout<thread_basic_info>.size / MemoryLayout<natural_t>.size)
      let result = withUnsafeMutablePointer(to: &info) { info in
        info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          thread_info(pthread_mach_thread_np(identity), thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
        }
      }
      return result == KERN_SUCCESS && info.run_state != TH_STATE_RUNNING
    #else
      guard let file = fopen(status, "r") else { return false }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = fread(&bytes, 1, bytes.count, file)
      // The state follows the name, which stands in parentheses.
      guard let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count else { return false }
      return bytes[end + 2] != UInt8(ascii: "R")
    #endif
  }

  #if !canImport(Darwin)
    private static func ownStatus() -> String {
      var link = [UInt8](repeating: 0, count: 64)
      let count = link.withUnsafeMutableBytes { readlink("/proc/thread-self", $0.baseAddress!, $0.count) }
      return "/proc/\(String(decoding: link[..<max(count, 0)], as: UTF8.self))/stat"
    }
  #endif

  // MARK: On its own thread

  func start() {
    // A thread may run where the one that makes it may.
    (core, everywhere) = (machine?.core.number, machine?.core.everywhere)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, 2 << 20)
    let itself = Unmanaged.passRetained(self).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      pthread_create(&thread, &attributes, { Worker.main($0) }, itself)
    #else
      var thread = pthread_t()
      pthread_create(&thread, &attributes, { Worker.main($0!) }, itself)
    #endif
    identity = thread
    pthread_attr_destroy(&attributes)
  }

  private static func main(_ itself: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    pthread_setspecific(WorkerKey.key, itself)
    let worker = Unmanaged<Worker>.fromOpaque(itself).takeUnretainedValue()
    #if !canImport(Darwin)
      worker.status = Self.ownStatus()
    #endif
    _ = worker.obey()
    return nil
  }

  /// Asks the simulation for something and waits for the answer; bodies that begin meanwhile run on top. Nil when there is
  /// nobody to ask any more. `callers` are who is named instead of `site`, if that can be told.
  func ask(_ operation: Operation, at site: Site, calledBy callers: [UInt] = []) -> Reply? {
    if isTakingDown { return nil }
    guard let machine, !machine.isOver else { giveUp() }
    return ask(operation, at: machine.position(site), calledBy: callers)
  }

  func ask(_ operation: Operation, at position: SourcePosition, calledBy callers: [UInt] = []) -> Reply? {
    if isTakingDown { return nil }
    submitLater()
    guard let machine, !machine.isOver else { giveUp() }
    if describing > 0, !holdsOutput, operation.mayWait {
      holdsOutput = true
      machine.deliver(Step(.holdOutput, at: position), calledBy: callers)
      _ = obey()
    }
    machine.deliver(Step(operation, at: position), calledBy: callers)
    let reply = obey()
    if !operation.onlyAsks { reachTasks() }
    return reply
  }

  /// Before what is to be asked later.
  func askAtOnce(_ operation: Operation, at position: SourcePosition) -> Reply? {
    guard let machine, !machine.isOver else { return nil }
    machine.deliver(Step(operation, at: position))
    return obey()
  }

  /// What its code does until it asks next may concern all tasks.
  private func reachTasks() {
    guard let machine, machine.followsTasks, !machine.isOver else { return }
    machine.deliver(Step(.reachTasks, at: machine.position(site)))
    _ = obey()
  }

  /// Asks at the next step, or when code of the program begins or ends, if that is sooner: the runtime of Swift's tasks is in the midst of
  /// something, which others would wait for.
  func askLater(_ question: @escaping () -> Void) { later.append(question) }

  func submitLater() {
    while !later.isEmpty {
      let questions = later
      later = []
      for question in questions { question() }
    }
  }

  /// A `print` asks its values for their descriptions. The simulation hears of it when one waits.
  func beginDescribing() { describing += 1 }

  func endDescribing(at site: Site) {
    describing -= 1
    guard describing == 0, holdsOutput else { return }
    holdsOutput = false
    _ = ask(.releaseOutput, at: site)
  }

  /// In a signal handler on its thread: false when it is in the middle of no closure of a simulation.
  func die(of signal: Int32) -> Bool {
    guard depth > 0, let machine, !machine.isOver else { return false }
    self.signal = signal
    machine.wake()
    return true
  }

  private func obey() -> Reply? {
    while true {
      gate.wait()
      let command = command
      follow(machine?.core)
      dropReleased()
      switch command {
      case .begin(let body, let argument):
        depth += 1
        run(body, argument)
        depth -= 1
        finish()
      case .rest: finish()
      case .reply(let reply): return reply
      case .leave: giveUp()
      }
    }
  }

  /// To the core that the threads of its simulation share, or back to all of them.
  private func follow(_ shared: SharedCore?) {
    if shared?.number == core { return }
    everywhere = shared?.everywhere ?? everywhere
    core = shared?.number
    (core.map { Cores($0) } ?? everywhere)?.apply()
  }

  private func finish() {
    machine?.deliver(Step(.finished))
  }

  private func dropReleased() {
    while let last = released.popLast() { _ = last }
  }

  private func run(_ body: BodyID, _ argument: Int) {
    let outer = site
    site = machine?.site(of: body) ?? .none
    let code = machine?.code(toRun: body)
    let watch = BodyWatch.installed
    reachTasks()
    watch?.begin(machine?.origin(of: body) ?? 0)
    switch code {
    case .plain(let closure)?: closure()
    case .indexed(let closure)?: closure(argument)
    case nil: break
    }
    submitLater()
    watch?.end()
    site = outer
  }

  /// Ends the thread; what its frames hold stays allocated.
  private func giveUp() -> Never {
    BodyWatch.installed?.leave()
    machine = nil
    pthread_setspecific(WorkerKey.key, nil)
    pthread_exit(nil)
  }
}

extension DispatchModel.Operation {
  /// It belongs to the step before it, and so does the code behind it.
  fileprivate var onlyAsks: Bool {
    switch self {
    case .createQueue(let request): request.target == nil
    case .createLock, .declareVariable, .isMainThread, .currentThread: true
    default: false
    }
  }
}

/// Under which every thread keeps which worker it is.
private enum WorkerKey {
  static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}
