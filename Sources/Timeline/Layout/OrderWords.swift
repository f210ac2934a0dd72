internal import DispatchTrace

/// Why the solid arrows of order are solid: a sentence for each rule, with the blocks that it orders.
extension TimelineLayout {
  private static let mostReasons = 6

  func orderReasons() -> [String] {
    guard showsOrder else { return [] }
    var rules: [(reason: OrderReason, pairs: [String])] = []
    for edge in options.orderEdges {
      guard let reason = edge.reason, let pair = pair(edge) else { continue }
      if let known = rules.firstIndex(where: { $0.reason == reason }) {
        rules[known].pairs.append(pair)
      } else {
        rules.append((reason, [pair]))
      }
    }
    let sentences = rules.map { "\(words(for: $0.reason)): \($0.pairs.joined(separator: ", "))." }
    guard sentences.count > Self.mostReasons else { return sentences }
    return sentences.prefix(Self.mostReasons) + ["And \(sentences.count - Self.mostReasons) more rules."]
  }

  private func pair(_ edge: OrderEdge) -> String? {
    guard tracks.activities.indices.contains(edge.first.offset), tracks.activities.indices.contains(edge.second.offset) else {
      return nil
    }
    return "\(tracks.activities[edge.first.offset].number) before \(tracks.activities[edge.second.offset].number)"
  }

  private func words(for reason: OrderReason) -> String {
    switch reason {
    case .submission: "a block runs after the call that hands it over"
    case .sync: "sync returns when its block has ended"
    case .serialQueue(let queue): "\(index.name(of: queue)) runs one block after the other"
    case .barrier(let queue): "a barrier on \(index.name(of: queue)) runs alone"
    case .launch: "blocks of main run when the launch is over"
    case .group(let group): "\(index.name(of: group)) has to be empty first"
    case .workItem(let item): "\(index.name(of: item)) has to end first"
    case .semaphore(let semaphore): "\(index.name(of: semaphore)) has to be signalled first"
    case .lock(let lock): "\(index.name(of: lock)) is held by one at a time"
    case .once(let once): "\(index.name(of: once)) is initialised once, before its first use"
    case .apply: "concurrentPerform returns when its iterations have ended"
    case .resume(let queue): "\(index.name(of: queue)) runs nothing before it goes on"
    case .source(let source): "\(index.name(of: source)) calls its handlers one after the other"
    case .dependency: "an operation begins when those that it depends on have finished"
    case .turn: "a queue runs its operations one after the other"
    case .explored: "it is so in every order there is"
    }
  }
}
