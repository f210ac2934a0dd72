internal import DispatchTrace

extension TimelineLayout {
  /// Why a block waits, in a few words, from the fullest to the shortest; none when nothing short and certain can be said.
  func waitWords(_ bar: WaitingRows.Bar) -> [String] {
    let block = (whole ?? tracks).activities[Int(bar.activity)]
    let end = block.hasStarted ? block.started : nil
    let shown = whole.map { _ in tracks.start...tracks.end }
    guard let causes = waitCauses?.causes(of: Int(bar.activity), from: bar.start, to: end, within: shown) else { return [] }
    if causes.isEmpty { return end == nil ? [openWords] : [] }
    return [true, false].compactMap { isNamed in
      let words = causes.map { self.words(for: $0, waiting: Int(bar.activity), isNamed) }
      return words.contains(nil) ? nil : words.compactMap { $0 }.joined(separator: ", then ")
    }
  }

  /// Of a block that has not started when the trace ends.
  private var openWords: String {
    switch trace.outcome {
    case .completed, .deadlocked, .exited: "never starts"
    case .trapped, .limitReached: "has not started"
    }
  }

  private func words(for cause: WaitCause, waiting activity: Int, _ isNamed: Bool) -> String? {
    let own = tracks.activities[activity].queue
    switch cause {
    case .launch: return "until the launch is over"
    case .suspended(let queue): return "\(queue.index == own ? "the queue" : index.name(of: queue)) is suspended"
    case .inactive(let queue): return "\(index.name(of: queue)) is not active"
    case .behind(let other): return "behind \(nameAsOther(of: other))"
    case .barrier: return "behind the barrier"
    case .earlier(let others): return earlierWords(others, isNamed)
    case .target(let queue, let other):
      let place = queue.index == own ? "" : " on \(index.name(of: queue))"
      return other.map { "behind \(nameAsOther(of: $0))\(place)" } ?? "\(index.name(of: queue)) is busy"
    case .noWorker: return "no free worker"
    case .noCore: return "no free core"
    case .unknown: return openWords
    }
  }

  /// One by its name, as *behind* has it; several by their numbers. Nil when one of them has none.
  private func earlierWords(_ others: [Int], _ isNamed: Bool) -> String? {
    let others = others.filter { end(ofWhole: $0).map { $0 > tracks.start } ?? true }
    if isNamed, others.count == 1 { return "until \(nameAsOther(of: others[0])) ends" }
    if others.count > 40 { return "until all before it end" }
    let numbers = others.map { Int((whole ?? tracks).activities[$0].number) }
    if numbers.contains(0) { return nil }
    return "until \(ranges(of: numbers.sorted())) \(numbers.count == 1 ? "ends" : "end")"
  }

  /// `4 · enter` where several blocks are called so.
  func nameInLine(of activity: Int) -> String {
    number(toTell: activity).map { "\($0) · \(nameBesideNumber(of: activity))" } ?? name(of: activity)
  }

  /// Of whom others wait for: the number alone where several blocks are called so.
  private func nameAsOther(of activity: Int) -> String {
    number(toTell: activity).map { "\($0)" } ?? name(of: activity)
  }

  /// Where its name alone does not tell which block it is.
  func number(toTell activity: Int) -> Int32? {
    let block = (whole ?? tracks).activities[activity]
    guard block.item >= 0, block.number > 0 else { return nil }
    let name = index.givenName(of: ItemID(block.item)).map(index.text) ?? nameBesideNumber(of: activity)
    return sharedNames.contains(name) ? block.number : nil
  }

  func namesOfSeveral() -> Set<String> {
    var names: Set<StringID> = []
    var shared: Set<String> = []
    for item in index.items.indices.map({ ItemID($0) }) {
      if let name = index.givenName(of: item) {
        if !names.insert(name).inserted { shared.insert(index.text(name)) }
      } else if index.isNumberedAtPlace(item) {
        shared.insert(index.nameBesideNumber(of: item))
      }
    }
    return shared
  }
}
