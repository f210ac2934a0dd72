import DispatchTrace
import Runs

/// How the named blocks and stretches of a scenario lie to each other, over all orders.
public struct OrderMatrix: Sendable {
  /// How two of them lie to each other where both run.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// The first has ended when the second begins, in every order.
    case alwaysBefore = "always before"
    /// The other way round.
    case alwaysAfter = "always after"
    /// They run at the same time in every order: one lies inside the other.
    case alwaysTogether = "always together"
    /// Either may be the first, and they never run at the same time.
    case neverTogether = "never together"
    /// In some orders they run at the same time, in others they do not.
    case varies
    /// In no order do both run.
    case neverBoth = "never both"
    /// Not every order was covered, and what was seen leaves more than one answer.
    case undecided
  }

  /// What two of them do in one order.
  public enum Case: String, Hashable, Sendable, CaseIterable {
    /// The first has ended when the second begins.
    case before
    /// The second has ended when the first begins.
    case after
    /// They run at the same time.
    case together
    /// One of them does not run; or they run more than once and take turns.
    case neither
  }

  /// One order that shows a case.
  public struct Witness: Hashable, Sendable {
    /// What it shows.
    public var shows: Case
    /// For `run --schedule`.
    public var schedule: String
  }

  /// Two names, and how they lie to each other.
  public struct Pair: Hashable, Sendable {
    /// The one that comes first in the plain order of names.
    public var first: String
    /// The other one.
    public var second: String
    /// How they lie to each other.
    public var relation: Relation
    /// How far the orders were followed.
    public var coverage: Exploration.Coverage
    /// An order for each case that was seen until the relation was clear, if there is more than one.
    public var witnesses: [Witness]
  }

  /// Of named blocks and stretches, in the order in which they appear when first-in-first-out.
  public var names: [String]
  /// What a schedule needs behind it to be followed; empty where durations are what the scenario says by itself.
  package var option = ""
  /// Each pair once.
  public var pairs: [Pair]
}

extension OrderMatrix.Relation {
  init(_ seen: Set<OrderMatrix.Case>, isComplete: Bool) {
    let together = seen.subtracting([.neither])
    if together.contains(.together) && together.count > 1 {
      self = .varies
    } else if !isComplete {
      self = .undecided
    } else if together == [.before] {
      self = .alwaysBefore
    } else if together == [.after] {
      self = .alwaysAfter
    } else if together == [.together] {
      self = .alwaysTogether
    } else {
      self = together.isEmpty ? .neverBoth : .neverTogether
    }
  }

  /// Of the second to the first.
  package var turned: Self {
    switch self {
    case .alwaysBefore: .alwaysAfter
    case .alwaysAfter: .alwaysBefore
    case .alwaysTogether, .neverTogether, .varies, .neverBoth, .undecided: self
    }
  }
}

extension OrderMatrix {
  /// How the first lies to the second, whichever of them stands first in the pair; nil for a name and itself, and for one that is not there.
  package func relation(of first: String, to second: String) -> Relation? {
    for pair in pairs {
      if pair.first == first && pair.second == second { return pair.relation }
      if pair.first == second && pair.second == first { return pair.relation.turned }
    }
    return nil
  }

  /// A line for each pair, with a schedule for each case where there is more than one. Ends with a line break.
  public func report() -> String {
    if names.count < 2 { return "the matrix needs two names: name stretches with work(\"…\", …)\n" }
    return pairs.map { pair in
      let extent = pair.relation == .varies ? "" : " (\(pair.coverage))"
      let head = "\"\(pair.first)\" \"\(pair.second)\": \(pair.relation.rawValue)\(extent)\n"
      return head
        + pair.witnesses.map { "  \($0.shows.rawValue): --schedule \(ShellWord.quoted($0.schedule))\(option)\n" }.joined()
    }.joined()
  }
}
