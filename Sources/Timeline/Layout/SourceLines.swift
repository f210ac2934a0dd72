internal import DispatchTrace

/// Beside each block the line that it comes from, where that was asked for.
extension TimelineLayout {
  /// Of more places than these a note only counts the blocks.
  private static let mostPlaces = 12
  private static let mostNames = 3

  /// `:12`, in a run of several files `Store.swift:12`: the line that hands the block over, or the first one of its own. Nil where
  /// lines are not asked for, none is known, or the name ends in it anyway.
  func line(of activity: Int) -> String? {
    let item = (whole ?? tracks).activities[activity].item
    guard options.showsLines, item >= 0, let place = index.sourceLine(of: ItemID(item)) else { return nil }
    return place.isTold(by: index.nameBesideNumber(of: ItemID(item))) ? nil : place.text
  }

  /// The name with its line, if it gets one.
  func withLine(_ name: String, of activity: Int) -> String? {
    line(of: activity).map { "\(name) \($0)" }
  }

  /// First with the line, then without.
  func alsoWithLine(_ names: [String], of activity: Int) -> [String] {
    names.compactMap { withLine($0, of: activity) } + names
  }

  /// Of blocks of one moment the line that they share.
  func commonLine(of blocks: some Sequence<Int32>) -> String? {
    let all = Set(blocks.map { line(of: Int($0)) })
    return all.count == 1 ? all.first ?? nil : nil
  }

  /// Lines that have no room beside their blocks are told below the lanes.
  mutating func noteLines() {
    guard options.showsLines else { return }
    let missing = blocksWithoutLine()
    guard !missing.isEmpty else { return }
    var places: [(line: SourceLine, blocks: [ItemID])] = []
    for (item, line) in missing {
      if let known = places.firstIndex(where: { $0.line == line }) {
        places[known].blocks.append(item)
      } else if places.count <= Self.mostPlaces {
        places.append((line, [item]))
      }
    }
    if places.count > Self.mostPlaces {
      return addNote("The lines of \(Self.grouped(missing.count)) blocks have no room beside them.")
    }
    let words = places.map { "\($0.line.text) of \(names($0.blocks))" }.joined(separator: "; ")
    addNote("Lines that have no room beside their blocks: \(words).")
  }

  /// Those that are drawn and have a line that no words beside them tell.
  private func blocksWithoutLine() -> [(item: ItemID, line: SourceLine)] {
    var drawn: Set<ItemID> = []
    var told: Set<ItemID> = []
    for element in builder.elements {
      guard case .blocks(let items) = element.subject else { continue }
      drawn.formUnion(items)
      guard case .text(let run) = element.shape, let line = items.first.flatMap(index.sourceLine), line.isTold(by: run.text)
      else { continue }
      // The name of the first of several says nothing of the others that come from elsewhere.
      told.formUnion(items.allSatisfy { index.sourceLine(of: $0) == line } ? items : Array(items.prefix(1)))
    }
    return drawn.subtracting(told).sorted { $0.index < $1.index }.compactMap { item in
      index.sourceLine(of: item).map { (item, $0) }
    }
  }

  /// Their numbers; of those that have none the names.
  private func names(_ blocks: [ItemID]) -> String {
    let activities = (whole ?? tracks).activities
    let numbers = blocks.map { Int(activities[$0.offset].number) }.filter { $0 > 0 }.sorted()
    let named = blocks.filter { activities[$0.offset].number <= 0 }.map(index.name(of:))
    let more = named.count - Self.mostNames
    let shown = named.prefix(Self.mostNames) + (more > 0 ? ["\(Self.grouped(more)) more"] : [])
    return ((numbers.isEmpty ? [] : [ranges(of: numbers)]) + shown).joined(separator: ", ")
  }
}

/// The line that a block comes from, as pictures write it.
struct SourceLine: Hashable {
  /// Empty where the run has one file.
  let file: String
  let line: Int

  var text: String { "\(file):\(line)" }

  /// The words name it: at the end of one of them, also as that of a call (`iteration 2 of line 8`).
  func isTold(by words: String) -> Bool {
    let ways = [text] + (file.isEmpty ? ["of line \(line)"] : [])
    return ways.contains { way in
      words.ranges(of: way).contains { found in
        found.upperBound == words.endIndex || !words[found.upperBound].isNumber
      }
    }
  }
}

extension TraceIndex {
  /// Where it is handed over, or else the first place in its body; nil where neither is known.
  func sourceLine(of item: ItemID) -> SourceLine? {
    guard items.indices.contains(item.offset) else { return nil }
    let position = namingPosition(of: item)
    guard position.line > 0 else { return nil }
    let others = trace.header.otherFiles
    if others.isEmpty { return SourceLine(file: "", line: position.line) }
    let isOther = others.indices.contains(position.file - 1)
    return SourceLine(file: isOther ? others[position.file - 1] : trace.header.scenario ?? "", line: position.line)
  }
}
