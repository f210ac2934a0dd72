#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps the threads of a simulation on one processor core. They take turns, so that another core helps none of them, and to wake a
/// thread on another core takes up to eight times as long. Where there is one core, or no such call (Darwin), nothing changes.
final class SharedCore: @unchecked Sendable {
  // Unchecked: the thread that drives the simulation changes it, while all others are parked.

  /// Where the thread that drives it may run when nothing is simulated.
  let everywhere: Cores?
  /// The one that all are kept on; nil where they may run anywhere.
  private(set) var number: Int32?
  private var turns = 0
  /// Of so many turns the last ones are free, so that the system can move the threads away from a core where others are busy.
  private static let (period, freeTurns) = (4096, 64)

  init() { everywhere = Cores.ofThisThread }

  /// Called before each turn by the thread that drives the simulation.
  func beginTurn() {
    if turns == 0 { hold() } else if turns == Self.period - Self.freeTurns { free() }
    turns = (turns + 1) % Self.period
  }

  /// Called when nothing is simulated any more.
  func letGo() {
    free()
    turns = 0
  }

  private func free() {
    if number != nil { everywhere?.apply() }
    number = nil
  }

  private func hold() {
    guard let everywhere, everywhere.count > 1, let here = Cores.current, Cores(here).apply() else { return }
    number = here
  }
}

/// A set of processor cores that a thread may run on.
struct Cores {
  private typealias Get = @convention(c) (Int32, Int, UnsafeMutableRawPointer) -> Int32
  private typealias Set = @convention(c) (Int32, Int, UnsafeRawPointer) -> Int32
  private typealias Current = @convention(c) () -> Int32

  private struct Calls {
    let get: Get
    let set: Set
    let current: Current
  }

  /// The headers show them to C programs that ask for GNU's own; nil where the system has none.
  private static let calls: Calls? = {
    guard let get = dlsym(nil, "sched_getaffinity"), let set = dlsym(nil, "sched_setaffinity"),
      let current = dlsym(nil, "sched_getcpu")
    else { return nil }
    return Calls(
      get: unsafeBitCast(get, to: Get.self), set: unsafeBitCast(set, to: Set.self),
      current: unsafeBitCast(current, to: Current.self))
  }()

  private static let words = 16
  private var bits = [UInt64](repeating: 0, count: words)

  private init() {}

  init(_ core: Int32) { bits[Int(core) / 64] = 1 << UInt64(core % 64) }

  /// Those that the calling thread may run on; nil where nobody can say.
  static var ofThisThread: Cores? {
    var cores = Cores()
    guard let calls, cores.bits.withUnsafeMutableBytes({ calls.get(0, $0.count, $0.baseAddress!) }) > -1 else { return nil }
    return cores
  }

  /// The one that the calling thread runs on.
  static var current: Int32? {
    guard let core = calls?.current(), core >= 0, core < words * 64 else { return nil }
    return core
  }

  var count: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Keeps the calling thread on them. False when the system refuses.
  @discardableResult
  func apply() -> Bool {
    guard let calls = Self.calls else { return false }
    return bits.withUnsafeBytes { calls.set(0, $0.count, $0.baseAddress!) } == 0
  }
}
