/// Words of a command line that people can copy into a shell.
package enum ShellWord {
  /// A word for a shell: as it is where that is safe, else in quotes.
  package static func quoted(_ word: String) -> String {
    let safe = word.hasPrefix("-") && word != "-" ? "./" + word : word
    if !safe.isEmpty, safe.utf8.allSatisfy(isPlain) { return safe }
    return "'" + safe.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "%"), UInt8(ascii: "="), 0x80...:
      true
    default: false
    }
  }
}
