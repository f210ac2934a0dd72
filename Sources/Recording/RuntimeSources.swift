/// The Swift files that are compiled together with a scenario.
enum RuntimeSources {
  struct File {
    var name: String
    var bytes: [UInt8]
  }

  /// Nothing between the scenario and the real library but the prelude.
  static let plain = [
    File(name: "Prelude.swift", bytes: PackageResources.Prelude_swift),
    File(name: "PlainRun.swift", bytes: PackageResources.PlainRun_swift),
  ]

  /// For scenarios that lead an app through its life.
  static let appLife = File(name: "AppLife.swift", bytes: PackageResources.AppLife_swift)

  /// Types of the same names that write down what happens and pass everything on.
  static let recorded = [
    File(name: "RecordedLog.swift", bytes: PackageResources.RecordedLog_swift),
    File(name: "RecordedRun.swift", bytes: PackageResources.RecordedRun_swift),
    File(name: "RecordedQueues.swift", bytes: PackageResources.RecordedQueues_swift),
    File(name: "RecordedWorkItems.swift", bytes: PackageResources.RecordedWorkItems_swift),
    File(name: "RecordedSources.swift", bytes: PackageResources.RecordedSources_swift),
    File(name: "RecordedThreads.swift", bytes: PackageResources.RecordedThreads_swift),
  ]
}
