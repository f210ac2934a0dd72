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
  static let appLife = [
    File(name: "AppLife.swift", bytes: PackageResources.AppLife_swift),
    File(name: "AppLifeOutside.swift", bytes: PackageResources.AppLifeOutside_swift),
  ]

  /// For scenarios that import UIKit, which no program of swiftc's has.
  static let interface = [
    File(name: "Images.swift", bytes: PackageResources.Images_swift),
    File(name: "Views.swift", bytes: PackageResources.Views_swift),
    File(name: "Controls.swift", bytes: PackageResources.Controls_swift),
    File(name: "Controllers.swift", bytes: PackageResources.Controllers_swift),
    File(name: "Lists.swift", bytes: PackageResources.Lists_swift),
    File(name: "Selectors.swift", bytes: PackageResources.Selectors_swift),
    File(name: "Observation.swift", bytes: PackageResources.Observation_swift),
    File(name: "InterfaceOutside.swift", bytes: PackageResources.InterfaceOutside_swift),
  ]

  /// For scenarios that are recorded: their run loop.
  static let scenarioRunLoop = [File(name: "ScenarioRunLoop.swift", bytes: PackageResources.ScenarioRunLoop_swift)]

  /// For programs that are recorded, and have all of RecordedDispatch.
  static let timers = [File(name: "RecordedTimer.swift", bytes: PackageResources.RecordedTimer_swift)]

  /// The sources of RecordedDispatch, whose types write down what happens and pass everything on, and what ends such a run.
  static let recorded = [
    File(name: "RecordKind.swift", bytes: PackageResources.RecordKind_swift),
    File(name: "LastWords.swift", bytes: PackageResources.LastWords_swift),
    File(name: "RecordedHandOver.swift", bytes: PackageResources.RecordedHandOver_swift),
    File(name: "RecordedLocks.swift", bytes: PackageResources.RecordedLocks_swift),
    File(name: "RecordedLog.swift", bytes: PackageResources.RecordedLog_swift),
    File(name: "RecordedOutput.swift", bytes: PackageResources.RecordedOutput_swift),
    File(name: "RecordedPrelude.swift", bytes: PackageResources.RecordedPrelude_swift),
    File(name: "RecordedQueues.swift", bytes: PackageResources.RecordedQueues_swift),
    File(name: "RecordedRun.swift", bytes: PackageResources.RecordedRun_swift),
    File(name: "RecordedSources.swift", bytes: PackageResources.RecordedSources_swift),
    File(name: "RecordedSubmissions.swift", bytes: PackageResources.RecordedSubmissions_swift),
    File(name: "RecordedSynchronizing.swift", bytes: PackageResources.RecordedSynchronizing_swift),
    File(name: "RecordedThread.swift", bytes: PackageResources.RecordedThread_swift),
    File(name: "RecordedThreads.swift", bytes: PackageResources.RecordedThreads_swift),
    File(name: "RecordedWorkItems.swift", bytes: PackageResources.RecordedWorkItems_swift),
  ]
}
