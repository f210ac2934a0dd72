import Testing

/// What a scenario printed on the real libdispatch (6.3.1, x86-64 Linux, two cores), all the ways that were seen: in 40 runs as it is,
/// and for most scenarios in 150 more with a pause before some prints; where the order is a matter of who is faster (locks, semaphores,
/// hand-overs, work items run again) also with all threads on one core. The thirty orders of P-10: 1,500 runs with pauses.
struct RecordedOutputs: CustomTestStringConvertible, Sendable {
  /// Below `traces/rules`.
  var folder: String
  /// Lines joined by `|`; `(trap)` where the process died.
  var outputs: Set<String>

  init(_ folder: String, _ outputs: String...) {
    self.folder = folder
    self.outputs = Set(outputs)
  }

  var testDescription: String { folder }

  /// Few outputs, seen again and again: taken for all there are.
  static let complete = [
    RecordedOutputs("T-13-a-data-source-on-main-stands-in-line-when-activated", "data 1|A"),
    RecordedOutputs("T-13-a-data-source-on-a-suspended-queue", "data 1|A"),
    RecordedOutputs("T-13-a-data-source-on-an-inactive-queue", "registered|data 1|A"),
    RecordedOutputs("T-14-cancelling-an-armed-timer-takes-the-manager", "A|cancelled", "cancelled|A"),
    RecordedOutputs("T-14-a-timer-on-main-is-installed-by-the-manager", "A|registered|fire", "registered|A|fire"),
    RecordedOutputs("T-15-a-one-shot-timer-cancelled-by-its-handler", "fire|cancelled|A"),
    RecordedOutputs("T-15-a-data-source-cancelled-by-its-handler", "data 1|cancelled|A"),
    RecordedOutputs("T-15-cancelled-by-its-handler-while-suspended", "fire|suspended|fire end|cancelled|resume"),
    RecordedOutputs("T-16-a-tick-at-this-very-instant", "data 1|data 1", "data 2|data 1"),
    RecordedOutputs("T-18-a-new-schedule-takes-the-manager", "A|registered|fire", "registered|A|fire"),
    RecordedOutputs("T-17-a-timer-cancelled-before-its-activation", "cancelled"),
    RecordedOutputs("T-17-a-data-source-cancelled-before-its-activation", "cancelled"),
    RecordedOutputs(
      "M-07-a-lock-is-not-handed-over", "other wants|main has again|other has|launched",
      "other wants|main has again|launched|other has", "other wants|other has|main has again|launched"),
    RecordedOutputs(
      "M-03-a-signal-is-not-handed-over", "other wants|main has again|other has|launched",
      "other wants|main has again|launched|other has", "other wants|other has|main has again|launched"),
    RecordedOutputs("Q-26-activation-hands-over-one-by-one", "warm|warm too|A|C|B", "warm|warm too|A|B|C"),
    RecordedOutputs(
      "P-10-two-queues-and-main-in-any-order",
      "A1|A2|B1|B2|launched", "A1|A2|B1|launched|B2", "A1|A2|launched|B1|B2", "A1|B1|A2|B2|launched", "A1|B1|A2|launched|B2",
      "A1|B1|B2|A2|launched", "A1|B1|B2|launched|A2", "A1|B1|launched|A2|B2", "A1|B1|launched|B2|A2", "A1|launched|A2|B1|B2",
      "A1|launched|B1|A2|B2", "A1|launched|B1|B2|A2", "B1|A1|A2|B2|launched", "B1|A1|A2|launched|B2", "B1|A1|B2|A2|launched",
      "B1|A1|B2|launched|A2", "B1|A1|launched|A2|B2", "B1|A1|launched|B2|A2", "B1|B2|A1|A2|launched", "B1|B2|A1|launched|A2",
      "B1|B2|launched|A1|A2", "B1|launched|A1|A2|B2", "B1|launched|A1|B2|A2", "B1|launched|B2|A1|A2", "launched|A1|A2|B1|B2",
      "launched|A1|B1|A2|B2", "launched|A1|B1|B2|A2", "launched|B1|A1|A2|B2", "launched|B1|A1|B2|A2", "launched|B1|B2|A1|A2"),
    RecordedOutputs("Q-27-a-sync-over-main-does-not-cut-the-batch", "C|S|M"),
    RecordedOutputs(
      "W-10-an-item-may-run-again-while-its-waiter-wakes", "w|w|waited", "w|waited|(trap)", "w|waited|w", "w|(trap)"),
    RecordedOutputs(
      "G-12-another-leave-while-the-process-dies", "leaving|(trap)", "leaving|leaving|(trap)", "leaving|leaving|left|(trap)"),
    RecordedOutputs("W-09-a-cancelled-item-that-was-performed-dies-when-it-runs", "wait true|(trap)"),
  ]

