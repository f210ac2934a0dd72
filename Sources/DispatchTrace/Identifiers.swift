/// What an identifier names; its prefix is how the trace writes it.
public protocol Identified {
  /// One or two characters before the number.
  static var prefix: String { get }
}

/// A typed index, handed out in order of creation from 0.
public struct Identifier<Kind>: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// From 0, in order of creation.
  public var index: Int32

  /// The identifier with this index.
  @inlinable
  public init(_ index: Int32) {
    self.index = index
  }

  /// The identifier with this index, which has to fit into 32 bits.
  @inlinable
  public init(_ index: Int) {
    self.index = Int32(index)
  }

  /// As a subscript of a flat store.
  @inlinable
  public var offset: Int { Int(index) }

  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    left.index < right.index
  }
}

extension Identifier {
  /// An identifier or none, in the four bytes of an identifier: an optional one takes five, and eight beside others.
  @usableFromInline
  package struct Packed: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline var raw: Int32

    @inlinable package static var none: Self { Self(nil) }

    @inlinable
    package init(_ id: Identifier?) {
      raw = id?.index ?? -1
    }

    @inlinable package var isNone: Bool { raw < 0 }
    @inlinable package var id: Identifier? { raw < 0 ? nil : Identifier(raw) }
    /// There must be one.
    @inlinable
    package var known: Identifier {
      assert(raw >= 0)
      return Identifier(raw)
    }
  }
}

extension Identifier: CustomStringConvertible where Kind: Identified {
  /// As the trace writes it: `q13`.
  public var description: String { Kind.prefix + String(index) }
}

/// What identifiers can name. There are no values of these types: they keep a queue's number from being taken for a thread's.
public enum Names {
  /// Of `QueueID`.
  public enum Queue: Identified {
    /// As in `q0`.
    public static let prefix = "q"
  }
  /// Of `ThreadID`.
  public enum Thread: Identified {
    /// As in `t0`.
    public static let prefix = "t"
  }
  /// Of `CoreID`.
  public enum Core: Identified {
    /// As in `c0`.
    public static let prefix = "c"
  }
  /// Of `ItemID`.
  public enum Item: Identified {
    /// As in `i0`.
    public static let prefix = "i"
  }
  /// Of `WorkItemID`.
  public enum WorkItem: Identified {
    /// As in `w0`.
    public static let prefix = "w"
  }
  /// Of `GroupID`.
  public enum Group: Identified {
    /// As in `g0`.
    public static let prefix = "g"
  }
  /// Of `SemaphoreID`.
  public enum Semaphore: Identified {
    /// As in `s0`.
    public static let prefix = "s"
  }
  /// Of `SourceID`.
  public enum Source: Identified {
    /// As in `e0`.
    public static let prefix = "e"
  }
  /// Of `ApplyID`.
  public enum Apply: Identified {
    /// As in `p0`.
    public static let prefix = "p"
  }
  /// Of `OnceID`.
  public enum Once: Identified {
    /// As in `o0`.
    public static let prefix = "o"
  }
  /// Of `LockID`.
  public enum Lock: Identified {
    /// As in `l0`.
    public static let prefix = "l"
  }
  /// Of `VariableID`.
  public enum Variable: Identified {
    /// As in `v0`.
    public static let prefix = "v"
  }
  /// Of `StringID`.
  public enum String: Identified {
    /// As in `#0`.
    public static let prefix = "#"
  }
}

/// A dispatch queue. `q0` is the main queue, `q1`…`q12` are the global (root) queues, custom queues follow.
public typealias QueueID = Identifier<Names.Queue>
/// A simulated thread. `t0` is the main thread.
public typealias ThreadID = Identifier<Names.Thread>
/// A simulated processor core.
public typealias CoreID = Identifier<Names.Core>
/// One submission of a block to a queue: submitted once, run (or skipped) at most once.
public typealias ItemID = Identifier<Names.Item>
/// A `DispatchWorkItem` object; each submission of it is an item of its own.
public typealias WorkItemID = Identifier<Names.WorkItem>
/// A dispatch group.
public typealias GroupID = Identifier<Names.Group>
/// A dispatch semaphore.
public typealias SemaphoreID = Identifier<Names.Semaphore>
/// A dispatch source: a timer or a user-data source.
public typealias SourceID = Identifier<Names.Source>
/// One call of `concurrentPerform`.
public typealias ApplyID = Identifier<Names.Apply>
/// A one-time initialisation: `static let`, a global.
public typealias OnceID = Identifier<Names.Once>
/// An `NSLock` or `NSRecursiveLock`.
public typealias LockID = Identifier<Names.Lock>
/// A variable that more than one block can reach.
public typealias VariableID = Identifier<Names.Variable>
/// A text interned in the trace's `StringTable`.
public typealias StringID = Identifier<Names.String>

extension Identifier<Names.Queue> {
  /// The main queue.
  public static var main: Self { Self(0 as Int32) }
}

extension Identifier<Names.Thread> {
  /// The main thread.
  public static var main: Self { Self(0 as Int32) }
}
