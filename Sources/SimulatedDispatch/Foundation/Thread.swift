import DispatchModel
import DispatchTrace

/// A thread of the simulation. Stands for Foundation's `Thread`.
public final class Thread: @unchecked Sendable {
  private let body: (() -> Void)?
  /// Not known before it has asked who it is.
  private var number: Int
  private let site: Site
  /// What traces call it, where it has one when it begins.
  public var name: String?
  /// Changes nothing.
  public var stackSize = 512 << 10
  /// Whether it was asked to end.
  public private(set) var isCancelled = false
  /// Whether its block runs.
  public private(set) var isExecuting = false
  /// Whether its block has returned.
  public private(set) var isFinished = false

  private init(number: Int) {
    self.number = number
    body = nil
    site = .none
  }

  /// Runs `block` once it is started.
  @preconcurrency
  public init(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, block: @escaping @Sendable () -> Void
  ) {
    number = -1
    body = block
    site = Site(fileID, line, column)
  }

  /// Begins.
  public func start(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    guard let body else { return }
    demand("Thread.start", Site(fileID, line, column)) { _, machine in
      var block = machine.block {
        Worker.current?.thread = self
        self.isExecuting = true
        body()
        (self.isExecuting, self.isFinished) = (false, true)
        Worker.current?.thread = nil
      }
      if let name = self.name { block.name = machine.intern(name) }
      return .detachThread(block)
    }
  }

  /// Asks it to end; it does when its block looks.
  public func cancel() { isCancelled = true }

  /// Starts a thread that runs `block`.
  @preconcurrency
  public static func detachNewThread(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, _ block: @escaping @Sendable () -> Void
  ) {
    demand("Thread.detachNewThread", Site(fileID, line, column)) { _, machine in .detachThread(machine.block(block)) }
  }

  /// Whether it is the main thread of the simulation.
  public var isMainThread: Bool { number == 0 }
  /// Whether the caller runs on the main thread of the simulation; true outside of simulations.
  public static var isMainThread: Bool { ask(.none) { _, _ in .isMainThread }.map { ($0 as Reply?).flag } ?? true }
  /// The thread the caller runs on.
  public static var current: Thread {
    guard case .thread(let id)? = ask(.none, { _, _ in .currentThread }) else { return main }
    guard let own = Worker.current?.thread else { return Thread(number: id.offset) }
    own.number = id.offset
    return own
  }
  /// The main thread of the simulation.
  public static var main: Thread { Thread(number: 0) }

  /// Blocks the thread for so many seconds of virtual time.
  public static func sleep(
    forTimeInterval seconds: Double, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    rest(nanoseconds(ofSeconds: seconds), Site(fileID, line, column))
  }

  /// Blocks the thread until `date`.
  public static func sleep(
    until date: SimulatedDate, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    rest(nanoseconds(ofSeconds: date.timeIntervalSinceNow), Site(fileID, line, column))
  }
}

extension Thread: CustomStringConvertible {
  /// `<Thread: 3>`; the main thread is 0.
  public var description: String { "<Thread: \(number)>" }
}

/// Blocks the thread for so many seconds of virtual time.
@discardableResult
public func sleep(
  _ seconds: UInt32, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
) -> UInt32 {
  rest(Int64(seconds) * 1_000_000_000, Site(fileID, line, column))
  return 0
}

/// Blocks the thread for so many microseconds of virtual time.
@discardableResult
public func usleep(
  _ microseconds: UInt32, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
) -> Int32 {
  rest(Int64(microseconds) * 1000, Site(fileID, line, column))
  return 0
}

private func rest(_ nanoseconds: Int64, _ site: Site) {
  ask(site) { _, _ in .block(.sleep, name: nil, VirtualDuration(nanoseconds: max(nanoseconds, 0))) }
}

/// The main run loop. Stands for Foundation's `RunLoop`.
public final class RunLoop: Sendable {
  /// The main thread's.
  public static let main = RunLoop()
  /// The main thread's: other threads have none here.
  public static var current: RunLoop { main }

  /// Runs what the main queue is given, for ever.
  public func run(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    demand("RunLoop.run", Site(fileID, line, column)) { _, _ in .runMainLoop }
  }

  /// Runs what the main queue is given until `date`, in the midst of the main thread's code. On another thread, and inside a block of the
  /// main queue, it comes back at once. Code that has called it ends the simulated process when it returns, as a `main` does.
  public func run(
    until date: SimulatedDate, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    _ = serve(until: date, isOnePass: false, Site(fileID, line, column))
  }

  /// The same until something was run, which may be a timer, or `date` has come. False where it comes back at once.
  @discardableResult
  public func run(
    mode: Mode, before date: SimulatedDate, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> Bool {
    serve(until: date, isOnePass: true, Site(fileID, line, column))
  }

  private func serve(until date: SimulatedDate, isOnePass: Bool, _ site: Site) -> Bool {
    let deadline = date.deadline
    let reply = demand("RunLoop.run", site) { _, _ in
      .serveMainLoop(until: deadline, isOnePass: isOnePass, isInTimer: false)
    }
    if case .number(let turns)? = reply { return turns >= 0 }
    return false
  }
}
