// swift-tools-version: 6.1
import PackageDescription

/// `fuzzer`, `address`, `thread` or `coverage`, for `make fuzz`, `make sanitize` and `make coverage`: our own modules are built with that
/// sanitizer, in which the machine checks its memory, or count what is reached, and the packages they need as always.
let sanitizer = Context.environment["SIGNALBOX_SANITIZE"].flatMap { $0.isEmpty ? nil : $0 }
let instruments: (compiler: [String], linker: [String])? = sanitizer.map { sanitizer in
  switch sanitizer {
  // Without libFuzzer's look at each comparison, which takes half of the time of a trace.
  case "fuzzer": (["-sanitize=fuzzer", "-sanitize-coverage=edge,inline-8bit-counters,pc-table"], [])
  case "coverage": (["-profile-coverage-mapping", "-profile-generate"], ["-profile-generate"])
  default: (["-sanitize=\(sanitizer)"], ["-sanitize=\(sanitizer)"])
  }
}

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (instruments.map { [.define("CHECKED_MEMORY"), .unsafeFlags($0.compiler + ["-assert-config", "Debug"])] } ?? [])

/// A library target of ours: `layer` is written out so that the order of the list is the order of the layers.
func layer(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: [], swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

// A small user interface: files that the scenario library has, too.
let interface = ["Images", "Views", "Controls", "Controllers", "Lists", "Selectors", "Observation"]

// Folders of Recording/Runtime are links to the sources of RecordedDispatch and RecordingFormat.
let recordingRuntime =
  [
    "Prelude.swift", "AppLife.swift", "AppLifeOutside.swift", "PlainRun.swift", "RecordedRun.swift", "ScenarioRunLoop.swift",
    "Format/RecordKind.swift",
  ]
  + interface.map { "Interface/\($0).swift" } + ["Interface/InterfaceOutside.swift"]
  + [
    "LastWords", "RecordedHandOver", "RecordedLocks", "RecordedLog", "RecordedOutput", "RecordedPrelude", "RecordedQueues",
    "RecordedSources", "RecordedSubmissions", "RecordedSynchronizing", "RecordedThread", "RecordedThreads", "RecordedTimer",
    "RecordedWorkItems",
  ].map { "Recorded/\($0).swift" }

var targets: [Target] = [
  // Layer 0: the trace, the only thing that crosses the middle.
  layer("DispatchTrace"),
  // What a recording is made of: for the program that is recorded, and for what reads it.
  layer("RecordingFormat"),
  // Layer 1: what makes traces, what is concluded from them, what they look like. They do not know each other.
  layer(
    "DispatchModel",
    [
      "DispatchTrace", .product(name: "DequeModule", package: "swift-collections"),
      .product(name: "HeapModule", package: "swift-collections"),
    ]),
  layer("TraceAnalysis", ["DispatchTrace"]),
  layer("Timeline", ["DispatchTrace"]),
  // Layer 2: scenario files in, pictures out. The library of scenarios is text for them: the Swift files below it are not compiled.
  .target(name: "ScenarioLibrary", sources: ["Texts.c"]),
  layer(
    "ScenarioLanguage",
    [
      "DispatchModel", "DispatchTrace", "ScenarioLibrary",
      .product(name: "SwiftSyntax", package: "swift-syntax"),
      .product(name: "SwiftParser", package: "swift-syntax"),
      .product(name: "SwiftOperators", package: "swift-syntax"),
      .product(name: "SwiftDiagnostics", package: "swift-syntax"),
      .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
    ]),
  .systemLibrary(
    name: "CCairo", pkgConfig: "cairo-ft",
    providers: [.apt(["libcairo2-dev", "libfreetype-dev"]), .brew(["cairo", "freetype"])]),
  layer("CairoRendering", ["CCairo", "DispatchTrace", "Timeline"]),
  .target(
    name: "Recording", dependencies: ["DispatchTrace", "RecordingFormat"],
    // Scenarios that are recorded may have a type called so.
    exclude: ["Runtime/Recorded/RecordedShared.swift"],
    // Real Swift files that are compiled together with a scenario, not into Signalbox.
    resources: recordingRuntime.map { .embedInCode("Runtime/\($0)") }, swiftSettings: settings),
  // The real Dispatch, recorded: a library people import.
  layer("RecordedDispatch", ["RecordingFormat"]),
  // Every order there is.
  layer("Exploration", ["DispatchModel", "DispatchTrace", "TraceAnalysis"]),
  // Layer 3: the machine, one execution and what follows from it, wherever its code comes from.
  layer("Runs", ["DispatchModel", "DispatchTrace", "TraceAnalysis"]),
  layer("ExploredRuns", ["DispatchModel", "DispatchTrace", "Exploration", "Runs", "TraceAnalysis"]),
  // Layer 4: the libraries people import.
  layer("SimulatedDispatch", ["DispatchModel", "DispatchTrace", "Exploration", "ExploredRuns", "Runs", "TraceAnalysis"]),
  // Inside of compiled programs, and what compiles and starts them.
  layer("CompiledPrograms", ["DispatchModel", "DispatchTrace", "ExploredRuns", "Runs", "SimulatedDispatch", "TraceAnalysis"]),
  .target(
    name: "CompiledCode", dependencies: ["CompiledPrograms", "DispatchModel", "DispatchTrace", "Recording"],
    // Compiled together with a program, not into Signalbox.
    resources: [.embedInCode("Runtime/AccessHooks.c"), .embedInCode("Runtime/Prelude.swift")], swiftSettings: settings),
  layer(
    "Signalbox",
    ["DispatchModel", "DispatchTrace", "Exploration", "ExploredRuns", "Recording", "Runs", "ScenarioLanguage", "TraceAnalysis"]),
  layer(
    "CompiledScenarios",
    [
      "CompiledCode", "CompiledPrograms", "DispatchModel", "DispatchTrace", "ExploredRuns", "Runs", "ScenarioLanguage",
      "Signalbox",
      "TraceAnalysis",
    ]),
  layer("SignalboxPictures", ["CairoRendering", "DispatchTrace", "ExploredRuns", "Runs", "Timeline", "TraceAnalysis"]),
  // How a process asks for memory: a header that Swift does not import.
  .target(name: "CMemory"),
  // What takes from a process what it does not need: headers that Swift does not import.
  .target(name: "CSandbox"),
  // Layer 5: the command.
  .executableTarget(
    name: "SignalboxCommand",
    dependencies: [
      "CMemory", "CompiledScenarios", "CSandbox", "Signalbox", "SignalboxPictures",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    swiftSettings: settings,
    linkerSettings: instruments.map { [.unsafeFlags($0.linker)] } ?? []),

  tests("DispatchTraceTests", ["DispatchTrace"]),
  tests("DispatchModelTests", ["DispatchModel", "DispatchTrace"]),
  tests("TraceAnalysisTests", ["TraceAnalysis", "DispatchTrace"]),
  // Analyses of what the kernel really records.
  tests("SimulatedRunTests", ["DispatchModel", "TraceAnalysis", "DispatchTrace"]),
  tests("SimulatedDispatchTests", ["SimulatedDispatch", "TestSupport"]),
  .testTarget(
    name: "SameMeaningTests",
    dependencies: ["DispatchModel", "ScenarioLanguage", "Signalbox", "SimulatedDispatch", "TestSupport"],
    exclude: ["generate.py", "LeftOut.txt"], swiftSettings: settings + [.swiftLanguageMode(.v5)]),
  tests("ExplorationTests", ["Exploration", "ExploredRuns", "DispatchModel", "DispatchTrace", "Runs", "TraceAnalysis"]),
  // Traces written by hand that the pictures are tested and judged by.
  .target(name: "SampleTraces", dependencies: ["DispatchTrace"], path: "Tests/SampleTraces", swiftSettings: settings),
  tests("TimelineTests", ["Timeline", "DispatchTrace", "SampleTraces", "TestSupport", "TraceAnalysis"]),
  tests("CairoRenderingTests", ["CCairo", "CairoRendering", "Timeline", "DispatchTrace", "SampleTraces"]),
  tests("RecordingTests", ["Recording", "DispatchTrace"]),
  tests(
    "RecordedDispatchTests",
    ["DispatchTrace", "RecordedDispatch", "Recording", "TestSupport", "TraceAnalysis"]),
  tests("ConformanceTests", ["DispatchModel", "DispatchTrace", "Recording", "ScenarioLanguage", "Signalbox", "TestSupport"]),
  tests("RecordingConformanceTests", ["DispatchTrace", "Recording", "TestSupport", "TraceAnalysis"]),
  tests("ModelConformanceTests", ["DispatchModel", "DispatchTrace", "Exploration", "Recording", "TestSupport"]),
  tests(
    "ScenarioLanguageTests",
    [
      "ScenarioLanguage", "DispatchModel", "DispatchTrace", "TestSupport",
      .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
    ]),
  tests("LanguageConformanceTests", ["Recording", "ScenarioLanguage", "DispatchModel", "DispatchTrace", "TestSupport"]),

  .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
  // What `swift test` and the fuzzer feed with hostile bytes.
  .target(
    name: "FuzzTargets", dependencies: ["DispatchModel", "Signalbox", "SignalboxPictures", "TestSupport"],
    path: "Tests/FuzzTargets", swiftSettings: settings),
  tests("RepositoryTests", ["TestSupport"], exclude: ["OverlaySurface.txt"]),
  tests(
    "ScenarioTests",
    [
      "DispatchModel", "DispatchTrace", "Exploration", "ExploredRuns", "FuzzTargets", "Runs", "Signalbox", "SignalboxPictures",
      "TestSupport", "Timeline", "TraceAnalysis",
    ],
    exclude: ["Reports.txt"]),
  tests("CommandTests", ["CairoRendering", "CSandbox", "SignalboxCommand", "TestSupport"]),
]

// `make bench` only: nobody else pays for it.
if Context.environment["SIGNALBOX_BENCH"] != nil {
  targets.append(
    .executableTarget(
      name: "SignalboxBenchmarks",
      dependencies: ["DispatchModel", "DispatchTrace", "Exploration", "RecordedDispatch", "SimulatedDispatch"],
      path: "Benchmarks/Kernel",
      swiftSettings: settings))
}

// `make fuzz` only; `.ci/fuzz` says where the toolchain has libFuzzer.
if let fuzzer = Context.environment["SIGNALBOX_FUZZER"] {
  targets.append(
    .executableTarget(
      name: "SignalboxFuzzing", dependencies: ["FuzzTargets", "TestSupport"], path: "Tests/Fuzzing",
      exclude: ["Corpus", "words.txt"], swiftSettings: settings,
      linkerSettings: [
        .unsafeFlags([fuzzer] + (instruments?.linker ?? [])), .linkedLibrary("stdc++"), .linkedLibrary("m"),
      ]))
}

// `make mutants` only.
if Context.environment["SIGNALBOX_MUTATION"] != nil {
  targets.append(
    .executableTarget(
      name: "mutants",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ],
      path: "Tests/Mutation", exclude: ["run.py"], swiftSettings: settings))
}

/// `SIGNALBOX_ONLY=TimelineTests swift test` builds and tests that target and what it needs, and nothing else:
/// the way to work on one layer without waiting for swift-syntax.
if let only = Context.environment["SIGNALBOX_ONLY"], !only.isEmpty {
  var wanted: Set<String> = []
  func want(_ name: String) {
    guard wanted.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else { return }
    for case .byNameItem(let needed, _) in target.dependencies { want(needed) }
  }
  for name in only.split(separator: ",") { want(String(name)) }
  targets.removeAll { !wanted.contains($0.name) }
}

let names = Set(targets.map(\.name))
let libraries = ["RecordedDispatch", "Signalbox", "SignalboxPictures", "SimulatedDispatch"].filter(names.contains)
let programs = [
  ("signalbox", "SignalboxCommand"), ("signalbox-benchmarks", "SignalboxBenchmarks"), ("signalbox-fuzz", "SignalboxFuzzing"),
]

let package = Package(
  name: "signalbox",
  platforms: [.macOS(.v13)],
  products: libraries.map { .library(name: $0, targets: [$0]) }
    + programs.filter { names.contains($0.1) }.map { .executable(name: $0.0, targets: [$0.1]) },
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
