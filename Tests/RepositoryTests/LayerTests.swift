import TestSupport
import Testing

/// The layers of docs/ARCHITECTURE.md, lowest first, and what each may import of ours and of others.
private let layers: [(name: String, ours: Set<String>, others: Set<String>)] = [
  ("DispatchTrace", [], []),
  ("RecordingFormat", [], []),
  ("DispatchModel", ["DispatchTrace"], ["DequeModule", "HeapModule"]),
  ("TraceAnalysis", ["DispatchTrace"], []),
  ("Timeline", ["DispatchTrace"], []),
  // Text: what the simulated user interface imports where it is compiled.
  ("ScenarioLibrary", [], ["Dispatch", "Foundation"]),
  (
    "ScenarioLanguage", ["DispatchModel", "DispatchTrace", "ScenarioLibrary"],
    ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftDiagnostics", "SwiftParserDiagnostics", "Synchronization"]
  ),
  ("Exploration", ["DispatchModel", "DispatchTrace", "TraceAnalysis"], []),
  ("CCairo", [], []),
  ("CairoRendering", ["CCairo", "Timeline", "DispatchTrace"], []),
  ("Recording", ["DispatchTrace", "RecordingFormat"], ["CDispatch", "Dispatch", "Foundation", "FoundationEssentials"]),
  ("RecordedDispatch", ["RecordingFormat"], ["CDispatch", "Dispatch", "Foundation"]),
  ("Runs", ["DispatchModel", "DispatchTrace", "TraceAnalysis"], []),
  ("ExploredRuns", ["DispatchModel", "DispatchTrace", "Exploration", "Runs", "TraceAnalysis"], []),
  (
    "SimulatedDispatch", ["DispatchModel", "DispatchTrace", "Exploration", "ExploredRuns", "Runs", "TraceAnalysis"],
    ["Dispatch"]
  ),
  (
    "CompiledPrograms", ["DispatchModel", "DispatchTrace", "ExploredRuns", "Runs", "SimulatedDispatch", "TraceAnalysis"],
    ["Swift"]
  ),
  // The prelude that is compiled with programs imports what they run on.
  (
    "CompiledCode", ["CompiledPrograms", "DispatchModel", "DispatchTrace", "Recording", "SimulatedDispatch"],
    ["Foundation", "FoundationEssentials"]
  ),
  (
    "Signalbox",
    ["DispatchModel", "DispatchTrace", "Exploration", "ExploredRuns", "Recording", "Runs", "ScenarioLanguage", "TraceAnalysis"],
    []
  ),
  ("SignalboxPictures", ["CairoRendering", "DispatchTrace", "ExploredRuns", "Runs", "Timeline", "TraceAnalysis"], []),
  (
    "CompiledScenarios",
    [
      "CompiledCode", "CompiledPrograms", "DispatchModel", "DispatchTrace", "ExploredRuns", "Runs", "ScenarioLanguage",
      "Signalbox",
      "TraceAnalysis",
    ],
    []
  ),
  ("CMemory", [], []),
  ("CSandbox", [], []),
  ("SignalboxCommand", ["CMemory", "CompiledScenarios", "CSandbox", "Signalbox", "SignalboxPictures"], ["ArgumentParser"]),
]

/// Modules of the platform's C library, imported behind `#if canImport`.
private let platformModules: Set<String> = ["Glibc", "Musl", "Darwin"]

@Suite("Layers")
struct LayerTests {
  /// Folders of Sources that are targets (a folder without sources in git is not there for anybody else).
  static let sourceFolders = Repository.names(in: "Sources").filter { Repository.isFolder("Sources/\($0)") }

  @Test("The folders of Sources, the targets of Package.swift and the lines of Sources/README.md are the same layers")
  func layersAreNamedEverywhere() throws {
    let manifest = try Repository.text("Package.swift")
    let readme = try Repository.text("Sources/README.md")
    for folder in Self.sourceFolders {
      #expect(manifest.contains("\"\(folder)\""), "Package.swift has no target \(folder)")
      #expect(readme.contains("`\(folder)`"), "Sources/README.md has no line for \(folder)")
      #expect(layers.contains { $0.name == folder }, "LayerTests does not know what \(folder) may import")
    }
  }

  @Test("No layer imports what is above or beside it", arguments: layers.map(\.name))
  func importsGoDown(_ layer: String) throws {
    let allowed = try #require(layers.first { $0.name == layer })
    for path in Repository.files(below: "Sources/\(layer)", endingIn: ".swift") {
      for (line, module) in imports(of: try Repository.text(path)) {
        let isAllowed = allowed.ours.union(allowed.others).union(platformModules).contains(module)
        #expect(isAllowed, "\(path):\(line): error: \(layer) may not import \(module)")
      }
    }
  }

  @Test("swift-syntax is imported in ScenarioLanguage/Lowering only, and not for emission")
  func swiftSyntaxStaysInLowering() throws {
    let lowering = "Sources/ScenarioLanguage/Lowering/"
    let emission = "\(lowering)Emission/"
    #expect(Repository.isFolder(emission))
    for path in Repository.files(below: "Sources", endingIn: ".swift")
    where !path.hasPrefix(lowering) || path.hasPrefix(emission) {
      for (line, module) in imports(of: try Repository.text(path)) {
        let isSyntax = module.hasPrefix("Swift") && module != "Swift"
        #expect(!isSyntax, "\(path):\(line): error: import \(module) outside of the front of Lowering/")
      }
    }
  }

  @Test(
    "Who tests or records closures builds neither swift-syntax nor Cairo", arguments: ["SimulatedDispatch", "RecordedDispatch"])
  func closuresNeedLittle(_ library: String) throws {
    var needed: Set<String> = [library]
    // Lowest first: what a layer needs comes before it.
    for layer in layers.reversed() where needed.contains(layer.name) { needed.formUnion(layer.ours.union(layer.others)) }
    #expect(needed.contains(library == "SimulatedDispatch" ? "DequeModule" : "RecordingFormat"))
    for module in needed { #expect(!module.hasPrefix("Swift") && !module.contains("Cairo"), "\(library) needs \(module)") }
  }

  private func imports(of source: String) -> [(line: Int, module: String)] {
    var found: [(line: Int, module: String)] = []
    for (index, line) in SwiftText(source).lines.enumerated() {
      var words = line.split(separator: " ").map(String.init)[...]
      while let first = words.first, first.hasPrefix("@") || Self.accessLevels.contains(first) { words.removeFirst() }
      guard words.first == "import" else { continue }
      words.removeFirst()
      if let first = words.first, Self.declarationKinds.contains(first) { words.removeFirst() }
      if let module = words.first?.split(separator: ".").first { found.append((index + 1, String(module))) }
    }
    return found
  }

  private static let accessLevels = ["public", "package", "internal", "private"]
  private static let declarationKinds = ["struct", "class", "enum", "func", "protocol", "typealias", "var", "let"]
}
