extension TraceIndex {
  /// A stretch of the execution that has a name: a span, or the whole run of a block.
  package struct Run: Sendable {
    package var item: ItemID?
    package var thread: ThreadID
    package var queue: QueueID?
    package var began: Moment
    /// Nil when it had not ended at the end of the trace.
    package var ended: Moment?
    package var position: SourcePosition

    /// They ran at the same time: each began before the other ended, in the order of the events.
    package func overlaps(_ other: Run) -> Bool {
      let beginsInTime = other.ended.map { began < $0 } ?? true
      let endsInTime = ended.map { other.began < $0 } ?? true
      return beginsInTime && endsInTime
    }

    /// It had ended when the other began.
    package func precedes(_ other: Run) -> Bool {
      ended.map { $0 < other.began } ?? false
    }
  }

  /// The run of a block; nil when it never started.
  package func run(of id: ItemID) -> Run? {
    let item = items[id.offset]
    guard let started = item.started, let thread = item.thread else { return nil }
    return Run(
      item: id, thread: thread, queue: item.runQueue, began: started, ended: item.ended, position: item.position)
  }

  package func run(of span: Span) -> Run {
    Run(
      item: span.item, thread: span.thread, queue: span.item.flatMap { items[$0.offset].runQueue }, began: span.began,
      ended: span.ended, position: span.position)
  }

  /// The printed text as lines without their ends, each with the event that began it. Text printed without an end of line is
  /// continued by the next.
  package func printedLines() -> [(text: String, print: Print)] {
    var lines: [(text: String, print: Print)] = []
    var isOpen = false
    for print in prints {
      var rest = text(print.text)[...]
      while !rest.isEmpty {
        let end = rest.firstIndex { $0 == "\n" || $0 == "\r\n" } ?? rest.endIndex
        if isOpen {
          lines[lines.count - 1].text += rest[..<end]
        } else {
          lines.append((String(rest[..<end]), print))
        }
        isOpen = end == rest.endIndex
        rest = isOpen ? "" : rest[rest.index(after: end)...]
      }
    }
    return lines
  }
}
