import DispatchTrace

/// One line of a recording: see `RecordedLog` in the runtime.
struct LogLine {
  var instant: Instant
  var thread: Int
  var position: SourcePosition
  var kind: String
  /// As they were written, texts unescaped.
  var fields: [String]

  /// Nil when it is not one; the last line of a process that was killed may be cut short.
  init?(_ line: Substring) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count >= 5, let nanoseconds = Int64(parts[0]), let thread = Int(parts[1]), let row = Int(parts[2]),
      let column = Int(parts[3])
    else { return nil }
    instant = Instant(nanoseconds: max(nanoseconds, 0))
    self.thread = thread
    position = row > 0 ? SourcePosition(line: row, column: column) : .none
    kind = String(parts[4])
    fields = parts[5...].map(Self.unescaped)
  }

  /// The number in field `index`; nil when it is `-` or missing.
  func number(_ index: Int) -> Int? {
    index < fields.count ? Int(fields[index]) : nil
  }

  func long(_ index: Int) -> Int64? {
    index < fields.count ? Int64(fields[index]) : nil
  }

  func text(_ index: Int) -> String {
    index < fields.count ? fields[index] : ""
  }

  private static func unescaped(_ field: Substring) -> String {
    guard field.contains("\\") else { return String(field) }
    var result = ""
    var isEscaped = false
    for character in field.unicodeScalars {
      if isEscaped {
        result.unicodeScalars.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
