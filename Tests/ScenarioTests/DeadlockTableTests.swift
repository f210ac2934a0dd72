import Signalbox
import TestSupport
import Testing

/// The table "Deadlocks and traps: which is it?" of docs/SEMANTICS.md: every row ends as it says and names who is involved.
@Suite("Deadlocks and traps")
struct DeadlockTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    enum Verdict: Sendable { case trap, hang, late, fine, silent }

    var folder: String
    var verdict: Verdict
    /// What the report must say, besides the verdict: the cycle, by name.
    var words: [String] = []
    var testDescription: String { folder }

    init(_ folder: String, _ verdict: Verdict, _ words: String...) {
      self.folder = folder
      self.verdict = verdict
      self.words = words
    }
  }

  static let rows = [
    // On one thread: a trap.
    Row("S-09-sync-to-your-own-queue-traps", .trap, "queue is held by"),
    Row("S-09-main-sync-from-the-main-thread-traps", .trap, "the main thread holds the main queue"),
    Row("S-10-sync-back-through-another-queue-traps", .trap, "a is held by"),
    Row("S-10-main-sync-to-a-queue-on-main-traps", .trap, "the main thread holds the main queue"),
    Row("S-10-sync-to-a-child-from-its-target-traps", .trap, "target, a target of child, is held by target:7 on target"),
    Row("S-10-sync-to-the-target-from-a-child-traps", .trap, "target is held by"),
    Row("S-10-sync-between-serial-siblings-traps", .trap, "target, a target of blue, is held by red:8 on red"),
    Row("S-14-a-reader-inside-a-barrier-traps", .trap, "queue is held by"),
    Row("S-14-a-reader-inside-an-async-barrier-traps", .trap, "queue is held by"),
    Row("S-14-a-barrier-inside-a-barrier-traps", .trap, "queue is held by"),
    Row("O-02-once-that-asks-for-itself-on-darwin", .trap, "was made here"),
    // Over several: a hang.
    Row("S-32-sync-to-a-busy-child-from-its-target-hangs", .hang, "and so back to a"),
    Row("S-13-a-writer-between-two-readers-hangs", .hang, "and so back to a"),
    Row("S-14-a-barrier-sync-inside-a-reader-hangs", .hang, "it waits for its own end"),
    Row("S-14-a-barrier-sync-inside-an-async-reader-hangs", .hang, "it waits for its own end"),
    Row("S-14-a-barrier-sync-to-the-target-from-a-child-hangs", .hang, "is still in it through child"),
    Row("S-11-abba-over-two-threads-hangs", .hang, "hold a waits for b, held by hold b", "and so back to a"),
    Row("S-11-a-cycle-of-three-queues-hangs", .hang, "hold c waits for a, held by hold a", "and so back to a"),
    Row("S-11-a-cycle-through-a-semaphore-hangs", .hang, "and so back to a"),
    Row("G-10-waiting-for-a-block-behind-you-hangs", .hang, "the group", "and so back to a"),
    Row("W-07-waiting-for-an-item-behind-you-hangs", .hang, "the work item", "and so back to a"),
    Row("O-02-once-and-sync-hang", .hang, "and so back to a"),
    Row("O-02-two-onces-hang", .hang, "and so back to a"),
    Row("N-01-main-sync-while-main-waits-hangs", .hang, "the main thread", "and so back to a"),
    Row(
      "M-09-a-description-that-waits-for-a-print-hangs", .hang, "waits for standard output, held by the main thread",
      "and so back to a", "make the text before it is printed"),
    Row("O-02-once-that-asks-for-itself", .hang, "it waits for its own end"),
    Row("W-07-an-item-that-waits-for-itself-hangs", .hang, "it waits for its own end"),
    // For something that never comes.
    Row("S-19-sync-to-a-suspended-queue-hangs", .hang, "which is suspended"),
    Row("Q-08-sync-onto-an-inactive-queue-hangs", .hang, "which is inactive"),
    Row("G-10-waiting-for-a-suspended-queue-hangs", .hang, "waits for the group, and so for queue, which is suspended"),
    Row("W-07-waiting-for-an-item-nobody-submitted-hangs", .hang, "the work item"),
    Row("P-05-255-waiting-serial-queues-hang", .hang, "opener", "worker"),
    Row("P-06-a-starved-darwin-pool-hangs", .hang, "worker"),
    // No deadlock.
    Row("S-12-a-reader-inside-a-reader-is-fine", .fine),
    Row("S-19-sync-to-a-suspended-queue-waits", .fine),
    Row("P-05-a-starved-pool-recovers-slowly", .late),
    Row("Q-20-a-target-cycle", .silent),
  ]

  @Test("A row gives its verdict and names the cycle", arguments: rows)
  func rowGivesItsVerdict(_ row: Row) throws {
    let path = "traces/rules/\(row.folder)/scenario.swift"
    let run = try Scenario(source: Repository.text(path), name: path).run()
    let report = run.report()
    switch (row.verdict, run.outcome) {
    case (.trap, .trapped): #expect(report.contains("[trap]"), "\(report)")
    case (.hang, .deadlocked): #expect(report.contains("[deadlock]"), "\(report)")
    case (.fine, .completed): #expect(!report.contains("[deadlock]"), "\(report)")
    // The pool grows by one thread a second.
    case (.late, .completed): #expect(run.trace.end.nanoseconds >= 1_000_000_000, "\(report)")
    case (.silent, .completed): #expect(report.contains("[never runs]"), "\(report)")
    default: Issue.record("it ended otherwise: \(report)")
    }
    for words in row.words { #expect(report.contains(words), "\(report)") }
  }

  @Test("Every scenario of the table in SEMANTICS is a row here")
  func tableIsComplete() throws {
    let page = try Repository.text("docs/SEMANTICS.md")
    let table = page.split(separator: "## Deadlocks and traps").last?.split(separator: "## Not modelled").first ?? ""
    let folders = table.split(separator: "](../traces/rules/").dropFirst().compactMap { $0.split(separator: ")").first }
    #expect(!folders.isEmpty)
    for folder in folders { #expect(Self.rows.contains { $0.folder == folder }, "\(folder) is no row") }
  }
}
