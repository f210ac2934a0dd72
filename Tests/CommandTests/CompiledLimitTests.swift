import TestSupport
import Testing

/// What compiled programs may take of the machine; the limits on time, events and threads are those of every simulation.
@Suite("Limits of compiled programs", .enabled(if: Command.compilerFolder != nil))
struct CompiledLimitTests {
  private func command(_ verb: String, _ source: String, _ options: [String] = []) throws -> ProcessResult {
    let folder = try TemporaryFolder()
    return try Command.run([verb, "--compiled", folder.file("app.swift", source)] + options)
  }

  private static let grows = """
    import Dispatch
    DispatchQueue.global().async {
      var list: [Int] = []
      while true {
        list.append(1)
      }
    }
    """

  @Test("Memory: a list that grows without end is stopped where it grows")
  func memory() throws {
    let result = try command("run", Self.grows)
    #expect(result.exitCode == 1)
    #expect(result.errorText.contains("app.swift:5:"), "\(result.errorText)")
    #expect(result.errorText.contains("error: the simulation stopped at 0 s: the limit of memory is reached"))
    #expect(result.errorText.contains("most likely a collection or a text that grows in a loop without end"))
    let explored = try command("explore", "// simulate: memory 1000000\n" + Self.grows)
    #expect(explored.exitCode == 1 && explored.errorText.contains("the limit of memory is reached"), "\(explored.errorText)")
  }

  @Test("Memory: what was given back does not count, and a directive sets the limit")
  func memoryThatIsGivenBack() throws {
    let source = """
      import Dispatch
      // simulate: memory 3_000_000
      DispatchQueue.global().async {
        var sum = 0
        for number in 1...50 { sum += [UInt8](repeating: 1, count: 100_000 * (number % 3 + 1)).count }
        print(sum)
        let one = [UInt8](repeating: 1, count: 2_000_000)
        print(one.count)
        let two = [UInt8](repeating: 1, count: 2_000_000)
        print(one.count + two.count)
      }
      """.replacing("3_000_000", with: "3000000")
    let result = try command("run", source)
    #expect(result.outputText == "10100000\n2000000\n", "\(result.errorText)")
    #expect(result.errorText.contains("the limit of memory is reached") && result.exitCode == 1)
  }

  @Test("Memory: what asks for more than there may ever be is stopped, whoever asks for it")
  func hugeAllocations() throws {
    for code in ["_ = [UInt8](repeating: 1, count: 1 << 33)", "_ = UnsafeMutablePointer<Int>.allocate(capacity: 1 << 30)"] {
      let result = try command("run", "import Dispatch\nDispatchQueue.global().async {\n  print(1)\n  \(code)\n}\n")
      #expect(result.exitCode == 1 && result.outputText == "1\n")
      #expect(result.errorText.contains("the limit of memory is reached"), "\(result.errorText)")
    }
  }

  @Test("Printed text")
  func printedText() throws {
    let source = "import Dispatch\nDispatchQueue.global().async { while true { print(\"012345678\") } }\n"
    let result = try command("run", source, ["--max-output", "1000"])
    #expect(result.outputText.utf8.count == 1000)
    #expect(result.exitCode == 1)
    #expect(result.errorText.contains("app.swift:2:"), "\(result.errorText)")
    #expect(result.errorText.contains("the limit of printed text is reached"))
  }

  @Test("Text that is written past print: the program is killed")
  func textPastPrint() throws {
    let result = try command(
      "run", "import Dispatch\nDispatchQueue.global().async { while true { Swift.print(\"012345678\") } }\n",
      ["--max-output", "100000"])
    #expect(result.exitCode == 2)
    #expect(
      result.errorText.contains(
        "app.swift: error: the compiled program was killed: past print, it wrote more than 100000 bytes to standard output or "
          + "standard error, which is the limit of printed text"), "\(result.errorText)")
  }
}
