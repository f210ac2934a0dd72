import TestSupport
import Testing

/// Habits that a text search can hold.
@Suite("Habits")
struct HabitTests {
  static let pureLayers = ["DispatchTrace", "DispatchModel", "TraceAnalysis", "Timeline"]
  static let textFiles =
    ["Sources", "Tests", "docs", "traces", "Benchmarks", ".ci"].flatMap { folder in
      ["", ".swift", ".md", ".jsonl", ".h"].flatMap { ending in
        ending.isEmpty ? [] : Repository.files(below: folder, endingIn: ending)
      }
    } + ["Package.swift", "README.md", "Makefile"]

  @Test("No clock, environment, locale, address or random number reaches the pure layers")
  func pureLayersReadNothingOutside() throws {
    let forbidden = [
      "ProcessInfo", "getenv", "clock_gettime", "Date()", "Locale", "TimeZone", "UUID(", "SystemRandomNumberGenerator",
      ".random(",
      "shuffled()", ".hashValue", "Thread.current", "pthread_self",
    ]
    for layer in Self.pureLayers + ["ScenarioLanguage"] {
      for path in Repository.files(below: "Sources/\(layer)", endingIn: ".swift") {
        for (index, line) in SwiftText(try Repository.text(path)).lines.enumerated() {
          for word in forbidden where line.contains(word) {
            Issue.record("\(path):\(index + 1): error: \(word) is not deterministic")
          }
        }
      }
    }
  }

  @Test("No loop goes over a dictionary or a set, whose order is nobody's")
  func noHashIteration() throws {
    // Dictionaries and sets of scenarios have one order, and so have those in the library's text.
    for path in Repository.files(below: "Sources", endingIn: ".swift") where !path.hasPrefix("Sources/ScenarioLibrary/") {
      let text = SwiftText(try Repository.text(path))
      let hashed = Self.hashedNames(in: text.lines)
      for (index, line) in text.lines.enumerated() {
        for name in hashed where Self.iterates(line, over: name) {
          Issue.record("\(path):\(index + 1): error: iterates over \(name), a Dictionary or Set; sort it or keep an array")
        }
      }
    }
  }

  @Test("What the benchmarks read from the repository is there")
  func benchmarksReadWhatIsThere() throws {
    var count = 0
    for path in Repository.files(below: "Benchmarks", endingIn: ".swift") {
      for match in try Repository.text(path).matches(of: #/"\.\.\/\.\.\/([^"]+)"/#) {
        count += 1
        #expect(Repository.exists(String(match.1)), "\(path) reads \(match.1)")
      }
    }
    #expect(count > 0)
  }

  /// Names that a declaration in the file gives a dictionary or set type.
  static func hashedNames(in lines: [String]) -> Set<String> {
    var names: Set<String> = []
    for line in lines {
      guard let declaration = line.range(ofWord: "var") ?? line.range(ofWord: "let") else { continue }
      let rest = line[declaration.upperBound...].drop { $0 == " " }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let type = rest.dropFirst(name.count)
      guard type.first == ":" || type.hasPrefix(" =") else { continue }
      let annotation = type.drop { $0 == ":" || $0 == " " || $0 == "=" }
      let isDictionary =
        annotation.hasPrefix("[") && !annotation.hasPrefix("[(") && annotation.prefix { $0 != "]" }.contains(":")
        && type.first == ":"
      let isSet = annotation.hasPrefix("Set<") || annotation.hasPrefix("Dictionary<") || annotation.hasPrefix("Set(")
      if isDictionary || isSet { names.insert(String(name)) }
    }
    return names
  }

  static func iterates(_ line: String, over name: String) -> Bool {
    let ways = [
      "in \(name) {", "in \(name).keys {", "in \(name).values {", "in \(name) where", "in self.\(name) {", "\(name).forEach",
      "\(name).map", "\(name).keys.map", "\(name).values.map", "\(name).first {", "\(name).reduce", "\(name).compactMap",
      "\(name).flatMap", "Array(\(name))", "Array(\(name).keys)", "Array(\(name).values)", "\(name).randomElement",
    ]
    return ways.contains { way in
      guard let range = line.range(of: way) else { return false }
      let before = line[..<range.lowerBound].last
      return line.contains(".sorted") ? false : !(before.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false)
    }
  }

  @Test("Nothing is left to do in the text")
  func nothingIsLeftOpen() throws {
    let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK:"]
    for path in Self.textFiles {
      for (index, line) in try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        for word in words where line.contains(word) {
          Issue.record("\(path):\(index + 1): error: \(word)")
        }
      }
    }
  }

  @Test("No file names a place on somebody's machine")
  func noMachinePaths() throws {
    let places = ["/work" + "/", "/root" + "/", "/home" + "/", "/Users" + "/", "/tmp" + "/build"]
    for path in Self.textFiles {
      for (index, line) in try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        for place in places where line.contains(place) {
          Issue.record("\(path):\(index + 1): error: names \(place)")
        }
      }
    }
  }
}

extension String {
  /// Where `word` stands by itself.
  fileprivate func range(ofWord word: String) -> Range<String.Index>? {
    guard let found = range(of: word + " ") else { return nil }
    if found.lowerBound > startIndex, self[index(before: found.lowerBound)] != " " { return nil }
    return found
  }

  fileprivate func range(of text: String) -> Range<String.Index>? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(text) { return place..<index(place, offsetBy: text.count) }
      place = index(after: place)
    }
    return nil
  }
}
