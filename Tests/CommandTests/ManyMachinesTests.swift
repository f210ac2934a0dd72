import Foundation
import TestSupport
import Testing

/// The scripts of docs/MANY-MACHINES.md, run here as far as they can be.
@Suite("Many machines", .serialized)
struct ManyMachinesTests {
  private static let folder = "docs/examples/many-machines"

  /// 3,432 orders: more than the first part of a search.
  private static let scenario = """
    // expect never: deadlock
    import Dispatch
    import Foundation
    let lock = NSLock()
    for _ in 0..<2 {
      DispatchQueue.global().async { for _ in 0..<7 { lock.lock(); lock.unlock() } }
    }

    """

  private static let report = "explored all 3,432 orders, durations free\n"

  private func shell(_ script: String, in folder: TemporaryFolder) throws -> ProcessResult {
    let path = Command.url.deletingLastPathComponent().path + ":" + folder.url.path + ":/usr/bin:/bin"
    return try Command.runProgram(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script], environment: ["PATH": path, "NO_COLOR": "1"], in: folder.url)
  }

  @Test("The page shows the scripts as they are", arguments: ["explore-in-parallel.sh", "explore.slurm", "explore.yml"])
  func scriptsAreShown(_ name: String) throws {
    #expect(try Repository.text("docs/MANY-MACHINES.md").contains(Repository.text("\(Self.folder)/\(name)")))
  }

  @Test("The script for GNU parallel, or for what stands in for it, gives the report of one machine")
  func inParallel() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("app.swift", Self.scenario)
    if try shell("command -v parallel", in: folder).exitCode != 0 {
      // One after the other: `parallel COMMAND` with {} for each line.
      let stub = try folder.file(
        "parallel", "#!/bin/sh\nwhile read -r line; do sh -c \"$(printf '%s ' \"$@\" | sed \"s/{}/$line/g\")\" || exit; done\n")
      _ = try shell("chmod +x '\(stub)'", in: folder)
    }
    let script = Repository.url("\(Self.folder)/explore-in-parallel.sh").path
    let result = try shell("sh '\(script)' app.swift 2", in: folder)
    #expect(result.exitCode == 0, "\(result.errorText)")
    #expect(result.errorText.hasSuffix(Self.report), "\(result.errorText)")
    let jobs = try shell("signalbox explore app.swift --jobs 2", in: folder)
    let one = try shell("signalbox explore app.swift", in: folder)
    #expect(jobs.errorText == one.errorText)
    #expect(result.errorText.hasSuffix(one.errorText))
  }

  @Test("The steps of the CI matrix and of the Slurm array, run one after the other")
  func matrixAndArray() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("app.swift", Self.scenario.replacing("0..<7", with: "0..<3"))
    let steps = try Repository.text("\(Self.folder)/explore.yml").split(separator: "\n").compactMap { line in
      line.contains("- run: ") ? line.split(separator: "- run: ").last.map(String.init) : nil
    }
    #expect(steps.count == 2)
    for part in 1...4 {
      let result = try shell(steps[0].replacing("${{ matrix.part }}", with: "\(part)"), in: folder)
      #expect(result.exitCode == 0, "\(result.errorText)")
    }
    let merged = try shell(steps[1], in: folder)
    #expect(merged.errorText.hasSuffix("explored all 20 orders, durations free\n"), "\(merged.errorText)")
    let script = Repository.url("\(Self.folder)/explore.slurm").path
    for task in 1...4 {
      let result = try shell("SLURM_ARRAY_TASK_ID=\(task) SLURM_ARRAY_TASK_COUNT=4 sh '\(script)' app.swift", in: folder)
      #expect(result.exitCode == 0, "\(result.errorText)")
    }
    #expect(try shell("signalbox merge part-*.jsonl", in: folder).errorText == merged.errorText)
  }
}
