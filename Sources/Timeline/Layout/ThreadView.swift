internal import DispatchTrace

/// The groups of the views by threads and by cores: one lane for each, in order of creation.
struct ThreadView {
  let tracks: Tracks
  let index: TraceIndex
  let cores: Int

  /// A picture shows at most this many threads.
  private static let mostThreads = 40

  func threads() -> [Group] {
    var blocks: [[Int32]] = Array(repeating: [], count: tracks.threads.count)
    let ran = tracks.activities.indices.filter { tracks.activities[$0].hasStarted && tracks.activities[$0].thread >= 0 }
    // A body is numbered after all blocks, but began before those that run in it.
    let ordered = ran.sorted { first, second in
      let (one, two) = (tracks.activities[first], tracks.activities[second])
      return (one.started, one.isBody ? 0 : 1, first) < (two.started, two.isBody ? 0 : 1, second)
    }
    for activity in ordered { blocks[Int(tracks.activities[activity].thread)].append(Int32(activity)) }
    let shown = tracks.threads.indices.filter { $0 == 0 || !blocks[$0].isEmpty }
    // One more takes no more room than words about it.
    let most = shown.count == Self.mostThreads + 1 ? shown.count : Self.mostThreads
    let lanes = shown.prefix(most).map { thread in
      var lane = Lane(label: index.name(of: ThreadID(thread)), activities: blocks[thread])
      lane.content = .thread([thread])
      // Badges of callers stand between the lanes.
      lane.height = 42.px
      return lane
    }
    return [
      Group(
        kind: .queue, title: "threads", subtitle: "\(shown.count)", hue: .neutral,
        lanes: lanes + manyThreads(Array(shown.dropFirst(most)), blocks))
    ]
  }

  /// More threads than a picture has room for: one lane that counts what they do.
  private func manyThreads(_ threads: [Int], _ blocks: [[Int32]]) -> [Lane] {
    if threads.isEmpty { return [] }
    let words = "\(TimelineLayout.grouped(threads.count)) more threads"
    var lane = Lane(label: words, activities: threads.flatMap { blocks[$0] })
    lane.content = .thread(threads)
    lane.fold(workers: threads.count)
    return [lane]
  }

  func coreGroup() -> [Group] {
    let used = tracks.segments.reduce(0) { max($0, Int($1.core) + 1) }
    var blocks: [[Int32]] = Array(repeating: [], count: max(cores, used, 1))
    for activity in tracks.activities.indices {
      var seen: [Int32] = []
      for segment in tracks.segments(of: activity) where segment.kind == .running && segment.core >= 0 {
        if seen.contains(segment.core) { continue }
        seen.append(segment.core)
        blocks[Int(segment.core)].append(Int32(activity))
      }
    }
    let lanes = blocks.enumerated().map { core, activities in
      var lane = Lane(label: "core \(core + 1)", activities: activities)
      lane.content = .core(Int32(core))
      return lane
    }
    let words = tracks.hasCores ? "\(blocks.count)" : "not recorded"
    return [Group(kind: .queue, title: "cores", subtitle: words, hue: .neutral, lanes: lanes)]
  }
}
