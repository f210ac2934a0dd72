internal import DispatchTrace

/// Sentences that come from elsewhere call queues by their whole labels: in a picture they are called as in its gutter.
struct ShortWords {
  private let prefix: String

  init(_ prefix: String) {
    self.prefix = prefix
  }

  private func shortened(_ text: String) -> String {
    prefix.isEmpty ? text : text.replacing(prefix, with: "")
  }

  func shortened(_ findings: [Finding]) -> [Finding] {
    if prefix.isEmpty { return findings }
    return findings.map { finding in
      var short = finding
      short.message = shortened(finding.message)
      short.remedies = finding.remedies.map(shortened)
      for note in short.notes.indices { short.notes[note].message = shortened(short.notes[note].message) }
      for edge in short.edges.indices { short.edges[edge].sentence = shortened(short.edges[edge].sentence) }
      return short
    }
  }

  func shortened(_ options: TimelineOptions) -> TimelineOptions {
    var short = options
    short.guaranteed = options.guaranteed.map(shortened)
    short.byChance = options.byChance.map(shortened)
    return short
  }
}

extension Finding {
  /// One of its sentences names that.
  func speaks(of name: String) -> Bool {
    message.contains(name) || notes.contains { $0.message.contains(name) } || edges.contains { $0.sentence.contains(name) }
  }
}

extension TimelineLayout {
  /// What was left out of all labels, once, above the lanes.
  mutating func addSharedPrefix() {
    guard !index.sharedPrefix.isEmpty, options.view != .cores else { return }
    let words = "\(index.sharedPrefix)…"
    guard let shown = measurer.cut(words, .groupKind, to: gutter) else { return }
    builder.text(.groupName, shown, x: Self.margin, y: plotTop - 12.px, .groupKind, .muted, on: .background)
  }
}
