import Foundation
import TestSupport
import Testing

@Suite("signalbox new")
struct NewTests {
  static let startingPoints = [
    "serial": "serial-queue", "concurrent": "concurrent-queue", "barrier": "barrier", "sync": "sync-from-main",
    "async": "async-from-main", "after": "async-after", "group": "systems/s12-batch-download-notify",
    "race": "systems/s10-singleton-race", "deadlock": "abba-deadlock",
  ]

  @Test("A starting point is the scenario of its folder, to the letter", arguments: startingPoints.sorted { $0.key < $1.key })
  func startingPointsAreCheckedScenarios(name: String, from place: String) throws {
    let folder = try TemporaryFolder()
    #expect(try Command.run(["new", "a", "--from", name], in: folder.url).exitCode == 0)
    let written = try String(contentsOfFile: folder.path("a.swift"), encoding: .utf8)
    #expect(try written == Repository.text("traces/\(place)/scenario.swift"))
  }

  @Test("The help names every starting point, and those only")
  func helpNamesStartingPoints() throws {
    let help = try Command.run(["help", "new"]).outputText
    let section = try #require(help.split(separator: "Starting points:").last?.split(separator: "Examples:").first)
    let names = section.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.sorted() == Self.startingPoints.keys.sorted())
  }

  @Test("What is written runs, and says what to do next")
  func writtenScenarioRuns() throws {
    let folder = try TemporaryFolder()
    let made = try Command.run(["new", "my photos", "--from", "barrier"], in: folder.url)
    #expect(made.exitCode == 0)
    #expect(
      made.errorText
        == "wrote my photos.swift; next: signalbox run 'my photos.swift', signalbox render 'my photos.swift' -o 'my photos.png'\n"
    )
    #expect(try Command.run(["run", "my photos.swift"], in: folder.url).exitCode == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["my photos.swift"])
  }

  @Test("What is there is never written over")
  func nothingIsWrittenOver() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("mine.swift", "print(1)\n")
    let result = try Command.run(["new", "mine.swift"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("mine.swift: error: cannot be written: "))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "print(1)\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["mine.swift"])
  }

  @Test("A starting point that there is not is answered with the nearest")
  func unknownStartingPoint() throws {
    let result = try Command.run(["new", "a", "--from", "barier"])
    #expect(result.exitCode == 64)
    #expect(result.errorText.contains("Did you mean 'barrier'?"))
  }
}
