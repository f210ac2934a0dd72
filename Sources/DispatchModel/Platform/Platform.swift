import DispatchTrace

/// What a pool of worker threads looks like to the platform when it decides whether to add one.
struct PoolStatus {
  var isOvercommit: Bool
  /// Workers of this pool.
  var workers: Int
  /// …of which so many wait for something other than a core.
  var blockedWorkers: Int
  /// Workers of all pools.
  var allWorkers: Int
  /// Workers beyond the ordinary limit that the monitor has granted.
  var granted: Int
  var cores: Int
}

/// What the platform does where documented behaviour leaves room: the third of the five seams.
protocol Platform: Sendable {
  /// Whether a pool may have one more worker now.
  func mayAddWorker(to pool: PoolStatus) -> Bool
  /// Whether a worker that blocks is replaced at once when work is waiting.
  var replacesBlockedWorkers: Bool { get }
  /// How often a monitor looks for stalled pools; nil for never.
  var monitorInterval: VirtualDuration? { get }
  /// Whether a signalled semaphore belongs to the waiter that it wakes; otherwise to whoever comes first (M-03).
  var handsOverSignals: Bool { get }
  /// Whether classes are propagated to blocks and decide who gets a core.
  var schedulesByQoS: Bool { get }
  /// Whether a one-time initialisation notices that it needs itself.
  var trapsRecursiveOnce: Bool { get }
  /// The class a queue really gets.
  func effective(_ qos: QoSClass) -> QoSClass
}

extension PlatformName {
  var platform: any Platform {
    switch self {
    case .darwin: DarwinPlatform()
    case .linux: LinuxPlatform()
    case .strict: StrictPlatform()
    }
  }
}
