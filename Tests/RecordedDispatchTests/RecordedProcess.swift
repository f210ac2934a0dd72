import DispatchTrace
import Foundation
import RecordedDispatch
import Recording

/// The recording of this very test process: what is on the disk at any time is what a process leaves that is killed then.
enum RecordedProcess {
  private static let path: String = {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("tests-\(UUID().uuidString).recording").path
    setenv("SIGNALBOX_RECORDING", path, 1)
    // Other suites of this process let threads of simulations trap: the process goes on, and so must its recording.
    let deadly = [SIGILL, SIGTRAP]
    var handlers = deadly.map { number in
      var handler = sigaction()
      sigaction(number, nil, &handler)
      return handler
    }
    _ = RecordedDispatch.DispatchQueue(label: "the first thing that is recorded")
    for (index, number) in deadly.enumerated() { sigaction(number, &handlers[index], nil) }
    // Programs that other tests start would take the file for theirs.
    unsetenv("SIGNALBOX_RECORDING")
    return path
  }()

  /// Runs `body`, which is recorded, and reads what is on the disk after it.
  static func recording(of body: () throws -> Void) throws -> [UInt8] {
    _ = path
    try body()
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  static func trace(of body: () throws -> Void) throws -> Trace {
    Trace(recording: try recording(of: body))
  }
}

extension Trace {
  /// What happened to the blocks of the queue with that label, in order.
  func blocks(on label: String) -> [TraceEvent] {
    var queue: QueueID?
    var items: Set<ItemID> = []
    return events.filter { event in
      switch event.kind {
      case .queueCreated(let id, let facts): if strings[facts.label] == label { queue = id }
      case .submitted(let submission): if submission.queue == queue { items.insert(submission.item) }
      default: break
      }
      return switch event.kind {
      case .submitted(let submission): submission.queue == queue
      case .started(let item, _), .ended(let item), .skipped(let item, _): items.contains(item)
      default: false
      }
    }
  }

  /// What came after that queue.
  func events(sinceQueue label: String) -> [TraceEvent] {
    Array(
      events.drop { event in
        if case .queueCreated(_, let facts) = event.kind { strings[facts.label] != label } else { true }
      })
  }

  func count(_ isWanted: (TraceEvent.Kind) -> Bool) -> Int { events.count { isWanted($0.kind) } }
}

extension TraceEvent.Kind {
  /// `submitted`, without what it is about.
  var name: String { String("\(self)".prefix { $0.isLetter }) }
}
