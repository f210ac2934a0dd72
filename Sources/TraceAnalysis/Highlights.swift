package import DispatchTrace

/// The blocks that a scenario's `// highlight: …` names: blocks, or the spans in them, as in expectations.
package enum Highlights {
  /// In order of the names.
  package static func items(_ index: TraceIndex) -> [ItemID] {
    let names = RunNames(index: index)
    return index.trace.header.highlight.flatMap { names.knownRuns($0).compactMap(\.item) }
  }

  /// What is wrong with a name: nothing in the run is called so. A block that did not run is no mistake.
  package static func finding(_ name: String, at position: SourcePosition, _ index: TraceIndex) -> Finding? {
    do throws(UnknownName) {
      _ = try RunNames(index: index).runs(name, atLeastOne: false)
      return nil
    } catch {
      return Finding(.error, .directive, "highlight: \(error.reason)", at: position)
    }
  }
}
