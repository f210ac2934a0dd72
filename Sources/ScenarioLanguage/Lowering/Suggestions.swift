/// The nearest of some names, for messages about misspelt ones.
enum Suggestions {
  /// The candidate that takes the fewest insertions, deletions, replacements and swaps of neighbours to reach, when they are
  /// few for the length of the word. The first in order among equals.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    var best: (name: String, distance: Int)?
    let allowed = max(1, (word.count + 1) / 3)
    for candidate in candidates where candidate != word && abs(candidate.count - word.count) <= allowed {
      let found = distance(Array(word.lowercased()), Array(candidate.lowercased()))
      if found <= allowed, found < (best?.distance ?? .max) { best = (candidate, found) }
    }
    return best?.name
  }

  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var value = min(last[column + 1] + 1, current[column] + 1, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          value = min(value, beforeLast[column - 1] + 1)
        }
        current.append(value)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
