/// Labels in reverse-DNS notation without the front that all of them share: it stands in a picture once.
///
/// `com.example.loader.decode` and `com.example.loader.store` are `decode` and `store` behind the prefix `com.example.loader.`.
/// Labels without a dot, such as `log`, stay as they are and take part in nothing; the last component always stays. Nothing is
/// shortened where two queues would then have one name.
package struct ShortLabels: Sendable {
  /// With its dot at the end; empty where nothing is shared.
  package let prefix: String

  package init(_ index: TraceIndex) {
    let labels = index.queues.indices.compactMap { Self.label(of: QueueID($0), index) }
    let dotted = labels.filter { Self.components($0).count >= 3 }
    guard dotted.count >= 2, let first = dotted.first else {
      prefix = ""
      return
    }
    var shared = Self.components(first).dropLast()
    for label in dotted {
      let own = Self.components(label).dropLast()
      shared = shared.prefix(zip(shared, own).prefix { $0 == $1 }.count)
    }
    let front = shared.map { $0 + "." }.joined()
    let short = labels.map { $0.hasPrefix(front) ? String($0.dropFirst(front.count)) : $0 }
    let isUnambiguous = Set(short).count == Set(labels).count && !short.contains("main") && !short.contains("global")
    prefix = shared.count >= 2 && isUnambiguous ? front : ""
  }

  private static func label(of queue: QueueID, _ index: TraceIndex) -> String? {
    switch index.queues[queue.offset].kind {
    case .main, .global: nil
    case .serial, .concurrent: index.queues[queue.offset].label.map(index.text)
    }
  }

  private static func components(_ label: String) -> [Substring] {
    label.contains(" ") ? [] : label.split(separator: ".", omittingEmptySubsequences: false)
  }
}

extension TraceIndex {
  /// Without what all labels share.
  func shortLabel(_ label: StringID) -> String {
    let text = text(label)
    guard !sharedPrefix.isEmpty, text.hasPrefix(sharedPrefix) else { return text }
    return String(text.dropFirst(sharedPrefix.count))
  }
}
