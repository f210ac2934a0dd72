package import DispatchTrace

/// Foundation's timers that were due and never fired: nobody runs their run loop (N-06).
package struct LeftTimersAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    var findings = OncePerPlace()
    for case .leftTimer(let place, let made) in index.trace.remarks {
      let position = place == .loop(of: .main) ? index.dispatchMain : made
      findings.add(at: position) { finding(place, at: position, index) }
    }
    return findings.result
  }

  private func finding(_ place: Remark.TimerPlace, at position: SourcePosition, _ index: TraceIndex) -> Finding {
    let (message, remedy) = words(place, index)
    return Finding(
      .warning, .neverRuns, message, at: position, instant: index.trace.end, remedies: [remedy], subject: "a Timer")
  }

  private func words(_ place: Remark.TimerPlace, _ index: TraceIndex) -> (message: String, remedy: String) {
    switch place {
    case .nowhere:
      (
        "this timer never fires: it is in no run loop",
        "make it with Timer.scheduledTimer, or RunLoop.main.add(timer, forMode: .common)"
      )
    case .loop(.main):
      (
        "a timer of the main run loop never fires: dispatchMain() serves the main queue, not the run loop",
        "RunLoop.main.run() in its place"
      )
    case .loop(let thread):
      index.threads.indices.contains(thread.offset) && index.threads[thread.offset].kind == .detached
        ? (
          "this timer never fires: it is in the run loop of \(index.words(of: thread)), which does not run",
          "RunLoop.current.run() at the end of the thread's code"
        )
        : (
          "this timer never fires: it is in the run loop of \(index.words(of: thread)), and workers run none",
          "make it on the main thread, or take a timer source: DispatchSource.makeTimerSource(queue:)"
        )
    }
  }
}

extension TraceIndex {
  /// Where `dispatchMain()` was called.
  fileprivate var dispatchMain: SourcePosition {
    for event in trace.events {
      if case .dispatchMainCalled = event.kind { return event.position }
    }
    return .none
  }
}
