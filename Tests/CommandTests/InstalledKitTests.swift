import Foundation
import TestSupport
import Testing

/// What `make install` puts beside the command for `--compiled`, made from the command that was built with the tests.
@Suite("An installed kit", .enabled(if: Command.compilerFolder != nil))
struct InstalledKitTests {
  private func run(_ program: String, _ arguments: [String], cache: String = "") throws -> ProcessResult {
    let result = try Command.runProgram(URL(fileURLWithPath: program), arguments, environment: ["XDG_CACHE_HOME": cache])
    #expect(result.exitCode == 0, "\(program): \(result.outputText)\(result.errorText)")
    return result
  }

  /// What programs have left in a folder for caches.
  private func made(in cache: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: cache + "/signalbox").map { String($0.prefix { $0 != "-" }) }.sorted()
  }

  @Test("The first program makes nothing that is prepared; with other objects what is prepared does not count")
  func prepared() throws {
    let folder = try TemporaryFolder()
    let (command, kit) = (folder.path("bin/signalbox"), folder.path("lib/signalbox"))
    try FileManager.default.createDirectory(atPath: folder.path("bin"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: folder.path("lib"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: Command.url.path, toPath: command)
    let root = Repository.root.path
    _ = try run(root + "/.ci/kit", [Command.url.deletingLastPathComponent().path, kit])
    _ = try run(root + "/.ci/prepare", [command, kit])
    let program = try folder.file("a.swift", "print(\"compiled\")\n")
    #expect(try run(command, ["run", "--compiled", program], cache: folder.path("first")).outputText == "compiled\n")
    #expect(try made(in: folder.path("first")) == ["program"])
    // An object that nothing can be linked with: what was prepared is of another one.
    let objects = try FileManager.default.contentsOfDirectory(atPath: kit + "/Runs.build").filter { $0.hasSuffix(".o") }
    try Data().write(to: URL(fileURLWithPath: "\(kit)/Runs.build/\(objects[0])"))
    let other = try Command.runProgram(
      URL(fileURLWithPath: command), ["run", "--compiled", program], environment: ["XDG_CACHE_HOME": folder.path("second")])
    #expect(other.exitCode == 2, "\(other.outputText)\(other.errorText)")
  }

  @Test("What a build folder has kept of a source that is gone is neither linked nor installed")
  func goneSources() throws {
    let folder = try TemporaryFolder()
    let build = Command.url.deletingLastPathComponent().path
    for name in try FileManager.default.contentsOfDirectory(atPath: build) where name == "Modules" || name.hasSuffix(".build") {
      let (from, to) = (build + "/" + name, folder.path(name))
      if name == "Runs.build" {
        try FileManager.default.copyItem(atPath: from, toPath: to)
      } else {
        try FileManager.default.createSymbolicLink(atPath: to, withDestinationPath: from)
      }
    }
    try Data("no object".utf8).write(to: URL(fileURLWithPath: folder.path("Runs.build/Gone.swift.o")))
    try FileManager.default.copyItem(atPath: Command.url.path, toPath: folder.path("signalbox"))
    let program = try folder.file("a.swift", "print(\"compiled\")\n")
    #expect(
      try run(folder.path("signalbox"), ["run", "--compiled", program], cache: folder.path("cache")).outputText == "compiled\n")
    _ = try run(Repository.root.path + "/.ci/kit", [folder.path(""), folder.path("kit")])
    let installed = try FileManager.default.contentsOfDirectory(atPath: folder.path("kit/Runs.build"))
    #expect(installed.contains("Run.swift.o") && !installed.contains("Gone.swift.o"), "\(installed.sorted())")
  }
}
