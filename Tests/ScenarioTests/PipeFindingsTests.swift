import Signalbox
import Testing

/// Who reads an empty pipe, or writes into a full one, waits, and is found where nothing comes any more.
@Suite("Findings about pipes")
struct PipeFindingsTests {
  private func findings(_ source: String) throws -> [String] {
    try Scenario(source: "import Foundation\nlet pipe = Pipe()\n" + source).run().findings
      .map { "\($0.severity) \($0.category): \($0.message)" }
  }

  @Test("A read of a pipe that nobody writes into is a deadlock")
  func emptyPipe() throws {
    let found = try findings("print(pipe.fileHandleForReading.availableData.count)")
    #expect(found == ["error deadlock: the main thread waits for an empty pipe, which nobody writes into any more"])
  }

  @Test("A write into a pipe that nobody reads is one as soon as the pipe is full")
  func fullPipe() throws {
    let found = try findings("pipe.fileHandleForWriting.write(Data(count: 65_537))")
    #expect(found == ["error deadlock: the main thread waits for a full pipe, which nobody reads any more"])
    #expect(try findings("pipe.fileHandleForWriting.write(Data(count: 65_536))") == [])
  }

  @Test("Two threads that read before they write are both found")
  func twoPipes() throws {
    let found = try findings(
      """
      let other = Pipe()
      for (mine, theirs) in [(pipe, other), (other, pipe)] {
        Thread.detachNewThread {
          print(mine.fileHandleForReading.availableData.count)
          theirs.fileHandleForWriting.write(Data([1]))
        }
      }
      """)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.hasPrefix("error deadlock: ") && $0.hasSuffix(", which nobody writes into any more") })
  }

  @Test("A reader that waits for more in a loop without end is idle; at the end of what is written it goes on")
  func idleReader() throws {
    let reader = """
      Thread.detachNewThread {
        while true {
          let data = pipe.fileHandleForReading.availableData
          if data.isEmpty { break }
          print(data.count)
        }
      }
      for _ in 1...2 { usleep(1_000); pipe.fileHandleForWriting.write(Data(count: 7)) }
      usleep(1_000)

      """
    let idle = "note idle thread: thread 1 is idle at the end: its loop waits once more for the empty pipe of line 5"
    #expect(try findings(reader) == [idle])
    #expect(try findings(reader + "pipe.fileHandleForWriting.closeFile()") == [])
  }

  @Test("What a source of a pipe's handler does comes after what its writer did")
  func sourcesOrder() throws {
    let source = """
      let queue = DispatchQueue(label: "queue")
      var written = 0
      let source = DispatchSource.makeReadSource(fileDescriptor: pipe.fileHandleForReading.fileDescriptor, queue: queue)
      source.setEventHandler {
        print(pipe.fileHandleForReading.availableData.count, written)
        source.cancel()
      }
      source.resume()
      DispatchQueue.global().async {
        written = 1
        pipe.fileHandleForWriting.write(Data([1]))
      }
      """
    #expect(try findings(source) == [])
  }
}
