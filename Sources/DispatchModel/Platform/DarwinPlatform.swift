import DispatchTrace

/// Apple's systems (P-06, P-08): from the source, headers and public reports; not verified by running.
struct DarwinPlatform: Platform {
  /// `kern.wq_max_constrained_threads`: "Dispatch Thread Soft Limit Reached: 64".
  private static let constrainedLimit = 64
  /// `kern.wq_max_threads`: all workers together.
  private static let totalLimit = 512

  func mayAddWorker(to pool: PoolStatus) -> Bool {
    guard pool.allWorkers < Self.totalLimit else { return false }
    if pool.isOvercommit { return true }
    return pool.workers < Self.constrainedLimit && pool.workers - pool.blockedWorkers < pool.cores
  }

  var replacesBlockedWorkers: Bool { true }
  var monitorInterval: VirtualDuration? { nil }
  /// `semaphore_signal` of Mach hands over to the thread that it wakes.
  var handsOverSignals: Bool { true }
  var trapsRecursiveOnce: Bool { true }
  var schedulesByQoS: Bool { true }
  func effective(_ qos: QoSClass) -> QoSClass { qos }
}
