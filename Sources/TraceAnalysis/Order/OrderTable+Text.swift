import DispatchTrace

// For another process: a line of numbers for each thing that is known.
extension OrderTable {
  /// The numbers of the blocks, and which of them have stretches; of each first moment those that always come after it; each order, as moments came.
  package var text: String {
    var lines = ["blocks" + blocks.map { " \($0.index)" }.joined()]
    if !stretches.isEmpty { lines.append("stretches" + stretches.map { " \($0)" }.joined()) }
    for first in moments {
      let later = moments.filter { isAlways(first, before: $0) }
      if !later.isEmpty { lines.append("always \(first.place)" + later.map { " \($0.place)" }.joined()) }
    }
    for order in seen { lines.append("order" + order.map { " \($0)" }.joined()) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What `text` writes; nil for anything else.
  package init?(text: String) {
    var table: OrderTable?
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Int32($0) }
      guard numbers.count == words.count - 1 else { return nil }
      if words[0] == "blocks" {
        if table != nil || numbers.count > Self.mostBlocks { return nil }
        table = OrderTable(numbers.map { ItemID($0) })
        continue
      }
      guard let known = table else { return nil }
      if words[0] == "stretches" {
        let stretches = numbers.map(Int.init)
        guard known.seen.isEmpty, stretches.allSatisfy(known.blocks.indices.contains) else { return nil }
        table = OrderTable(known.blocks, stretches: stretches)
        continue
      }
      let named = numbers.compactMap { number in known.moments.first { $0.place == number } }
      guard named.count == numbers.count else { return nil }
      switch (words[0], named.first) {
      case ("always", let first?): for later in named.dropFirst() { table?.setAlways(first, before: later) }
      case ("order", _): table?.note(order: named)
      case (_, _): return nil
      }
    }
    guard let table else { return nil }
    self = table
  }
}
