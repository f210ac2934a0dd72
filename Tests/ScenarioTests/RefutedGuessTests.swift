import Signalbox
import Testing

/// "It went well this time, but it can deadlock" is a guess from one order. Of small programs all orders are looked at.
@Suite("Guesses of a run that all orders refute")
struct RefutedGuessTests {
  private static let library = """
    import Dispatch
    let mutex = DispatchSemaphore(value: 1)
    let roomEmpty = DispatchSemaphore(value: 1)
    var readers = 0
    let queue = DispatchQueue(label: "library", attributes: .concurrent)
    func read() {
      mutex.wait()
      readers += 1
      if readers == 1 { roomEmpty.wait() }
      mutex.signal()
      mutex.wait()
      readers -= 1
      if readers == 0 { roomEmpty.signal() }
      mutex.signal()
    }

    """

  @Test("the first reader takes the room for all: in no order do they wait for each other, and a note says so")
  func readersAndWriters() throws {
    let text =
      Self.library + """
        queue.async { read() }
        queue.async { read() }
        queue.async { roomEmpty.wait(); roomEmpty.signal() }

        """
    let run = try Scenario(source: text).run()
    let guess = try #require(run.findings.first { $0.category == .lockOrder })
    #expect(guess.severity == .note && guess.remedies.isEmpty)
    #expect(guess.message == "mutex and roomEmpty are taken in both orders: no order of this program deadlocks")
  }

  @Test("where a writer takes the mutex inside of the room, some order deadlocks, and the run warns of it")
  func aWriterThatCounts() throws {
    let text =
      Self.library + """
        queue.async { read() }
        queue.async { roomEmpty.wait(); mutex.wait(); mutex.signal(); roomEmpty.signal() }

        """
    let run = try Scenario(source: text).run()
    let guess = try #require(run.findings.first { $0.category == .lockOrder })
    #expect(guess.severity == .warning && guess.message.hasSuffix("it went well this time, but it can deadlock"))
    #expect(!guess.remedies.isEmpty)
  }
}
