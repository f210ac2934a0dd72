package import DispatchTrace
package import Runs
package import Timeline

extension StartSpread {
  /// As many as a picture tells of, and some more for parts and views that leave out others.
  private static let mostNamed = 8

  /// When the blocks of a run start over all `orders` of its program.
  package init(of trace: Trace, over orders: some ExploredOrders) throws(TooManyOrders) {
    var spread = StartSpread(of: trace, over: "")
    let empty = spread
    spread.words = try orders.look(begin: { spread = empty }) { trace, number in spread.add(trace, named: "\(number)") }
    spread.words += " with exact durations and a core for each thread"
    var known: [String] = []
    let widest = spread.widest
    for item in widest {
      let isNamed = widest.prefix(Self.mostNamed).contains(item)
      let asked = spread
      spread.name(endsOf: item) { label, instant in
        guard isNamed, let number = Int(label),
          let options = orders.repeating(number, { asked.starts(in: $0)[item] == instant })
        else { return nil }
        if !known.contains(options) { known.append(options) }
        return "order \((known.firstIndex(of: options) ?? 0) + 1)"
      }
    }
    spread.footnotes = known.enumerated().map { ("Order \($0 + 1):", "\($1)") }
    self = spread
  }
}
