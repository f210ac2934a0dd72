import Foundation

/// A page of the documentation: the scenarios that it shows, and what it says that commands print.
package struct Document: Sendable {
  /// A block that opens with ```` ```swift scenario ````, or with ```` ```swift rejected ```` where it shows what is no scenario; perhaps
  /// with the name of its file.
  package struct Example: Sendable {
    package var page: String
    /// The line of the page on which the text begins.
    package var line: Int
    package var file: String?
    package var isRejected: Bool
    package var source: String
  }

  /// A block that opens with ```` ```console ````: commands after `$ `, each above what it prints.
  package struct Transcript: Sendable {
    package var page: String
    package var line: Int
    package var text: String

    /// The commands, in order.
    package var commands: [String] {
      text.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
    }
  }

  /// A block whose text is made from a scenario folder: ```` ```swift from FOLDER ```` and ```` ```text order of FOLDER ````.
  package struct Quote: Sendable {
    package enum Source: Hashable, Sendable { case scenario, order }
    package var source: Source
    package var folder: String
    package var heading: String
    package var text: String
  }

  /// Any block, by what stands after the three ticks.
  package struct Block: Sendable {
    package var heading: String
    package var text: String
  }

  package let path: String
  package private(set) var blocks: [Block] = []
  package private(set) var examples: [Example] = []
  /// Blocks that open with ```` ```swift compiled FILE ````: files of programs for the compiler.
  package private(set) var programs: [Example] = []
  /// Blocks that open with ```` ```swift driver FILE ````: what is a scenario with the page's other files only.
  package private(set) var drivers: [Example] = []
  package private(set) var transcripts: [Transcript] = []
  package private(set) var quotes: [Quote] = []

  /// Every page, and every example and transcript in it.
  package static let all: [Document] =
    (["README.md"] + Repository.files(below: "docs", endingIn: ".md")).map { Document(path: $0) }

  package init(path: String) {
    self.path = path
    let lines = ((try? Repository.text(path)) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    var index = 0
    while index < lines.count {
      let head = lines[index]
      index += 1
      guard head.hasPrefix("```"), head != "```" else { continue }
      let body = lines[index...].prefix { $0 != "```" }
      blocks.append(Block(heading: String(head.dropFirst(3)), text: body.map { $0 + "\n" }.joined()))
      add(head.dropFirst(3).split(separator: " ").map(String.init), body.map { $0 + "\n" }.joined(), line: index + 1)
      index += body.count + 1
    }
  }

  private mutating func add(_ words: [String], _ text: String, line: Int) {
    if words.first == "swift", let kind = words.dropFirst().first, ["scenario", "rejected"].contains(kind) {
      let file = words.dropFirst(2).first
      examples.append(Example(page: path, line: line, file: file, isRejected: kind == "rejected", source: text))
    } else if words.count == 3, words[0] == "swift", words[1] == "compiled" {
      programs.append(Example(page: path, line: line, file: words[2], isRejected: false, source: text))
    } else if words.count == 3, words[0] == "swift", words[1] == "driver" {
      drivers.append(Example(page: path, line: line, file: words[2], isRejected: false, source: text))
    } else if words == ["console"] {
      transcripts.append(Transcript(page: path, line: line, text: text))
    } else if words.count == 3, words[0] == "swift", words[1] == "from" {
      quotes.append(Quote(source: .scenario, folder: words[2], heading: words.joined(separator: " "), text: text))
    } else if words.count == 4, words[0] == "text", words[1...2] == ["order", "of"] {
      quotes.append(Quote(source: .order, folder: words[3], heading: words.joined(separator: " "), text: text))
    }
  }
}

extension Document.Example: CustomStringConvertible {
  package var description: String { "\(page):\(line)" }
}

extension Document.Transcript: CustomStringConvertible {
  package var description: String { "\(page):\(line)" }
}

extension Document: CustomStringConvertible {
  package var description: String { path }
}
