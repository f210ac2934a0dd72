package import DispatchTrace

/// The picture of a trace.
package enum Timeline {
  /// Lays out `trace`. Deterministic: the same trace, findings, options and font advances give the same scene.
  ///
  /// Works for every trace, also one in which nothing takes time (then the axis is the order of things), nothing ends, or a
  /// million blocks run (then lanes become density strips). Time and memory grow linearly with the trace.
  package static func layout(
    _ trace: Trace, findings: [Finding] = [], options: TimelineOptions, measurer: any TextMeasurer
  ) -> Scene {
    layout(TraceIndex(trace), findings: findings, options: options, measurer: measurer)
  }

  /// The same for a trace that has its index already.
  package static func layout(
    _ index: TraceIndex, findings: [Finding] = [], options: TimelineOptions, measurer: any TextMeasurer
  ) -> Scene {
    var layout = TimelineLayout(index, findings: findings, options: options, measurer: measurer)
    return layout.scene()
  }

  /// One run of a picture of several; `label` says in what it differs from the others.
  package struct Panel: Sendable {
    package var label: String
    package var trace: Trace
    package var findings: [Finding]
    /// What is said about this run; how it is drawn is the whole picture's business.
    package var options: TimelineOptions

    package init(label: String, trace: Trace, findings: [Finding] = [], options: TimelineOptions = TimelineOptions()) {
      self.label = label
      self.trace = trace
      self.findings = findings
      self.options = options
    }
  }

  /// Lays out several runs below each other on one axis; of each two neighbours the blocks that start at another instant are
  /// joined. Long stretches are not folded.
  package static func layout(
    _ panels: [Panel], title: String, options: TimelineOptions, measurer: any TextMeasurer
  ) -> Scene {
    var layout = PanelLayout(panels, title: title, options: options, measurer: measurer)
    return layout.scene()
  }
}
