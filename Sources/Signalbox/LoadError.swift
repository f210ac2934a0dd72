public import DispatchTrace

/// Why there is nothing to run or to draw. Each says what, where and what to do next.
public enum LoadError: Error, Hashable, Sendable {
  /// Nothing is at `path`.
  case notFound(path: String)
  /// The system refuses to read it, and says why.
  case unreadable(path: String, reason: String)
  /// A folder without `scenario.swift`.
  case noScenario(folder: String)
  /// A playground with no contents of its own, and with several pages or none.
  case noPage(playground: String, pages: [String])
  /// Nothing but white space.
  case empty(path: String)
  /// `line` (1-based) holds the first byte that is not UTF-8.
  case notUTF8(path: String, line: Int)
  /// Neither `.swift` nor `.jsonl`.
  case unknownEnding(path: String)
  /// A trace or a recording, which is no program that other files could belong to.
  case noProgram(path: String)
  /// Not a trace as docs/TRACE-FORMAT.md has it.
  case badTrace(path: String, TraceFormatError)
  /// The scenario's text is not what Signalbox accepts.
  case rejected(Rejection)

  /// A scenario that is not accepted, and why: at least one finding of error severity.
  public struct Rejection: Error, Hashable, Sendable {
    /// What messages call the file.
    public var name: String
    /// In source order.
    public var findings: [Finding]
    /// The findings as a compiler prints them, with source lines and carets.
    public var text: String
  }
}

extension LoadError: CustomStringConvertible {
  /// The message, with the place before it as compilers write it.
  public var description: String {
    switch self {
    case .notFound(let path):
      "\(path): error: there is no such file or folder"
    case .unreadable(let path, let reason):
      "\(path): error: cannot be read: \(reason)"
    case .noScenario(let folder):
      "\(folder): error: the folder holds no scenario.swift; name a scenario (.swift), such a folder, or a trace (.jsonl)"
    case .noPage(let playground, let pages):
      pages.isEmpty
        ? "\(playground): error: the playground has neither Contents.swift nor pages"
        : "\(playground): error: the playground has \(pages.count) pages; name one of them:"
          + pages.prefix(20).map { "\n  " + ShellWord.quoted($0) }.joined()
    case .empty(let path):
      "\(path): error: the file is empty; a scenario is Swift code that uses Dispatch, a trace begins with a header line"
    case .notUTF8(let path, let line):
      "\(path):\(line):1: error: the file is not UTF-8 text from this line on; save it as UTF-8"
    case .unknownEnding(let path):
      "\(path): error: the ending says neither scenario (.swift) nor trace (.jsonl) nor recording (.recording); rename the file or give it on standard input as -"
    case .noProgram(let path):
      "\(path): error: this is a trace: no other file belongs to it; leave out --with, or name the scenario that it is of"
    case .badTrace(let path, let problem):
      "\(path):\(problem.line):1: error: \(problem.message)"
    case .rejected(let rejection):
      rejection.text
    }
  }
}
