/// A place in a source file: line and column, both 1-based (the column counts UTF-8 bytes, as compilers do), and which file.
///
/// Four bytes, because every trace event carries one. In the trace's own file (0) lines beyond 524,287 and columns beyond 4,095 are
/// clamped; in the others (1 to 127, see `TraceHeader.otherFiles`) lines beyond 65,535 and columns beyond 255.
public struct SourcePosition: Hashable, Comparable, Sendable, BitwiseCopyable {
  @usableFromInline var packed: UInt32

  /// The last file that a place can be in.
  public static var mostFiles: Int { 127 }

  /// No place in the scenario: the simulation itself acted.
  @inlinable public static var none: SourcePosition { SourcePosition(line: 0, column: 0) }

  /// A place in the trace's own file. Both are 1-based; what does not fit is clamped.
  @inlinable
  public init(line: Int, column: Int) {
    packed = UInt32(min(max(line, 0), 0x7_FFFF)) << 12 | UInt32(min(max(column, 0), 0xFFF))
  }

  /// A place in file `file`: 0 is the trace's own. What does not fit is clamped.
  public init(file: Int, line: Int, column: Int) {
    self.init(line: line, column: column)
    guard file > 0 else { return }
    let place = UInt32(min(max(line, 0), 0xFFFF)) << 8 | UInt32(min(max(column, 0), 0xFF))
    packed = 1 << 31 | UInt32(min(file, Self.mostFiles)) << 24 | place
  }

  @inlinable var isElsewhere: Bool { packed >> 31 == 1 }
  /// 0 for the trace's own file; else the number of the other file, from 1.
  public var file: Int { isElsewhere ? Int(packed >> 24 & 0x7F) : 0 }
  /// 1-based; 0 for `none`.
  public var line: Int { Int(isElsewhere ? packed >> 8 & 0xFFFF : packed >> 12) }
  /// 1-based, in UTF-8 bytes; 0 for `none`.
  public var column: Int { Int(isElsewhere ? packed & 0xFF : packed & 0xFFF) }
  /// False for `none` only.
  public var isKnown: Bool { packed != 0 }

  public static func < (left: Self, right: Self) -> Bool {
    left.packed < right.packed
  }
}

extension SourcePosition: CustomStringConvertible {
  public var description: String { "\(line):\(column)" }
}
