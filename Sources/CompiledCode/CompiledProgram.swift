package import CompiledPrograms
import DispatchModel
import DispatchTrace
import Recording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A program of the user's own, compiled so that it runs in virtual time and every access to its memory is seen.
package struct CompiledProgram: Sendable {
  /// A file of it.
  package struct File: Sendable {
    /// As the user named it.
    package var path: String
    package var text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// What a run of it has left.
  package struct Answer: Sendable {
    /// By the names in `Job`.
    package var texts: [String: [UInt8]]
    /// What went wrong, one sentence or more; nil when there are answers.
    package var error: String?
    /// What it wrote by other means than `print`, and what the Swift runtime said.
    package var errors: String
    package var words: Set<String>
  }

  private let folder: String
  private let symbolizer: String
  private let paths: [String]
  private let otherPaths: [String]

  /// Compiles it, unless the cache has it. The first of `files` is its top-level code, unless one is called `main.swift`.
  package init(_ files: [File]) throws(CompiledCodeError) {
    let kit = try Kit()
    let cache = Cache()
    let identity = kit.identity
    var mark = ContentMark()
    let prelude = Self.prelude(for: files)
    mark.add(identity)
    mark.add(prelude)
    for file in files {
      mark.add(file.path)
      mark.add(file.text)
    }
    symbolizer = kit.symbolizer
    paths = files.map { URL(fileURLWithPath: $0.path).path }
    otherPaths = files.dropFirst().map(\.path)
    // Asked for each time, so that it does not grow old while programs need it.
    let library = try kit.library(in: cache, identity)
    folder = try cache.folder("program-\(mark.text)") { folder throws(CompiledCodeError) in
      try Cache.write(Array(prelude.utf8), to: folder.appendingPathComponent("SignalboxPrelude.swift"))
      var sources = [folder.appendingPathComponent("SignalboxPrelude.swift").path]
      for (index, file) in files.enumerated() {
        let part = folder.appendingPathComponent("\(index)")
        do {
          try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
        } catch {
          throw .systemFailure("cannot write to \(part.path): \(error)")
        }
        // Top-level code is only allowed in a file of that name, `@main` in all others.
        let isTopLevel = index == 0 && !file.text.contains("@main")
        let name = isTopLevel ? "main.swift" : FileName.last(of: file.path)
        try Cache.write(Array(Self.placed(file).utf8), to: part.appendingPathComponent(name))
        sources.append(part.appendingPathComponent(name).path)
      }
      let options = Self.options(kit.moduleFolder) + kit.linkerOptions
      try Tool.run(kit.compiler, options + sources + [library, "-o", folder.path + "/program"], in: folder)
    }
  }

  /// Messages and places name the user's file.
  private static func placed(_ file: File) -> String {
    let text = file.text.hasPrefix("#!") ? "//" + file.text : file.text
    let path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: 1)\n\(text)"
  }

  private static func options(_ modules: String) -> [String] {
    [
      "-Onone", "-wmo", "-gline-tables-only", "-suppress-warnings", "-module-name", "program", "-I", modules,
      // The compiler tells of every access; what it is told to is our own library, not ThreadSanitizer's.
      "-sanitize=thread", "-Xclang-linker", "-fno-sanitize=thread",
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "signalbox_scenario",
      "-Xfrontend", "-import-module", "-Xfrontend", "SimulatedDispatch",
    ]
  }

  /// Names of Dispatch and Foundation that mean the simulated ones, unless the program declares them itself.
  private static func prelude(for files: [File]) -> String {
    var declared: Set<Substring> = []
    for file in files {
      var isNamed = false
      for word in file.text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
        if isNamed { declared.insert(word) }
        isNamed = ["class", "struct", "enum", "actor", "protocol", "typealias"].contains(word)
      }
    }
    let aliases = names.filter { !declared.contains($0[...]) }.map { name in
      "typealias \(name) = SimulatedDispatch.\(name == "Date" ? "SimulatedDate" : name)\n"
    }
    return String(decoding: RuntimeFiles.prelude, as: UTF8.self) + "\n" + aliases.joined()
  }

  private static let names = [
    "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "DispatchSource", "DispatchSourceProtocol",
    "DispatchSourceTimer", "DispatchSourceUserDataAdd", "DispatchSourceUserDataOr", "DispatchSourceUserDataReplace",
    "DispatchTime",
    "DispatchWallTime", "DispatchPredicate", "NSLock", "NSRecursiveLock", "NSCondition", "NSLocking", "Thread", "RunLoop",
    "Timer", "Date",
  ]

  /// Starts it once and waits for what it answers. `seconds` is when it is killed; where `shouldStop` is true, it is asked to come to its
  /// end.
  package func answer(
    _ job: Job, atMost seconds: Double, shouldStop: @escaping () -> Bool = { false }
  ) throws(CompiledCodeError) -> Answer {
    var job = job
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("signalbox-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    job.folder = place.path
    job.symbolizer = symbolizer
    job.memory = folder + "/places"
    job.files = paths
    job.otherPaths = otherPaths
    let result: ChildProcess.Result
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let file = place.appendingPathComponent("job")
      try Data(job.text.utf8).write(to: file)
      var child = ChildProcess(URL(fileURLWithPath: folder + "/program"), [], in: place)
      child.environment[Job.variable] = file.path
      child.shouldInterrupt = shouldStop
      child.environment["SWIFT_BACKTRACE"] = "enable=no"
      child.mostOutput = job.configuration.limits.outputBytes
      result = try child.run(atMost: seconds)
    } catch {
      throw .systemFailure("\(error)")
    }
    var answer = Answer(texts: [:], error: nil, errors: result.output + result.errors, words: [])
    for name in [Job.trace, Job.report, Job.json, Job.matrix, Job.orders, Job.verdict] {
      if let data = try? Data(contentsOf: place.appendingPathComponent(name)) { answer.texts[name] = Array(data) }
    }
    guard let verdict = answer.texts[Job.verdict].map({ String(decoding: $0, as: UTF8.self) }) else {
      throw .died(Self.words(for: result, seconds, job.configuration.limits))
    }
    if verdict.hasPrefix("error: ") { answer.error = String(verdict.dropFirst("error: ".count).dropLast()) }
    answer.words = Set(verdict.split(separator: "\n").map(String.init))
    return answer
  }

  private static func words(for result: ChildProcess.Result, _ seconds: Double, _ limits: Configuration.Limits) -> String {
    let how: String
    switch result.end {
    case .exited(let code): how = "it ended the process with code \(code)"
    case .signalled(let number): how = "it died of signal \(number)"
    case .overran: how = "it was killed after \(Int(seconds)) seconds"
    case .flooded:
      return "the compiled program was killed: past print, it wrote more than \(limits.outputBytes) bytes to standard output or "
        + "standard error, which is the limit of printed text; most likely it writes in a loop without end"
    }
    let said = result.errors.isEmpty ? "" : ":\n\(result.errors)"
    return "the compiled program gave no answer: \(how), outside of what is simulated\(said)"
  }
}
