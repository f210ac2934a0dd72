import Signalbox
import Testing

/// Requests of programs that nobody wrote for a simulation: tutorials download in the first lines.
@Suite("Requests")
struct NetworkTests {
  private static let downloads = """
    import Foundation
    let url = URL(string: "https://example.com/photo")!
    DispatchQueue.global().async {
      let data = try? Data(contentsOf: url)
      print("read", data?.count ?? -1)
    }
    URLSession.shared.dataTask(with: url) { data, _, _ in print("loaded", data?.count ?? -1) }.resume()

    """

  private func lines(_ run: Run) -> [String] { run.printed.split(separator: "\n").map(String.init).sorted() }

  @Test("Without a line about the network they take 300 ms, answer {}, and a note says so once")
  func theUsualWay() throws {
    let scenario = try Scenario(source: Self.downloads)
    #expect(scenario.warnings.map(\.category) == [.ignored])
    #expect(scenario.warnings.first?.message.contains("a request takes 300 ms and is answered with {}") == true)
    #expect(scenario.warnings.first?.position.line == 4)
    let run = scenario.run()
    #expect(lines(run) == ["loaded 2", "read 2"])
    #expect("\(run.trace.end)" == "300 ms")
  }

  @Test("With one they do what it says, those that block as well")
  func asTheLineSays() throws {
    let scenario = try Scenario(source: Self.downloads + "// network: 2 s, body \"abc\"\n")
    #expect(scenario.warnings.isEmpty)
    let run = scenario.run()
    #expect(lines(run) == ["loaded 3", "read 3"])
    #expect("\(run.trace.end)" == "2 s")
  }

  @Test("Who appends the contents of something asks nobody")
  func contentsOfOthers() throws {
    #expect(try Scenario(source: "var list = [1]\nlist.append(contentsOf: [2])\nprint(list)\n").warnings.isEmpty)
  }
}
