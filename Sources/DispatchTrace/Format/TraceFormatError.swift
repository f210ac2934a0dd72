/// Why bytes are not a trace: the line (1-based) where reading stopped, and what is wrong there.
public struct TraceFormatError: Error, Hashable, Sendable {
  /// What can be wrong with a line.
  public enum Problem: Hashable, Sendable {
    /// There is nothing.
    case empty
    /// The first line is not a trace header.
    case notATrace
    /// A trace of a version that this tool does not read.
    case otherVersion(Int64)
    /// The file ends before the outcome.
    case truncated
    /// Something follows the outcome.
    case textAfterOutcome
    /// The line is not one flat JSON object.
    case malformed(String)
    case invalidUTF8
    case unknownEvent(String)
    case unknownField(String)
    case repeatedField(String)
    case missingField(String)
    /// The field holds another kind of value.
    case wrongType(field: String, expected: String)
    /// The number cannot be.
    case outOfRange(field: String)
    /// An id that is larger than anything that can have been made so far.
    case idOutOfRange(field: String)
    /// The event is earlier than the one before it.
    case backInTime
  }

  /// 1-based.
  public var line: Int
  /// What is wrong there.
  public var problem: Problem

  /// A problem of a line.
  public init(line: Int, problem: Problem) {
    self.line = line
    self.problem = problem
  }

  /// One sentence for the user.
  public var message: String {
    switch problem {
    case .empty: "the file is empty: a trace begins with a header line"
    case .notATrace: #"not a trace: the first line must begin with {"signalbox":"trace""#
    case .otherVersion(let version):
      "a trace of version \(version), but this tool reads version \(TraceFormat.version): make the trace again with this tool"
    case .truncated: "the trace is cut off: its last line must hold the outcome"
    case .textAfterOutcome: "nothing may follow the line with the outcome"
    case .malformed(let what): "not a flat JSON object: \(what)"
    case .invalidUTF8: "a text that is not UTF-8, or an escape that means nothing"
    case .unknownEvent(let name): "unknown event '\(name)'"
    case .unknownField(let name): "unknown field '\(name)'"
    case .repeatedField(let name): "the field '\(name)' stands here twice"
    case .missingField(let name): "the field '\(name)' is missing"
    case .wrongType(let field, let expected): "the field '\(field)' must hold \(expected)"
    case .outOfRange(let field): "the number in the field '\(field)' is out of range"
    case .idOutOfRange(let field): "the id in the field '\(field)' is larger than anything that was made so far"
    case .backInTime: "the event is earlier than the one before it"
    }
  }
}

extension TraceFormatError: CustomStringConvertible {
  public var description: String { "line \(line): \(message)" }
}
