/// Finds what a misspelt word was meant to be.
package enum Spelling {
  /// The candidate that takes the fewest insertions, deletions, replacements and swaps of neighbours to reach, when they are
  /// few for the length of the word; the first of equals. Case does not count.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    // Nobody misspells a name that long by a few letters, and comparing takes the product of the lengths.
    guard word.utf8.count <= 64 else { return nil }
    let limit = max((word.count + 1) / 3, 1)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != word && abs(candidate.count - word.count) <= limit {
      let distance = distance(word.lowercased(), candidate.lowercased())
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Damerau and Levenshtein's (optimal string alignment).
  package static func distance(_ left: String, _ right: String) -> Int {
    let first = Array(left)
    let second = Array(right)
    var before: [Int] = []
    var row = Array(0...second.count)
    for i in first.indices {
      var next = [i + 1]
      for j in second.indices {
        var cost = min(row[j] + (first[i] == second[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] { cost = min(cost, before[j - 1] + 1) }
        next.append(cost)
      }
      before = row
      row = next
    }
    return row[second.count]
  }
}
