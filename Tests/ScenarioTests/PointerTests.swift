import Signalbox
import Testing

/// What no compiled twin can show: pointers beyond the memory that they belong to, and after its end.
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
      ("room.initialize(to: 1); room.deallocate(); print(room[0])", "leads to memory that was deallocated"),
      ("let twin = UnsafePointer(room); room.deallocate(); print(twin.pointee)", "leads to memory that was deallocated"),
      ("room.deallocate(); (room + 1).initialize(to: 4)", "leads to memory that was deallocated"),
      (
        "let lock = os_unfair_lock_t.allocate(capacity: 1); lock.deallocate(); os_unfair_lock_lock(lock)",
        "leads to memory that was deallocated"
      ),
    ])
  func outside(_ line: String, _ words: String) throws {
    let run = try Scenario(
      source: """
        import os
        var list = [1, 2]
        let room = UnsafeMutablePointer<Int>.allocate(capacity: 2)
        \(line)
        print("not reached")
        """
    ).run()
    #expect(run.report().contains("A pointer \(words)") && !run.printed.contains("not reached"), "\(run.report())")
  }

  @Test(
    "Memory is deallocated once",
    arguments: [
      "let room = UnsafeMutablePointer<Int>.allocate(capacity: 2)",
      "let room = UnsafeMutableBufferPointer<Int>.allocate(capacity: 2)",
      "let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 8, alignment: 8)",
    ])
  func twice(_ line: String) throws {
    let run = try Scenario(
      source: """
        \(line)
        room.deallocate()
        print("once")
        room.deallocate()
        """
    ).run()
    #expect(run.printed == "once\n" && run.report().contains("Memory is deallocated a second time"), "\(run.report())")
  }
}
