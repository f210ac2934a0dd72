import DispatchTrace
import RecordingFormat

/// One record of a recording: see `RecordKind`.
struct LogLine {
  var instant: Instant
  var thread: Int
  var position: SourcePosition
  var kind: RecordKind
  /// What the kind's numbers are; the rest is 0.
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  var e = 0
  var f = 0
  /// Empty where the kind has none.
  var text = ""
}

extension Int {
  /// Nil for the number that stands for nothing.
  var ifKnown: Int? { self >= 0 ? self : nil }
}
