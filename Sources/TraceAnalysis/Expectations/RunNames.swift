package import DispatchTrace

/// A name in a claim that nothing in the trace has, or whose bearer never ran.
package struct UnknownName: Error {
  var name: String
  package var reason: String
  /// What it most likely was meant to be.
  var nearest: String?
  /// It is there, but did not run.
  var isKnown = false
}

extension TraceIndex {
  /// What claims call `name`: spans, else blocks that started, in order of their beginnings. Empty when there are none.
  package func runs(named name: String) -> [Run] { RunNames(index: self).knownRuns(name) }

  /// The first of those.
  package func firstRun(named name: String) throws(UnknownName) -> Run {
    let runs = try RunNames(index: self).runs(name, atLeastOne: true)
    return runs[0]
  }

  /// The queue that claims call `name`; nil when none is.
  package func queue(named name: String) -> QueueID? { try? RunNames(index: self).queue(name) }
}

/// Looks up what claims name: spans first, then blocks; queues by label.
struct RunNames {
  let index: TraceIndex

  /// In order of their beginnings. A block that was submitted but never ran has no run: with `atLeastOne` that is an error, too.
  func runs(_ name: String, atLeastOne: Bool) throws(UnknownName) -> [TraceIndex.Run] {
    let runs = knownRuns(name)
    if !runs.isEmpty { return runs }
    guard let item = items(name).first else { throw unknownName(name) }
    if !atLeastOne { return [] }
    let isSkipped = index.items[item.offset].skipped != nil
    let reason = isSkipped ? "'\(name)' was cancelled before its turn came" : "'\(name)' never ran"
    throw UnknownName(name: name, reason: reason, isKnown: true)
  }

  /// Empty when there are none, for whatever reason.
  func knownRuns(_ name: String) -> [TraceIndex.Run] {
    if let id = index.trace.strings.id(of: name) {
      let spans = index.spans.filter { $0.name == id }
      if !spans.isEmpty { return spans.map(index.run(of:)) }
    }
    return items(name).compactMap(index.run(of:)).sorted { $0.began < $1.began }
  }

  private func items(_ name: String) -> [ItemID] {
    let id = index.trace.strings.id(of: name)
    let numbered = Self.split(name)
    return index.items.indices.lazy.map { ItemID($0) }.filter { item in
      if let given = index.givenName(of: item) { return given == id }
      if index.name(of: item) == name { return true }
      guard let (label, number) = numbered, index.items[item.offset].number == number else { return false }
      return index.items[item.offset].queue.map(index.name(of:)) == label
    }
  }

  /// It calls a block by its queue or line and its number, or may in another order.
  func isNumbered(_ name: String) -> Bool {
    if let id = index.trace.strings.id(of: name), index.spans.contains(where: { $0.name == id }) { return false }
    let label = Self.split(name)?.label
    return index.items.indices.contains { item in
      guard index.givenName(of: ItemID(item)) == nil else { return false }
      return index.items[item].queue.map(index.name(of:)) == label || index.isNumberedAtPlace(ItemID(item), as: name)
    }
  }

  /// `photos 3` → `photos`, 3
  private static func split(_ name: String) -> (label: String, number: Int32)? {
    guard let space = name.lastIndex(of: " "), let number = Int32(name[name.index(after: space)...]) else { return nil }
    return (String(name[..<space]), number)
  }

  /// Nil when something has the name, whether it ran or not.
  func unknown(_ name: String) -> UnknownName? {
    knownRuns(name).isEmpty && items(name).isEmpty ? unknownName(name) : nil
  }

  private func unknownName(_ name: String) -> UnknownName {
    var known: Set<String> = []
    var inOrder: [String] = []
    func add(_ name: String) {
      if inOrder.count < 10_000, known.insert(name).inserted { inOrder.append(name) }
    }
    for span in index.spans { if let name = span.name { add(index.text(name)) } }
    for item in index.items.indices where inOrder.count < 10_000 { add(index.name(of: ItemID(item))) }
    return UnknownName(
      name: name, reason: "nothing is called '\(name)'" + Self.advice(name, inOrder),
      nearest: Spelling.nearest(to: name, among: inOrder))
  }

  /// By label, else by the last part of a label with dots (`photos` for `com.example.photos`).
  func queue(_ name: String) throws(UnknownName) -> QueueID {
    let all = index.queues.indices.map { QueueID($0) }.filter { index.queues[$0.offset].isDeclared || $0 == QueueID(0) }
    let matches = all.filter { index.name(of: $0) == name || index.queues[$0.offset].label.map(index.text) == name }
    if let match = matches.first { return match }
    let byLastPart = all.filter { index.name(of: $0).hasSuffix("." + name) }
    if byLastPart.count == 1 { return byLastPart[0] }
    throw UnknownName(name: name, reason: "no queue is called '\(name)'" + Self.advice(name, queuesToName(all)))
  }

  /// Each name once, and of the global queues, which are there whether anybody wants them or not, those that have run something.
  private func queuesToName(_ queues: [QueueID]) -> [String] {
    var used = [Bool](repeating: false, count: index.queues.count)
    for item in index.items { if let queue = item.queue { used[queue.offset] = true } }
    var known: Set<String> = []
    return queues.filter { index.queues[$0.offset].kind != .global || used[$0.offset] }.map(index.name(of:))
      .filter { known.insert($0).inserted }
  }

  private static func advice(_ name: String, _ known: [String]) -> String {
    if let near = Spelling.nearest(to: name, among: known) { return "; did you mean '\(near)'?" }
    if known.isEmpty { return "" }
    let shown = known.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
    return "; there is \(shown)" + (known.count > 8 ? " and \(known.count - 8) more" : "")
  }
}
