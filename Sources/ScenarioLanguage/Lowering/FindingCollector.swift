import DispatchTrace
import SwiftSyntax

/// Collects what is wrong with a scenario's text.
final class FindingCollector {
  private var findings: [Finding] = []
  /// Not taken back with what was tried.
  private var kept: [Finding] = []
  /// During overload attempts nothing is shown yet.
  var isQuiet = false
  /// After that many errors nothing more is looked for: the rest most likely follows from them.
  private static let most = 100
  /// Of all findings.
  private var errors = 0
  /// Where the first error too many was.
  private var overflow: SourcePosition?
  var isFull: Bool { overflow != nil }
  /// The statement of the scenario that is being checked: where findings are shown that have no place in its text, such as those about
  /// the library's own code and about what the checker writes out itself.
  var statement: Syntax?
  private struct File {
    var root: SyntaxIdentifier
    var converter: SourceLocationConverter
  }

  /// By number.
  private var files: [File?] = []
  /// The file that is being read.
  private var current = 0

  var count: Int { findings.count }

  /// The tree of file `number`, from now on.
  func use(_ tree: SourceFileSyntax, as number: Int) {
    let file = File(root: Syntax(tree).id, converter: SourceLocationConverter(fileName: "", tree: tree))
    while files.count <= number { files.append(nil) }
    files[number] = file
    current = number
  }

  /// The place of a node of the scenario; none for library text.
  func position(of node: some SyntaxProtocol) -> SourcePosition {
    let root = node.root.id
    guard let number = files.firstIndex(where: { $0?.root == root }) else { return .none }
    return position(at: node.positionAfterSkippingLeadingTrivia, in: number)
  }

  /// In the file that is being read.
  func position(at offset: AbsolutePosition) -> SourcePosition {
    files.indices.contains(current) ? position(at: offset, in: current) : .none
  }

  /// Where the file that is being read begins.
  var start: SourcePosition { SourcePosition(file: current, line: 1, column: 1) }

  private func position(at offset: AbsolutePosition, in number: Int) -> SourcePosition {
    guard let location = files[number]?.converter.location(for: offset) else { return .none }
    return SourcePosition(file: number, line: location.line, column: location.column)
  }

  /// What is not here leaves types open, further down.
  var hasMissing: Bool { contains { $0.severity == .error && ($0.category == .unsupported || $0.category == .unknownName) } }

  func says(_ message: String) -> Bool { contains { $0.message == message } }

  func says(_ message: String, at position: SourcePosition) -> Bool {
    contains { $0.position == position && $0.message == message }
  }

  private func contains(_ isMeant: (Finding) -> Bool) -> Bool {
    kept.contains(where: isMeant) || findings.contains(where: isMeant)
  }

  func add(
    _ severity: Finding.Severity, _ category: Finding.Category, _ message: String, at position: SourcePosition,
    notes: [Finding.Note] = []
  ) {
    let position = position.isKnown ? position : statement.map { self.position(of: $0) } ?? position
    let finding = Finding(severity, category, message, at: position, notes: notes)
    if !isQuiet && contains({ $0 == finding }) { return }
    if !isQuiet && errors >= Self.most {
      if severity == .error, overflow == nil { overflow = position }
      return
    }
    findings.append(finding)
    if severity == .error { errors += 1 }
  }

  /// To be called when nothing more is added.
  func reportOverflow() {
    guard let overflow else { return }
    findings.append(
      Finding(.error, .limit, "More than \(Self.most) errors; what follows has not been looked at", at: overflow))
  }

  func errorCount() -> Int { errors }

  /// Of those that can still be taken back.
  func errorCount(since start: Int) -> Int {
    var errors = 0
    for finding in findings[start...] where finding.severity == .error { errors += 1 }
    return errors
  }

  /// What `body` finds is about a declaration that is read once: it stays, also when the one who asked first was only trying.
  func keeping(_ body: () -> Void) {
    let start = count
    let wasQuiet = isQuiet
    isQuiet = false
    body()
    isQuiet = wasQuiet
    kept += findings[start...]
    findings.removeSubrange(start...)
  }

  func truncate(to count: Int) {
    errors -= errorCount(since: count)
    findings.removeSubrange(count...)
  }

  /// In source order; of several errors at one place only the first, and what is not supported once, however often it is used. What is not
  /// here has no type, and so has what is made of it: nothing is said of that.
  var sorted: [Finding] {
    let hasMissing = hasMissing
    var seen: Set<SourcePosition> = []
    var refused: Set<String> = []
    return (kept + findings).enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element)
      .filter { $0.severity != .error || !$0.position.isKnown || seen.insert($0.position).inserted }
      .filter { $0.category != .unsupported || refused.insert($0.message).inserted }
      .filter { !hasMissing || $0.category != .type || !$0.message.contains("'_'") }
  }
}
