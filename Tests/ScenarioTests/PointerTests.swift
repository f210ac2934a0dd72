import Signalbox
import Testing

/// What no compiled twin can show: pointers beyond the memory that they belong to.
@Suite("Pointers")
struct PointerTests {
  @Test(
    "One that reads or writes where nothing is ends the program, and says so",
    arguments: [
      ("list.withUnsafeBufferPointer { print($0.baseAddress![2]) }", "reads memory that holds no value"),
      ("list.withUnsafeBufferPointer { print($0.baseAddress![-1]) }", "reads memory that holds no value"),
      ("list.withUnsafeMutableBufferPointer { $0.baseAddress![2] = 5 }", "writes outside of its memory"),
      ("list.withUnsafeMutableBufferPointer { $0.baseAddress![-1] = 5 }", "writes outside of its memory"),
      ("UnsafeMutablePointer<Int>.allocate(capacity: 2).initialize(to: 3); print(room[0])", "reads memory that holds no value"),
      ("(room + 1).initialize(to: 4); print(room[1], room[0])", "reads memory that holds no value"),
      ("room[2] = 1", "writes outside of its memory"),
    ])
  func outside(_ line: String, _ words: String) throws {
    let run = try Scenario(
      source: """
        var list = [1, 2]
        let room = UnsafeMutablePointer<Int>.allocate(capacity: 2)
        \(line)
        print("not reached")
        """
    ).run()
    #expect(run.report().contains("A pointer \(words)") && !run.printed.contains("not reached"), "\(run.report())")
  }
}
