package import DispatchTrace

/// All orders that a program can run in, for whoever wants to look at each of them once.
package protocol ExploredOrders {
  /// Hands `visit` a trace of each class of orders that differ in something that can be seen, with its number, and is answered whether it
  /// will be asked for again; `begin` comes before the first one, and again when the search has found that more matters and begins anew.
  /// What they are, in words: `all 24 orders`. Throws a sentence when there are too many.
  func look(begin: () -> Void, visit: (_ trace: Trace, _ number: Int) -> Bool) throws(TooManyOrders) -> String

  /// What repeats the simplest order whose trace shows what that of `number` does, as options of a command; nil when nothing does.
  func repeating(_ number: Int, _ shows: (Trace) -> Bool) -> String?
}

/// Why not all orders can be looked at. `description` says what to do instead.
package struct TooManyOrders: Error, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}
