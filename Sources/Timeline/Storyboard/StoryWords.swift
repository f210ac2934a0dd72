internal import DispatchTrace

/// What happens between two frames, in sentences: what is alike is told together.
struct StoryWords {
  let index: TraceIndex
  private let skipReasons: SkipReasons

  init(index: TraceIndex) {
    self.index = index
    skipReasons = SkipReasons(index)
  }
  private static let mostNames = 4

  /// `ending` is how it ends here, if it does.
  func caption(of changes: [StoryChange], _ ending: Outcome?) -> String {
    var sentences: [String] = []
    let isOneStart = changes.count { if case .starts = $0 { true } else { false } } == 1
    var rest = changes[...]
    while let first = rest.first {
      let alike = [first] + rest.dropFirst().prefix { isAlike($0, first) }
      rest = rest.dropFirst(alike.count)
      sentences.append(sentence(alike, isOneStart: isOneStart))
    }
    if let ending, let words = words(for: ending) { sentences.append(words) }
    return sentences.joined(separator: "; ") + "."
  }

  private func words(for ending: Outcome) -> String? {
    switch ending {
    case .completed: nil
    case .exited: index.trace.exitCode.map { "exit(\($0)) ends the program" }
    case .deadlocked: "nothing can happen any more"
    case .trapped(let trap): "the program dies: \(trap.message)"
    case .limitReached(let limit): "the limit of \(limit.kind.words) is reached"
    }
  }

  private func isAlike(_ one: StoryChange, _ other: StoryChange) -> Bool {
    switch (one, other) {
    case (.joins(_, let first), .joins(_, let second)): first == second
    case (.starts, .starts), (.ends, .ends), (.isSkipped, .isSkipped): true
    case (.joins, _), (.isScheduled, _), (.starts, _), (.ends, _), (.isSkipped, _), (.stops, _), (.goesOn, _),
      (.isInterrupted, _), (.prints, _), (.isSuspended, _), (.isResumed, _), (.launchEnds, _):
      false
    }
  }

  /// On which thread a block starts is said where it is the only one.
  private func sentence(_ alike: [StoryChange], isOneStart: Bool) -> String {
    let items = alike.compactMap(Self.item)
    let (names, isOne) = (list(items), items.count == 1)
    switch alike[0] {
    case .joins(_, let queue): return "\(names) \(isOne ? "joins" : "join") \(index.name(of: queue))"
    case .starts(_, let thread):
      let place = isOneStart ? " on \(index.name(of: thread))" : ""
      return "\(names) \(isOne ? "starts" : "start")\(place)"
    case .ends: return "\(names) \(isOne ? "ends" : "end")"
    case .isSkipped:
      let why = skipReasons.common(to: items).map { ", \($0.rawValue)" } ?? ""
      return "\(names) \(isOne ? "is" : "are") skipped\(why)"
    case .isScheduled(let item, let queue, let delay):
      return "\(index.name(of: item)) will join \(index.name(of: queue)) in \(delay.inWords)"
    case .stops(let thread, let item, let reason): return "\(who(thread, item)) stops: \(words(for: reason))"
    case .goesOn(let thread, let item): return "\(who(thread, item)) goes on"
    case .isInterrupted(let thread, let item): return "\(who(thread, item)) is interrupted: no free core"
    case .prints(let text): return "prints \u{201C}\(printed(text))\u{201D}"
    case .isSuspended(let queue): return "\(index.name(of: queue)) is suspended"
    case .isResumed(let queue): return "\(index.name(of: queue)) goes on"
    case .launchEnds: return "the launch is over"
    }
  }

  private static func item(_ change: StoryChange) -> ItemID? {
    switch change {
    case .joins(let item, _), .starts(let item, _), .ends(let item), .isSkipped(let item), .isScheduled(let item, _, _): item
    case .stops, .goesOn, .isInterrupted, .prints, .isSuspended, .isResumed, .launchEnds: nil
    }
  }

  private func list(_ items: [ItemID]) -> String {
    let names = items.map { index.name(of: $0) }
    if names.count > Self.mostNames { return "\(names[0]) and \(names.count - 1) more" }
    return names.asList
  }

  private func who(_ thread: ThreadID, _ item: ItemID?) -> String {
    item.map { index.name(of: $0) } ?? index.words(of: thread)
  }

  /// `slots: 0, 3 wait   ·   group: 2 to leave`.
  func list(of counts: [StoryMoment.Count]) -> String {
    counts.map { count in
      let wait = count.waiting == 0 ? "" : count.waiting == 1 ? ", 1 waits" : ", \(count.waiting) wait"
      switch count.of {
      case .semaphore(let id): return "\(index.name(of: id)): \(max(count.value, 0))\(wait)"
      case .group(let id): return "\(index.name(of: id)): \(count.value == 0 ? "empty" : "\(count.value) to leave")\(wait)"
      }
    }.joined(separator: "   ·   ")
  }

  /// Line breaks and tabs are spaces here.
  func printed(_ text: StringID) -> String {
    let words = index.text(text).split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
    return words.count > 40 ? words.prefix(39) + "…" : words
  }

  func words(for reason: TraceEvent.WaitReason) -> String {
    switch reason {
    case .sync(let queue, let item): "in \(index.name(of: index.items[item.offset].queue ?? queue)).sync"
    case .syncOnMainThread: "in main.sync"
    case .semaphore(let id): "it waits on \(index.name(of: id))"
    case .group(let id): "it waits for \(index.name(of: id))"
    case .workItem(let id): "it waits for \(index.name(of: id))"
    case .apply: "it waits for concurrentPerform"
    case .once(let id): "it waits for once \(index.name(of: id))"
    case .lock(let id): "it waits for \(index.name(of: id))"
    case .runLoop: "in its run loop"
    }
  }
}
