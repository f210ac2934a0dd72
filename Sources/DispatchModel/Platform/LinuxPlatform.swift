import DispatchTrace

/// swift-corelibs-libdispatch 6.3.1 on Linux (P-01, P-02, Q-04): verified by running.
struct LinuxPlatform: Platform {
  /// `DISPATCH_WORKQ_MAX_PTHREAD_COUNT`.
  static let workerLimit = 255

  func mayAddWorker(to pool: PoolStatus) -> Bool {
    let limit = pool.isOvercommit ? Self.workerLimit : min(pool.cores + pool.granted, Self.workerLimit)
    return pool.workers < limit
  }

  var replacesBlockedWorkers: Bool { false }
  var monitorInterval: VirtualDuration? { VirtualDuration(nanoseconds: 1_000_000_000) }
  /// `sem_post` hands nothing over.
  var handsOverSignals: Bool { false }
  var trapsRecursiveOnce: Bool { false }
  var schedulesByQoS: Bool { false }

  func effective(_ qos: QoSClass) -> QoSClass {
    switch qos {
    case .userInteractive: .userInitiated
    case .maintenance: .background
    case .unspecified, .background, .utility, .default, .userInitiated: qos
    }
  }
}
