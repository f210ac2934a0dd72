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
    var layout = TimelineLayout(trace: trace, findings: findings, options: options, measurer: measurer)
    return layout.scene()
  }
}
