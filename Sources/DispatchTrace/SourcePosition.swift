/// A place in the scenario file: line and column, both 1-based (the column counts UTF-8 bytes, as compilers do).
///
/// Four bytes, because every trace event carries one: lines beyond 1,048,575 and columns beyond 4,095 are clamped.
public struct SourcePosition: Hashable, Comparable, Sendable, BitwiseCopyable {
  @usableFromInline var packed: UInt32

  /// No place in the scenario: the simulation itself acted.
  @inlinable public static var none: SourcePosition { SourcePosition(line: 0, column: 0) }

  /// Both are 1-based; what does not fit is clamped.
  @inlinable
  public init(line: Int, column: Int) {
    packed = UInt32(min(max(line, 0), 0xF_FFFF)) << 12 | UInt32(min(max(column, 0), 0xFFF))
  }

  /// 1-based; 0 for `none`.
  public var line: Int { Int(packed >> 12) }
  /// 1-based, in UTF-8 bytes; 0 for `none`.
  public var column: Int { Int(packed & 0xFFF) }
  /// False for `none` only.
  public var isKnown: Bool { packed != 0 }

  public static func < (left: Self, right: Self) -> Bool {
    left.packed < right.packed
  }
}

extension SourcePosition: CustomStringConvertible {
  public var description: String { "\(line):\(column)" }
}
