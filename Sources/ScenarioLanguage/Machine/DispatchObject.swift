import DispatchModel
import DispatchTrace

/// A queue, group, semaphore …: what a scenario's reference to one points to. When the last goes, the simulation is told.
final class DispatchObject: HeapObject {
  enum Kind {
    case queue, group, semaphore, workItem, source, lock, thread
    /// The main queue and the global ones: they outlive the scenario.
    case wellKnownQueue
  }

  let kind: Kind
  let id: Int32
  /// Threads: what runs when they start.
  var body: Ref = nil
  var name: String?

  init(_ runtime: Runtime, _ kind: Kind, _ id: Int32) {
    self.kind = kind
    self.id = id
    super.init(runtime)
    runtime.allocated(96)
  }

  override func releaseContents() {
    if let body {
      self.body = nil
      release(body)
    }
    switch kind {
    case .queue: runtime.enqueue(.operation(.releaseQueue(QueueID(id))))
    case .group: runtime.enqueue(.operation(.releaseGroup(GroupID(id))))
    case .semaphore: runtime.enqueue(.operation(.releaseSemaphore(SemaphoreID(id))))
    case .workItem: runtime.enqueue(.operation(.releaseWorkItem(WorkItemID(id))))
    case .source: runtime.enqueue(.operation(.releaseSource(SourceID(id))))
    case .lock, .thread, .wellKnownQueue: break
    }
  }

  override func freeMemory() {
    runtime.freed(96)
  }
}
