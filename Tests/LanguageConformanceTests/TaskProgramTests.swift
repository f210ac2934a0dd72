import Foundation
import Recording
import TestSupport
import Testing

/// The recordings of Tests/TaskPrograms are what this compiler's builds print: in `make conformance`.
@Suite("Programs with tasks, for real", .serialized, .enabled(if: Conformance.isFull))
struct TaskProgramTests {
  @Test("swiftc's build prints what was recorded", arguments: TaskProgram.all)
  func recordingsHold(_ program: TaskProgram) throws {
    let compiler = try #require(ToolSearch.find("swiftc"))
    let folder = try TemporaryFolder()
    let source = try program.source()
    let file = try folder.file(source.contains("@main") ? "app.swift" : "main.swift", source)
    let options = source.contains("@main") ? ["-parse-as-library"] : []
    let built = try Command.runProgram(
      compiler, options + ["-swift-version", "5", "-suppress-warnings", "-o", folder.path("program"), file], in: folder.url)
    #expect(built.exitCode == 0, "\(built.errorText)")
    let run = try Command.runProgram(URL(fileURLWithPath: folder.path("program")), [], in: folder.url)
    #expect(try run.outputText == program.output())
  }
}
