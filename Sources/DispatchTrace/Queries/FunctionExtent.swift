/// A function of the scenario and the lines it takes up: a block that nobody named is called after the one it is handed over in.
package struct FunctionExtent: Hashable, Sendable {
  package var name: String
  /// 1-based, the braces included.
  package var lines: ClosedRange<Int>

  package init(name: String, lines: ClosedRange<Int>) {
    self.name = name
    self.lines = lines
  }

  /// As a trace's header has it: `load 4-19`. Nil for what is none.
  package init?(_ text: String) {
    guard let space = text.lastIndex(of: " "), space > text.startIndex else { return nil }
    let numbers = text[text.index(after: space)...].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let first = numbers[0], let last = numbers[1], first > 0, first <= last else { return nil }
    self.init(name: String(text[..<space]), lines: first...last)
  }

  package var text: String { "\(name) \(lines.lowerBound)-\(lines.upperBound)" }
}

/// Which function encloses a line of the trace's own file.
struct EnclosingFunctions {
  let extents: [FunctionExtent]
  private var known: [Int: Int?] = [:]

  init(_ header: TraceHeader) {
    extents = header.functions.compactMap(FunctionExtent.init)
  }

  /// The innermost one, as an offset; nil for top-level code and for other files.
  mutating func function(at position: SourcePosition) -> Int? {
    guard position.isKnown, position.file == 0 else { return nil }
    if let answer = known[position.line] { return answer }
    let around = extents.indices.filter { extents[$0].lines.contains(position.line) }
    let answer = around.min { extents[$0].lines.count < extents[$1].lines.count }
    known[position.line] = .some(answer)
    return answer
  }
}

/// Where a block without a name comes from: what comes from one place is counted.
enum BlockPlace: Hashable {
  /// Of a function, or of another file than the trace's own.
  case line(Int, file: Int)
  /// Of queues with this label.
  case labelLine(Int, Int)
  case handler(SourceID, SubmissionKind)
}
