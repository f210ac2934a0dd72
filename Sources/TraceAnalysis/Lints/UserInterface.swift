package import DispatchTrace

/// The user interface is touched off the main thread.
package struct UserInterfaceAnalysis: Analysis {
  /// The places of one block that are told one by one: it is moved as a whole.
  private static let mostInBlock = 3

  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    var findings = OncePerPlace()
    var places: [ItemID: [SourcePosition]] = [:]
    for touch in index.touches where touch.thread != .main {
      if let item = touch.item {
        let known = places[item] ?? []
        if let last = known.last, known.count == Self.mostInBlock, !known.contains(touch.position) {
          findings.addMore(after: last)
          continue
        }
        if !known.contains(touch.position) { places[item] = known + [touch.position] }
      }
      findings.add(at: touch.position) {
        Finding(
          .error, .userInterface,
          "\(index.text(touch.text)) touches the user interface on \(index.name(of: touch.thread)), in "
            + index.describe(touch.item, on: touch.thread),
          at: touch.position, instant: touch.moment.instant, remedies: ["DispatchQueue.main.async { … }"],
          subject: index.text(touch.text))
      }
    }
    return findings.result
  }
}
