/// What an identifier names; its prefix is how the trace writes it.
public protocol Identified {
  static var prefix: String { get }
}

/// A typed index, handed out in order of creation from 0.
public struct Identifier<Kind: Identified>: Hashable, Comparable, Sendable, BitwiseCopyable {
  public var index: Int32

  @inlinable
  public init(_ index: Int32) {
    self.index = index
  }

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

extension Identifier: CustomStringConvertible {
  public var description: String { Kind.prefix + String(index) }
}

public enum NamesQueue: Identified { public static let prefix = "q" }
public enum NamesThread: Identified { public static let prefix = "t" }
public enum NamesCore: Identified { public static let prefix = "c" }
public enum NamesItem: Identified { public static let prefix = "i" }
public enum NamesWorkItem: Identified { public static let prefix = "w" }
public enum NamesGroup: Identified { public static let prefix = "g" }
public enum NamesSemaphore: Identified { public static let prefix = "s" }
public enum NamesSource: Identified { public static let prefix = "e" }
public enum NamesApply: Identified { public static let prefix = "p" }
public enum NamesOnce: Identified { public static let prefix = "o" }
public enum NamesLock: Identified { public static let prefix = "l" }
public enum NamesVariable: Identified { public static let prefix = "v" }
public enum NamesString: Identified { public static let prefix = "#" }

/// A dispatch queue. `q0` is the main queue, `q1`…`q12` are the global (root) queues, custom queues follow.
public typealias QueueID = Identifier<NamesQueue>
/// A simulated thread. `t0` is the main thread.
public typealias ThreadID = Identifier<NamesThread>
/// A simulated processor core.
public typealias CoreID = Identifier<NamesCore>
/// One submission of a block to a queue: submitted once, run (or skipped) at most once.
public typealias ItemID = Identifier<NamesItem>
/// A `DispatchWorkItem` object; each submission of it is an item of its own.
public typealias WorkItemID = Identifier<NamesWorkItem>
public typealias GroupID = Identifier<NamesGroup>
public typealias SemaphoreID = Identifier<NamesSemaphore>
/// A dispatch source: a timer or a user-data source.
public typealias SourceID = Identifier<NamesSource>
/// One call of `concurrentPerform`.
public typealias ApplyID = Identifier<NamesApply>
/// A one-time initialisation: `static let`, a global.
public typealias OnceID = Identifier<NamesOnce>
/// An `NSLock` or `NSRecursiveLock`.
public typealias LockID = Identifier<NamesLock>
/// A variable that more than one block can reach.
public typealias VariableID = Identifier<NamesVariable>
/// A text interned in the trace's `StringTable`.
public typealias StringID = Identifier<NamesString>

extension Identifier<NamesQueue> {
  /// The main queue.
  public static var main: Self { Self(0 as Int32) }
}

extension Identifier<NamesThread> {
  /// The main thread.
  public static var main: Self { Self(0 as Int32) }
}
