import DispatchTrace
import Signalbox
import Testing

@testable import SignalboxPictures
@testable import Timeline

@Suite("Names of threads and of what they wait for")
struct ThreadNameTests {
  private static let source = """
    import Foundation
    let ready = NSCondition()
    final class Box {
      let filled = NSCondition()
      func take() { filled.lock(); filled.wait(until: Date() + 0.1); filled.unlock() }
    }
    let box = Box()
    let consumer = Thread {
      ready.lock()
      ready.wait()
      ready.unlock()
      box.take()
    }
    consumer.name = "consumer"
    consumer.start()
    Thread.detachNewThread { work("other", .milliseconds(1)) }
    Thread.sleep(forTimeInterval: 0.05)
    ready.lock(); ready.signal(); ready.unlock()
    Thread.sleep(forTimeInterval: 0.2)
    """

  @Test("a thread has the name that it begins with, a wait that of what is waited for")
  func names() throws {
    let index = TraceIndex(try Scenario(source: Self.source).run().trace)
    let names = (0..<2).map { index.name(of: SemaphoreID($0)) }
    #expect(names == ["ready", "filled"])
    #expect((0..<3).map { index.name(of: ThreadID($0)) } == ["main thread", "consumer", "other"])
  }

  @Test("a wait stands on the thread that waits, and has no row of its own")
  func rows() throws {
    let picture = try Picture(of: try Scenario(source: Self.source).run())
    let texts = picture.scene.elements.compactMap { element in
      if case .text(let run) = element.shape { (element.mark, run.text) } else { nil }
    }
    #expect(texts.contains { $0.1.contains("waits on ready") }, "\(texts)")
    #expect(!texts.contains { $0.0 == .groupName && ["ready", "filled"].contains($0.1) })
  }
}
