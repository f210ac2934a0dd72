import DispatchModel
import Exploration
import Testing

@Suite("What a program can print")
struct OutputSearchTests {
  private func verdict(_ program: SmallProgram, _ output: String, _ end: String = "completed") -> OutputSearch.Verdict {
    var search = OutputSearch(program.explored())
    let text = output.split(separator: " ").map { $0 + "\n" }.joined()
    return search.verdict(on: text) { ending(of: $0) == end }
  }

  @Test("Blocks of a serial queue print in the order of their submission, beside the launch code")
  func serialQueue() {
    var program = SmallProgram(queues: [.serial])
    program.main = [.async(0, [.print("a")]), .async(0, [.print("b")]), .print("m")]
    for output in ["a b m", "a m b", "m a b"] { #expect(verdict(program, output) == .possible, "\(output)") }
    for output in ["b a m", "m b a", "a b", "a b m m", ""] { #expect(verdict(program, output) == .impossible, "\(output)") }
    #expect(verdict(program, "a b m", "deadlocked 1") == .impossible)
  }

  @Test("A text may take the place of one that is not just before it")
  func placesFarApart() {
    var program = SmallProgram(queues: [.global])
    program.main = [.async(0, [.print("x"), .print("y"), .print("z")]), .async(0, [.print("x"), .print("w")])]
    for output in ["x y z x w", "x w x y z", "x x y w z", "x y x z w"] {
      #expect(verdict(program, output) == .possible, "\(output)")
    }
    for output in ["x y w x z", "y x x w z", "x x w"] { #expect(verdict(program, output) == .impossible, "\(output)") }
  }

  @Test("What was neither found nor excluded within the bound is open, never impossible")
  func bound() {
    var program = CountTests.sections(2, 4)
    program.main.append(.async(0, [.print("a"), .print("b")]))
    func verdict(_ output: String, within bound: Int) -> OutputSearch.Verdict {
      var search = OutputSearch(program.explored())
      search.bound = bound
      return search.verdict(on: output.split(separator: " ").map { $0 + "\n" }.joined()) { ending(of: $0) == "completed" }
    }
    #expect(verdict("a b", within: 10_000) == .possible)
    for output in ["b a", "a", "a b c"] {
      #expect(verdict(output, within: 10_000) == .impossible)
      for bound in [1, 20, 69] { #expect(verdict(output, within: bound) == .open, "\(output) within \(bound)") }
    }
  }

  @Test("What was printed before an end belongs to it: a text of a program that hangs is none of one that completes")
  func ends() {
    var program = SmallProgram(queues: [.global], locks: 2)
    program.main = [
      .async(0, [.locked(0, [.print("a"), .locked(1, [])])]), .async(0, [.locked(1, [.print("b"), .locked(0, [])])]),
    ]
    func hangs(_ output: String) -> OutputSearch.Verdict {
      var search = OutputSearch(program.explored())
      return search.verdict(on: output.split(separator: " ").map { $0 + "\n" }.joined()) {
        ending(of: $0).hasPrefix("deadlocked")
      }
    }
    for output in ["a b", "b a"] {
      #expect(verdict(program, output) == .possible)
      #expect(hangs(output) == .possible)
    }
    for output in ["a", "b", ""] { #expect(hangs(output) == .impossible) }
    program.main = Array(program.main.prefix(1))
    #expect(verdict(program, "a") == .possible)
    #expect(hangs("a") == .impossible)
  }

  @Test("Of random programs exactly what a plain search prints is possible", arguments: 0..<4)
  func randomPrograms(_ part: Int) {
    var compared = 0
    for seed in (1000 + part * 40)..<(1000 + part * 40 + 40) {
      var maker = RandomSmallProgram(random: SplitMix64(state: UInt64(seed)), left: 4 + seed % 7)
      let program = maker.make()
      var explored = program.explored()
      explored.interest.printing = .all
      let reduced = ReducedSearch(explored)
      var bounds = SearchBounds()
      bounds.mostExecutions = 300
      guard reduced.run(bounds, { _ in true }).isComplete else { continue }
      explored.interest = reduced.program.interest
      var seen: Set<String> = []
      guard PlainSearch(explored).run(most: 400, { seen.insert(printed(by: $0) + "|" + ending(of: $0)) }) != nil else { continue }
      compared += 1
      for one in seen.sorted().prefix(20) {
        let parts = one.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        #expect(verdict(program, parts[0], parts[1]) == .possible, "seed \(seed): \(one)\n\(program)")
        let turned = parts[0].split(separator: " ").reversed().joined(separator: " ")
        let isKnown = seen.contains { $0.hasPrefix(turned + (turned.isEmpty ? "" : " ") + "|" + parts[1]) }
        #expect(
          verdict(program, turned, parts[1]) == (isKnown ? .possible : .impossible),
          "seed \(seed): \(turned)|\(parts[1])\n\(program)")
      }
    }
    #expect(compared > 15)
  }
}
