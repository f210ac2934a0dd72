extension VirtualDuration {
  /// As long as a label may be: exact where that is short (`26 ms`, `1.25 s`), else rounded to three digits that count
  /// (`24.9 ms`). What was rounded stands in full in the trace.
  package var inWords: String {
    let exact = description
    if exact.count <= 8 { return exact }
    var unit: Int64 = 1
    // The step of the third digit: 12 345 678 ns is rounded to 100 000 ns.
    while abs(nanoseconds) / unit >= 1000 { unit *= 10 }
    let (sum, overflow) = nanoseconds.addingReportingOverflow(nanoseconds < 0 ? -unit / 2 : unit / 2)
    return overflow ? exact : VirtualDuration(nanoseconds: sum / unit * unit).description
  }
}

extension Instant {
  package var inWords: String {
    self == .distantFuture ? description : VirtualDuration(nanoseconds: nanoseconds).inWords
  }
}

extension TraceHeader {
  /// An instant for a sentence: exact in virtual time; the nanoseconds of a real run mean nothing.
  package func words(_ instant: Instant) -> String {
    origin == .recorded ? instant.inWords : instant.description
  }
}

extension TraceIndex {
  package func words(_ instant: Instant) -> String { trace.header.words(instant) }

  package func words(_ duration: VirtualDuration) -> String {
    trace.header.origin == .recorded ? duration.inWords : duration.description
  }

  /// How long of the time between two instants the process was frozen. O(stretches in which it was).
  package func frozenTime(from start: Instant, to end: Instant) -> VirtualDuration {
    var sum = VirtualDuration.zero
    for stretch in frozen where stretch.lowerBound < end && stretch.upperBound > start {
      sum = sum + (min(stretch.upperBound, end) - max(stretch.lowerBound, start))
    }
    return sum
  }
}
