internal import DispatchTrace

/// Blocks that take no time: one line for all of one moment.
extension TimelineLayout {
  /// Where the blocks end that take no time and stand where the one at `offset` does.
  func endOfMoment(from offset: Int, in lane: Lane) -> Int {
    let first = tracks.activities[Int(lane.activities[offset])]
    var end = offset + 1
    while end < lane.activities.count {
      let block = tracks.activities[Int(lane.activities[end])]
      guard !block.isSkipped, !block.isBody, block.queue == first.queue, time.x(block.started) == time.x(first.started),
        tracks.segments(of: Int(lane.activities[end])).isEmpty
      else { break }
      end += 1
    }
    return end
  }

  /// With their numbers and the first one's name.
  mutating func addMoment(_ blocks: ArraySlice<Int32>, _ lane: Lane, _ group: Group, before next: Int64?) {
    guard let first = blocks.first.map({ tracks.activities[Int($0)] }) else { return }
    let rect = Rect(x: time.x(first.started), y: lane.blockTop, width: 2.px, height: Lane.blockHeight)
    builder.box(.block, .block, rect, fill: Paint(.edge(group.hue)))
    builder.explain(.runs, group.hue)
    addOutside(names(of: blocks), badge: badge(of: blocks), right: rect.right, before: next, lane, group)
    guard options.view == .queues, group.hasMeasures else { return }
    for activity in blocks where isBarrier(tracks.activities[Int(activity)]) { addWait(ofBarrier: Int(activity), group) }
  }

  /// How wide number and name are of what stands last in the lane, if it takes no time.
  func widthOfLastMoment(in lane: Lane) -> Int {
    guard let last = lane.activities.last.map({ tracks.activities[Int($0)] }) else { return 0 }
    let first = lane.activities.lastIndex { tracks.activities[Int($0)].started != last.started } ?? -1
    let blocks = lane.activities[(first + 1)...].filter { tracks.segments(of: Int($0)).isEmpty }[...]
    guard let name = names(of: blocks).first else { return 0 }
    return measurer.width(of: name, .words) + (badge(of: blocks).map(badgeWidth) ?? 0)
  }

  /// From the fullest words to the shortest.
  private func names(of blocks: ArraySlice<Int32>) -> [String] {
    guard let first = blocks.first else { return [] }
    let name = name(of: Int(first))
    if blocks.count == 1 { return isOnCaller(Int(first)) ? ["\(name) · \(callerWords(Int(first)))", name] : [name] }
    return ["\(name) and \(Self.grouped(blocks.count - 1)) more", "\(Self.grouped(blocks.count)) blocks"]
  }

  /// The numbers in the order in which the blocks ran; of many only which they are.
  private func badge(of blocks: ArraySlice<Int32>) -> String? {
    let numbers = blocks.map { Int(tracks.activities[Int($0)].number) }.filter { $0 > 0 }
    let sorted = numbers.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    if numbers != sorted, numbers.count <= 6 { return numbers.map(String.init).joined(separator: ", ") }
    let all = ranges(of: sorted)
    return all.count <= 8 ? all : "\(numbers.count) of \(first)–\(last)"
  }
}
