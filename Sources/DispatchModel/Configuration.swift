package import DispatchTrace

/// The machine a scenario runs on, and the limits of the simulation.
package struct Configuration: Sendable {
  package var platform: PlatformName = .darwin
  /// Processor cores: 1 to `mostCores`.
  package var cores: Int = 4
  /// How many cores the pool and `concurrentPerform` count on; nil for `cores`. With more cores than that, a thread never waits
  /// for one, and yet the pool is no wider than the machine's.
  package var poolWidth: Int?
  /// How long a thread may compute while others wait for its core.
  package var quantum = VirtualDuration(nanoseconds: 10_000_000)
  /// What a submission, waking a thread and a context switch cost; off by default.
  package var overheads = Overheads()
  package var seed: UInt64 = 0
  package var limits = Limits()

  package static let mostCores = 1024

  package init() {}

  package struct Overheads: Sendable {
    package var submission = VirtualDuration.zero
    package var wakeUp = VirtualDuration.zero
    package var contextSwitch = VirtualDuration.zero

    package init() {}
  }

  /// Chosen so that reaching one of them takes seconds rather than minutes, and less than 256 MB, of the machine that simulates.
  package struct Limits: Sendable {
    package var virtualTime = VirtualDuration(nanoseconds: 24 * 3600 * 1_000_000_000) {
      didSet { virtualTime = min(virtualTime, Instant.latest - .zero) }
    }
    /// Of repeating timers, when they are all that time still brings: a day of them is more than anybody reads. Who says how much virtual
    /// time there is gets all of it.
    package var firings = 2_000
    /// Of the trace: 40 bytes each.
    package var events = 1_000_000
    package var threads = 4096
    /// Instructions of the scenario machine between two steps in virtual time.
    package var steps = 50_000_000
    package var callDepth = 10_000
    package var memoryBytes = 64 << 20
    package var outputBytes = 8 << 20
  }
}

/// What the platform does where documented behaviour leaves room: the third of the five seams.
package enum PlatformName: String, CaseIterable, Sendable {
  /// Apple's systems: pool of 64 (constrained) and 512 (all) threads, a blocked worker is replaced at once. Not verified by running.
  case darwin
  /// swift-corelibs-libdispatch 6.3.1 on Linux: verified by running.
  case linux
  /// Documented guarantees only.
  case strict
}
