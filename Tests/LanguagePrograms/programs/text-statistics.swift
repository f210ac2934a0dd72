// programs: word counts, longest words, histogram and text formatting; no Dispatch; dictionaries of structs and sorting rules
struct WordStatistics {
  private(set) var count = 0
  private(set) var positions: [Int] = []
  mutating func add(at position: Int) {
    count += 1
    positions.append(position)
  }
  var span: Int { (positions.last ?? 0) - (positions.first ?? 0) }
}

struct TextReport {
  let text: String
  private var words: [String: WordStatistics] = [:]
  private(set) var total = 0

  init(_ text: String) {
    self.text = text
    var word = ""
    for character in text.lowercased() + " " {
      if character.isLetter || character == "'" {
        word.append(character)
      } else if !word.isEmpty {
        words[word, default: WordStatistics()].add(at: total)
        total += 1
        word = ""
      }
    }
  }

  func top(_ n: Int) -> [(word: String, count: Int)] {
    words
      .map { (word: $0.key, count: $0.value.count) }
      .sorted { a, b in a.count != b.count ? a.count > b.count : a.word < b.word }
      .prefix(n)
      .map { $0 }
  }

  var histogram: [(Int, Int)] {
    Dictionary(grouping: words.keys) { $0.count }
      .mapValues { $0.count }
      .sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  subscript(word: String) -> WordStatistics? { words[word] }
  var averageLength: Double {
    Double(words.reduce(0) { $0 + $1.key.count * $1.value.count }) / Double(total)
  }
}

func column(_ text: String, _ width: Int, right: Bool = false) -> String {
  let padding = String(repeating: " ", count: max(0, width - text.count))
  return right ? padding + text : text + padding
}

let report = TextReport(
  """
  The queue is a line, and the line is a queue:
  what's first in the queue is first out of the queue.
  """)
print("\(report.total) words, average \(report.averageLength)")
for (word, count) in report.top(4) {
  print(column(word, 6) + "|" + column(String(count), 3, right: true) + " " + String(repeating: "*", count: count))
}
for (length, count) in report.histogram { print(length, String(repeating: "#", count: count)) }
print(report["queue"]!.positions, report["queue"]!.span, report["what's"]?.count ?? 0, report["none"] == nil)
let percent = Int((Double(report["the"]!.count) / Double(report.total) * 1000).rounded())
print("the: \(percent / 10).\(percent % 10) %")

func wrap(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    if !line.isEmpty && line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += (line.isEmpty ? "" : " ") + word
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}
for line in wrap(report.text, width: 20) { print(column(line, 20) + "|") }
