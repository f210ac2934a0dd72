import Signalbox
import SignalboxPictures
import TestSupport
import Testing

// The README shows the lines between the two marks as they stand here.
// README begins
@Test func readersShareAndTheWriterIsAlone() throws {
  let scenario = try Scenario(path: "traces/barrier/scenario.swift")
  for seed: UInt64 in 0..<20 {
    let run = scenario.run(on: Machine(seed: seed))
    #expect(run.isAsExpected, "\(run)")
    #expect(run.outcome == .completed)
  }
  let picture = try Picture(of: scenario.run()).encoded(as: .png)
  #expect(!picture.isEmpty)
}
// README ends

@Suite("The README's test")
struct ReadmeTests {
  @Test("What the README shows compiles and passes, because it is this file")
  func readmeShowsThisFile() throws {
    let own = try Repository.text("Tests/ScenarioTests/ReadmeTests.swift")
    let parts = own.split(separator: "// README begins\n", maxSplits: 1)
    let shown = try #require(parts.last?.split(separator: "// README ends\n").first)
    #expect(try Repository.text("README.md").contains(shown))
  }

  @Test("The package in the README is the one that holds the product")
  func readmeNamesTheProduct() throws {
    let readme = try Repository.text("README.md")
    let manifest = try Repository.text("Package.swift")
    #expect(manifest.contains(#"name: "signalbox""#))
    let libraries = try #require(manifest.split(separator: "\n").first { $0.hasPrefix("let libraries = [") })
    for product in ["Signalbox", "SignalboxPictures"] {
      #expect(readme.contains(#".product(name: "\#(product)", package: "signalbox")"#))
      #expect(libraries.contains(#""\#(product)""#))
    }
  }
}
