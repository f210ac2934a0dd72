import Signalbox
import Testing

/// Files of programs that nobody wrote for a simulation: caches write them, downloads move them.
@Suite("Files")
struct DiskTests {
  private static let move = """
    import Foundation
    let target = URL(fileURLWithPath: NSTemporaryDirectory() + "photo")
    let done = DispatchSemaphore(value: 0)
    URLSession.shared.downloadTask(with: URL(string: "https://example.com/photo")!) { location, _, _ in
      if let location { try? FileManager.default.moveItem(at: location, to: target) }
      done.signal()
    }.resume()
    done.wait()
    let size = try FileManager.default.attributesOfItem(atPath: target.path)[.size] as? Int
    print(try String(contentsOf: target, encoding: .utf8), size ?? -1)
    // network: 300 ms, body "abc"

    """

  @Test("They are kept in memory, and a note says so once, where the first is asked for")
  func aNote() throws {
    let scenario = try Scenario(source: Self.move)
    #expect(scenario.warnings.map(\.category) == [.ignored])
    #expect(scenario.warnings.first?.message.hasPrefix("There is no disk here: files are kept in memory") == true)
    #expect(scenario.warnings.first?.position.line == 2)
  }

  @Test("What was downloaded is moved to where the program wants it, and read there")
  func downloads() throws { #expect(try Scenario(source: Self.move).run().printed == "abc 3\n") }

  @Test("Downloads of two sessions at once are two files, and no task misses a number")
  func twoSessions() throws {
    let scenario = try Scenario(
      source: """
        import Foundation
        let url = URL(string: "https://example.com/")!
        let group = DispatchGroup()
        for name in ["one", "two"] {
          group.enter()
          let session = URLSession(configuration: .default)
          session.downloadTask(with: url.appendingPathComponent(name)) { location, _, _ in
            Thread.sleep(forTimeInterval: name == "one" ? 0.2 : 0.1)
            print((try? String(contentsOf: location!, encoding: .utf8)) ?? "gone")
            if name == "two" { print(session.dataTask(with: url).taskIdentifier) }
            group.leave()
          }.resume()
        }
        group.wait()
        // network: "one" 300 ms, body "first"
        // network: "two" 300 ms, body "second"

        """)
    #expect(scenario.run().printed == "second\n2\nfirst\n")
  }

  @Test("No run finds the files of another, nor those of the machine")
  func eachItsOwn() throws {
    let scenario = try Scenario(
      source: """
        import Foundation
        let manager = FileManager.default
        print(manager.fileExists(atPath: "/tmp/left"), manager.fileExists(atPath: "/etc/passwd"))
        manager.createFile(atPath: "/tmp/left", contents: nil)
        print(manager.fileExists(atPath: "/tmp/left"))

        """)
    for _ in 1...2 { #expect(scenario.run().printed == "false false\ntrue\n") }
  }

  @Test("Bytes read from a location of which no address is known are no request")
  func noRequest() throws {
    let scenario = try Scenario(
      source: """
        import Foundation
        func read(_ location: URL) -> Int { (try? Data(contentsOf: location))?.count ?? -1 }
        print(read(URL(fileURLWithPath: "/tmp/none")))

        """)
    #expect(scenario.warnings.map { String($0.message.prefix(21)) } == ["There is no disk here"])
    let run = scenario.run()
    #expect(run.printed == "-1\n")
    #expect("\(run.trace.end)" == "0 s")
  }
}
