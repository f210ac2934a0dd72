import DispatchTrace

extension Run {
  /// A timeline of text: a line for each named part of the run, of the first `most`. Ends with a line break; empty when nothing took
  /// time or was a block.
  ///
  ///     read 1 │██████          │ 0 s to 20 ms, worker 1, photos
  ///     write  │          ██████│ 35 ms to 53 ms, worker 1, photos
  public func timeline(most: Int = 16) -> String {
    let stretches = named(index)
    let shown = stretches.prefix(most)
    let width = shown.map(\.name.count).max() ?? 0
    var text = ""
    for stretch in shown {
      let padding = String(repeating: " ", count: width - stretch.name.count)
      let end = stretch.ended == .distantFuture ? "the end, unfinished" : "\(stretch.ended)"
      let queue = stretch.queue.map { ", \($0)" } ?? ""
      text += "\(stretch.name)\(padding) │\(bar(stretch))│ \(stretch.began) to \(end), \(stretch.thread)\(queue)\n"
    }
    return stretches.count > most ? text + "and \(stretches.count - most) more\n" : text
  }

  private static let columns: Int64 = 40

  /// Spans, and blocks that no named span stands for.
  private func named(_ index: TraceIndex) -> [Stretch] {
    var found: [Stretch] = []
    var isShown = [Bool](repeating: false, count: index.items.count)
    for span in index.spans {
      guard let name = span.name else { continue }
      found.append(Stretch(index.text(name), index.run(of: span), index))
      if let item = span.item { isShown[item.offset] = true }
    }
    for offset in index.items.indices where !isShown[offset] {
      let item = ItemID(offset)
      if let run = index.run(of: item) { found.append(Stretch(index.name(of: item), run, index)) }
    }
    return found.sorted { $0.events.lowerBound < $1.events.lowerBound }
  }

  /// What takes no time is a stroke.
  private func bar(_ stretch: Stretch) -> String {
    let end = max(trace.end.nanoseconds, 1)
    let first = min(column(stretch.began.nanoseconds, of: end), Self.columns - 1)
    let last = max(column(min(stretch.ended.nanoseconds, end), of: end), first)
    let bar = first == last ? "▏" : String(repeating: "█", count: Int(last - first))
    let after = Self.columns - max(last, first + 1)
    return String(repeating: " ", count: Int(first)) + bar + String(repeating: " ", count: Int(after))
  }

  private func column(_ instant: Int64, of end: Int64) -> Int64 {
    let (high, low) = instant.multipliedFullWidth(by: Self.columns)
    return end.dividingFullWidth((high, low)).quotient
  }
}
