import DispatchTrace

/// What decides about a claim: whose order, and which printed lines.
package struct ClaimInterest: Sendable {
  /// Blocks and spans.
  package var names: [String] = []
  /// Queues all of whose blocks count.
  package var queues: [String] = []
  /// The printed lines whose order counts; nil for all of them.
  package var lines: [String]? = []
  /// It says when something happens, which only durations tell.
  package var isAboutInstants = false

  package init(names: [String] = [], queues: [String] = [], lines: [String]? = [], isAboutInstants: Bool = false) {
    self.names = names
    self.queues = queues
    self.lines = lines
    self.isAboutInstants = isAboutInstants
  }
}

extension Claim {
  /// Whatever changes nothing of this leaves the claim as true or as false as it was.
  package var interest: ClaimInterest {
    switch self {
    case .before(let a, let b), .startsBefore(let a, let b), .endsBefore(let a, let b), .overlaps(let a, let b),
      .excludes(let a, let b):
      ClaimInterest(names: [a, b], queues: Self.labels([a, b]))
    case .alone(let a, let queue): ClaimInterest(names: [a], queues: Self.labels([a]) + [queue])
    case .order(let list): ClaimInterest(names: list, queues: Self.labels(list))
    case .onMainThread(let a), .onQueue(let a, _), .runs(let a, _): ClaimInterest(queues: Self.labels([a]))
    case .starts(let a, _), .takes(let a, _): ClaimInterest(queues: Self.labels([a]), isAboutInstants: true)
    case .completes(let time): ClaimInterest(isAboutInstants: time != nil)
    case .prints(let lines, let only): ClaimInterest(lines: only ? nil : lines)
    case .finding: ClaimInterest()
    }
  }

  /// Whether it holds can differ within a class of orders: these analyses look at who happened to come first, or at instants.
  package var isOfOneOrder: Bool {
    guard case .finding(let category, _) = self else { return false }
    switch category {
    case .hang, .lockOrder, .overtaking, .starvation, .threadExplosion, .priorityInversion: return true
    case .deadlock, .trap, .race, .limit, .userInterface, .testFailure, .ignoredBarrier, .neverRuns, .equalDeadlines, .noEffect,
      .earlyNotify,
      .unbalancedGroup, .wrongUnlock, .idleThread, .syntax, .unknownName, .type, .redeclaration, .unsupported, .directive,
      .expectation,
      .explored, .unused,
      .ignored, .empty, .internal:
      return false
    }
  }

  /// Of blocks and stretches.
  var runNames: [String] {
    switch self {
    case .before(let a, let b), .startsBefore(let a, let b), .endsBefore(let a, let b), .overlaps(let a, let b),
      .excludes(let a, let b):
      [a, b]
    case .order(let list): list
    case .alone(let a, _), .onMainThread(let a), .onQueue(let a, _), .runs(let a, _), .starts(let a, _), .takes(let a, _): [a]
    case .completes, .prints, .finding: []
    }
  }

  /// `load:12`, `photos:12 (2)`, `ticker (3)`, `ticker's cancel handler`: it may call a block by where it comes from.
  package static func mayBePlace(_ name: String) -> Bool {
    if name.hasSuffix(")") || name.hasSuffix(" handler") { return true }
    guard let colon = name.lastIndex(of: ":") else { return false }
    return name[name.index(after: colon)...].first?.isNumber ?? false
  }

  /// `photos 3` may be the third block of `photos`: then who joins the queue first decides which that is.
  private static func labels(_ names: [String]) -> [String] {
    names.compactMap { name in
      guard let space = name.lastIndex(of: " "), Int(name[name.index(after: space)...]) != nil else { return nil }
      return String(name[..<space])
    }
  }
}
