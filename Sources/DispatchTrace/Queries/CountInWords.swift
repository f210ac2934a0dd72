extension Trace {
  /// `3 blocks`; of a program whose threads were never given any, `2 threads`. O(events) for those.
  package func count(ofBlocks blocks: Int, written: (Int) -> String) -> String {
    if blocks > 0 { return blocks == 1 ? "1 block" : "\(written(blocks)) blocks" }
    let threads = events.count { if case .threadCreated(.detached, _, _) = $0.kind { true } else { false } }
    return threads == 0 ? "0 blocks" : threads == 1 ? "1 thread" : "\(written(threads)) threads"
  }
}
