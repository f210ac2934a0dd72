import DispatchModel
import DispatchTrace

/// A queue, group, semaphore …: what a scenario's reference to one points to. When the last goes, the simulation is told.
final class DispatchObject: HeapObject {
  enum Kind {
    case queue, group, semaphore, workItem, source, lock
    /// The main queue and the global ones: they outlive the scenario.
    case wellKnownQueue
  }

  /// With what the simulation keeps for it.
  private static let bytes = 256

  let kind: Kind
  let id: Int32
  /// Of an operation's lock: the variable that the operation was made in.
  var name: String?

  init(_ runtime: Runtime, _ kind: Kind, _ id: Int32) {
    self.kind = kind
    self.id = id
    super.init(runtime)
    runtime.allocated(Self.bytes)
  }

  /// Nil where the reference is to something else.
  static func known(_ ref: Unmanaged<HeapObject>) -> DispatchObject? {
    ref._withUnsafeGuaranteedRef { type(of: $0) == DispatchObject.self ? trusted($0, as: DispatchObject.self) : nil }
  }

  /// The id, when the object is what the simulation is about to be told it is.
  func id(of kind: Kind, _ other: Kind? = nil) throws(MachineStop) -> Int32 {
    guard self.kind == kind || self.kind == other else { throw .uninitialised }
    return id
  }

  override func releaseContents() {
    switch kind {
    case .queue: runtime.enqueue(.operation(.releaseQueue(QueueID(id))))
    case .group: runtime.enqueue(.operation(.releaseGroup(GroupID(id))))
    case .semaphore: runtime.enqueue(.operation(.releaseSemaphore(SemaphoreID(id))))
    case .workItem: runtime.enqueue(.operation(.releaseWorkItem(WorkItemID(id))))
    case .source: runtime.enqueue(.operation(.releaseSource(SourceID(id))))
    case .lock, .wellKnownQueue: break
    }
  }

  override func freeMemory() {
    runtime.freed(Self.bytes)
  }
}
