import DispatchTrace
import Foundation
import Testing

/// docs/TRACE-FORMAT.md is complete.
struct TraceFormatDocumentTests {
  private static func document() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("docs/TRACE-FORMAT.md"), encoding: .utf8)
  }

  /// Every key and every plain word of a file that holds everything.
  @Test func everyEventFieldAndWordIsDescribed() throws {
    let document = try Self.document()
    var words: Set<String> = []
    for trace in [Samples.everything()] + Samples.outcomes.map({ Trace(header: Samples.header, outcome: $0) }) {
      for line in String(decoding: trace.jsonLines(), as: UTF8.self).split(separator: "\n") {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        words.formUnion(object.keys)
        for key in ["event", "kind", "for", "because", "access", "qos", "outcome", "origin", "limit"] {
          if let word = object[key] as? String { words.insert(word) }
        }
      }
    }
    #expect(words.count > 120)
    for word in words.sorted() { #expect(document.contains("`\(word)`"), "docs/TRACE-FORMAT.md does not mention `\(word)`") }
  }

  @Test func theExampleIsATrace() throws {
    let document = try Self.document()
    let example = try #require(document.split(separator: "```").dropFirst().first).dropFirst("json\n".count)
    let trace = try Trace(jsonLines: Array(example.utf8))
    #expect(trace.jsonLines() == Array(example.utf8))
  }
}
