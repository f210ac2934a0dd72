/// A name as code gives it to something: between quotation marks.
package struct WrittenName {
  private let quoted: String

  package init(_ name: String) { quoted = "\"\(name)\"" }

  /// In a line that is more than a comment.
  package func stands(in texts: [String]) -> Bool {
    texts.contains { text in
      text.split(whereSeparator: \.isNewline).contains { line in
        line.contains(quoted) && !line.drop(while: \.isWhitespace).hasPrefix("//")
      }
    }
  }
}

extension Run {
  /// The code has it between quotation marks, not only the sentences about it.
  func isWritten(_ name: String) -> Bool {
    let texts = [source] + trace.header.otherFiles.map { otherSources[$0]?.text }
    return WrittenName(name).stands(in: texts.compactMap(\.self))
  }
}
