/// Words of a command line that people can copy into a shell.
package enum ShellWord {
  /// A word for a shell: as it is where that is safe, else in quotes.
  package static func quoted(_ word: String) -> String {
    let safe = word.hasPrefix("-") && word != "-" ? "./" + word : word
    if !safe.isEmpty, safe.utf8.allSatisfy(isPlain) { return safe }
    return "'" + safe.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// What names the other files of one program behind its driver, where there are some.
  package static func otherFiles(_ paths: [String]) -> String {
    paths.isEmpty ? "" : " --with " + paths.map(quoted).joined(separator: " ")
  }

  /// No shell reads anything into it.
  private static func isPlain(_ byte: UInt8) -> Bool {
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    return byte >= 0x80 || isLetter || isDigit || "/._-+,:@%=".utf8.contains(byte)
  }
}
