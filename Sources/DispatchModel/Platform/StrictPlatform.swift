import DispatchTrace

/// Only what is documented: as many computing workers as cores, and always another one when a worker blocks.
struct StrictPlatform: Platform {
  func mayAddWorker(to pool: PoolStatus) -> Bool {
    pool.isOvercommit || pool.workers - pool.blockedWorkers < pool.cores
  }

  var replacesBlockedWorkers: Bool { true }
  var monitorInterval: VirtualDuration? { nil }
  var handsOverSignals: Bool { false }
  var trapsRecursiveOnce: Bool { true }
  var schedulesByQoS: Bool { false }
  func effective(_ qos: QoSClass) -> QoSClass { qos }
}