  /// Some of very many.
  static let someOfMany = [
    RecordedOutputs(
      "P-10-threads-take-turns-within-an-instant",
      "A1|A2|A3|C1|C2|C3|B1|B2|B3|p0|p1|p2|launched", "p0|p1|C1|C2|A1|A2|A3|B1|C3|B2|B3|p2|launched",
      "p0|p1|C1|B1|A1|A2|A3|C2|B2|C3|B3|p2|launched", "p0|C1|C2|p1|B1|B2|A1|B3|C3|A2|A3|p2|launched",
      "p0|A1|p1|B1|C1|A2|A3|C2|C3|B2|B3|p2|launched", "p0|A1|B1|C1|C2|C3|B2|B3|A2|p1|A3|p2|launched",
      "A1|p0|B1|B2|B3|C1|C2|C3|A2|A3|p1|p2|launched", "A1|C1|B1|p0|p1|A2|A3|B2|B3|C2|C3|p2|launched",
      "A1|A2|C1|p0|p1|B1|B2|B3|A3|C2|C3|p2|launched", "A1|A2|A3|p1|p0|B1|B2|B3|C1|C2|C3|p2|launched"),
    RecordedOutputs(
      "P-10-a-pool-of-two-and-more-threads-than-cores",
      """
      b1 start|b1 gave 1|b2 iteration 0|b2 iteration 1|b2 in q0 0|b2 iteration 2|b2 async 0|b2 in q0 1|\
      b2 async 1|b2 in q0 2|b2 all done|b3 abba|b4 iteration 0|b4 iteration 1|b4 iteration 2|b4 iteration 3|\
      b4 all done|b2 async 2|b3 c1|b3 a1|b3 a2|b3 a3|b3 c2|b3 c3|launched|b7 start|b7 end|b8 start|b9 fatal|\
      (trap)
      """,
      """
      b1 start|b1 gave 1|b2 iteration 0|b2 iteration 1|b2 in q0 0|b2 iteration 2|b2 async 0|b2 in q0 1|\
      b2 async 1|b2 in q0 2|b2 all done|b3 abba|b2 async 2|b4 iteration 0|b4 iteration 1|b4 iteration 2|\
      b4 iteration 3|b4 all done|b3 c1|b3 a1|b3 a2|b3 a3|b3 c2|b3 c3|launched|b5 start|b6 start|b7 start|\
      b7 end|b8 start|b9 fatal|(trap)
      """,
      """
      b1 start|b1 gave 1|b2 iteration 0|b2 iteration 1|b2 in q0 0|b2 iteration 2|b2 async 0|b2 in q0 1|\
      b2 async 1|b2 in q0 2|b2 all done|b3 abba|b2 async 2|b3 c1|b4 iteration 0|b4 iteration 1|b4 iteration 2|\
      b4 iteration 3|b4 all done|b3 a1|b3 a2|b3 a3|b3 c2|b3 c3|launched|b7 start|b7 end|b8 start|b9 fatal|\
      (trap)
      """,
      """
      b1 start|b1 gave 1|b2 iteration 0|b2 iteration 1|b2 in q0 0|b2 iteration 2|b2 async 0|b2 in q0 1|\
      b2 async 1|b2 in q0 2|b2 all done|b3 abba|b2 async 2|b3 a1|b4 iteration 0|b4 iteration 1|b4 iteration 2|\
      b4 iteration 3|b4 all done|b3 c1|b3 a2|b3 a3|b3 c2|b3 c3|launched|b5 start|b6 start|b7 start|b7 end|\
      b8 start|b9 fatal|(trap)
      """),
  ]
}
