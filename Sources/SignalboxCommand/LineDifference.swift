/// Where two texts differ, line by line, the way `diff -u` shows it: enough of it to see what changed.
struct LineDifference {
  /// Lines before and after each change.
  static let context = 2
  /// After that many lines the rest is only counted.
  static let longest = 40
  /// Above this many differing lines the alignment is not searched for: the lines are shown as they come.
  static let alignable = 3000

  private var old: [Substring]
  private var new: [Substring]

  init(from old: String, to new: String) {
    self.old = old.split(separator: "\n", omittingEmptySubsequences: false)
    self.new = new.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Lines that begin with `-`, `+` or a blank, hunks begin with `@@ line N @@`; each ends with a line break.
  var text: String {
    var prefix = 0
    while prefix < min(old.count, new.count) && old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix && old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }

    let changes = aligned(old[prefix..<(old.count - suffix)], new[prefix..<(new.count - suffix)])
    let before = old[max(0, prefix - Self.context)..<prefix].map { " \($0)" }
    let after = old[(old.count - suffix)..<min(old.count, old.count - suffix + Self.context)].map { " \($0)" }
    let lines = ["@@ line \(prefix + 1) @@"] + before + changes + after
    let shown = lines.prefix(Self.longest).joined(separator: "\n") + "\n"
    return lines.count > Self.longest ? shown + "… \(lines.count - Self.longest) lines more\n" : shown
  }

  private func aligned(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) -> [String] {
    guard old.count + new.count <= Self.alignable else { return old.map { "-\($0)" } + new.map { "+\($0)" } }
    var removed: [Int: Substring] = [:]
    var inserted: [Int: Substring] = [:]
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var lines: [String] = []
    var oldPlace = 0
    var newPlace = 0
    while oldPlace < old.count || newPlace < new.count {
      if let line = removed[oldPlace], oldPlace < old.count {
        lines.append("-\(line)")
        oldPlace += 1
      } else if let line = inserted[newPlace], newPlace < new.count {
        lines.append("+\(line)")
        newPlace += 1
      } else {
        lines.append(" \(old[old.startIndex + oldPlace])")
        oldPlace += 1
        newPlace += 1
      }
    }
    return lines
  }
}
