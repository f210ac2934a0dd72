import Signalbox

/// Standard output and standard error: exact bytes, no buffer of ours, and a closed pipe is no error.
enum Terminal {
  static func write(_ text: String) {
    write([UInt8](text.utf8), to: 1)
  }

  static func write(bytes: [UInt8]) {
    write(bytes, to: 1)
  }

  /// A line or more on standard error; the last line break is added when it is missing.
  static func writeError(_ text: String) {
    guard !text.isEmpty else { return }
    write([UInt8]((text.hasSuffix("\n") ? text : text + "\n").utf8), to: 2)
  }

  fileprivate static func write(_ bytes: [UInt8], to descriptor: Int32) {
    try? Files.write(bytes, to: descriptor)
  }

  /// All of standard input.
  static func readInput() -> [UInt8] {
    (try? Files.contents(of: 0)) ?? []
  }

  static let isColoured = System.variable("NO_COLOR").isEmpty && System.isTerminal(1)
  static let isErrorColoured = System.variable("NO_COLOR").isEmpty && System.isTerminal(2)

  enum Colour: String {
    case red = "31", green = "32", yellow = "33"
  }

  /// `text` in `colour` when standard output is a terminal that wants colours.
  static func coloured(_ text: String, _ colour: Colour) -> String {
    isColoured ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// One line on standard error that says how far long work has come; nothing when standard error is no terminal.
struct ProgressLine {
  private static let eraseLine = "\r\u{1B}[K"
  private let isShown = System.isTerminal(2)

  func show(_ text: String) {
    if isShown { Terminal.write([UInt8]((Self.eraseLine + text).utf8), to: 2) }
  }

  func clear() {
    show("")
  }
}
