/// What the simulation knows at the end, no event says, and a finding tells.
package enum Remark: Hashable, Sendable {
  /// A `Timer` that never fired, because nobody ran its run loop; where it was put there, or was made.
  case leftTimer(TimerPlace, SourcePosition)
  /// It was cancelled while it ran, and did not ask any more.
  case unheededCancel(WorkItemID)
  /// The source is cancelled and suspended, or inactive, and has a cancel handler that waits.
  case heldCancelHandler(SourceID)
  /// Who died had waited here for a condition, and not in a loop.
  case singleWait(SourcePosition)
  /// The main thread ran its loop here, inside a block of the main queue, which serves nothing there, and never came to an end.
  case unservedLoop(SourcePosition)
  /// The operation of the one block depends on that of the other.
  case dependency(ItemID, on: ItemID)
  /// A queue of operations with one place runs the one after the other, whatever happens.
  case turn(ItemID, after: ItemID)
  /// The first access of this variable writes it.
  case lazyVariable(VariableID)
  /// What a block is called that never joins its queue: the event that it joins with would say it.
  case name(ItemID, String)

  package enum TimerPlace: Hashable, Sendable {
    /// In no run loop.
    case nowhere
    /// In the loop of this thread. That of the main thread is served by the main queue, but for `dispatchMain()`.
    case loop(of: ThreadID)
  }
}

extension Remark {
  /// As a trace writes it: `timer t2 0:12:5`, `timer - 0:12:5`, `cancel 3`, `handler 4`, `wait 0:19:7`, `loop 0:11:19`, `after 2 0`, `turn 2 0`,
  /// `name 3 table view`, `lazy 3`.
  var words: String {
    switch self {
    case .leftTimer(.nowhere, let position): "timer - \(position.words)"
    case .leftTimer(.loop(let thread), let position): "timer t\(thread.index) \(position.words)"
    case .unheededCancel(let item): "cancel \(item.index)"
    case .heldCancelHandler(let source): "handler \(source.index)"
    case .singleWait(let position): "wait \(position.words)"
    case .unservedLoop(let position): "loop \(position.words)"
    case .dependency(let item, let earlier): "after \(item.index) \(earlier.index)"
    case .turn(let item, let earlier): "turn \(item.index) \(earlier.index)"
    case .lazyVariable(let variable): "lazy \(variable.index)"
    case .name(let item, let name): "name \(item.index) \(name)"
    }
  }

  /// Nil for what is none.
  init?(words: String) {
    let parts = words.split(separator: " ", omittingEmptySubsequences: false)
    if parts.first == "name" {
      let parts = words.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, !parts[2].isEmpty, let item = Self.number(parts[1]) else { return nil }
      self = .name(ItemID(item), String(parts[2]))
      return
    }
    guard parts.count > 1, let found = Self.remark(parts[0], parts.dropFirst()) else { return nil }
    self = found
  }

  private static func remark(_ kind: Substring, _ rest: ArraySlice<Substring>) -> Remark? {
    let (first, last) = (rest[1], rest[rest.endIndex - 1])
    if kind == "timer", rest.count == 2 {
      return TimerPlace(word: first).flatMap { place in SourcePosition(words: last).map { .leftTimer(place, $0) } }
    }
    if kind == "after" || kind == "turn", rest.count == 2, let item = number(first), let earlier = number(last), item != earlier {
      return kind == "after" ? .dependency(ItemID(item), on: ItemID(earlier)) : .turn(ItemID(item), after: ItemID(earlier))
    }
    guard rest.count == 1 else { return nil }
    if kind == "wait" { return SourcePosition(words: first).map { .singleWait($0) } }
    if kind == "loop" { return SourcePosition(words: first).map { .unservedLoop($0) } }
    guard let number = number(first) else { return nil }
    if kind == "lazy" { return .lazyVariable(VariableID(number)) }
    if kind == "cancel" { return .unheededCancel(WorkItemID(number)) }
    return kind == "handler" ? .heldCancelHandler(SourceID(number)) : nil
  }

  fileprivate static func number(_ word: Substring) -> Int32? { Int32(word).flatMap { $0 >= 0 ? $0 : nil } }
}

extension Remark.TimerPlace {
  fileprivate init?(word: Substring) {
    if word == "-" {
      self = .nowhere
    } else if word.first == "t", let number = Remark.number(word.dropFirst()) {
      self = .loop(of: ThreadID(number))
    } else {
      return nil
    }
  }
}

extension SourcePosition {
  /// As it is written in the last line of a trace, the file first: `0:21:5`.
  var words: String { "\(file):\(line):\(column)" }

  /// Nil for what is none.
  init?(words: Substring) {
    let numbers = words.split(separator: ":", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    self.init(file: numbers[0], line: numbers[1], column: numbers[2])
  }
}
