import Signalbox

/// Standard output and standard error: no buffer of ours, and a closed pipe is no error.
enum Terminal {
  /// Exactly `text`; on a terminal control characters are made visible, for who wrote the scenario or the trace is a stranger.
  static func write(_ text: String) throws(Failure) {
    try write(bytes: [UInt8]((System.isTerminal(1) ? VisibleText.of(text, keepsColour: isColoured) : text).utf8))
  }

  static func write(bytes: [UInt8]) throws(Failure) {
    do throws(Files.Problem) {
      try Files.write(bytes, to: 1)
    } catch {
      if !error.isClosedPipe { throw .unwritable("standard output", reason: error.reason) }
    }
  }

  /// A line or more on standard error; the last line break is added when it is missing. Control characters are made visible.
  static func writeError(_ text: String) {
    guard !text.isEmpty else { return }
    let shown = VisibleText.of(text, keepsColour: isErrorColoured)
    put([UInt8]((shown.hasSuffix("\n") ? shown : shown + "\n").utf8))
  }

  /// What the scenario prints, on standard error.
  static func writeErrorExactly(_ text: String) {
    if System.isTerminal(2) { return writeError(text) }
    put([UInt8]((text.isEmpty || text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// When standard error cannot be written there is nobody to tell.
  fileprivate static func put(_ bytes: [UInt8]) {
    try? Files.write(bytes, to: 2)
  }

  /// All of standard input.
  static func readInput() throws(LoadError) -> [UInt8] {
    do throws(Files.Problem) {
      return try Files.contents(of: 0)
    } catch {
      throw .unreadable(path: "standard input", reason: error.reason)
    }
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
  let isShown = System.isTerminal(2)

  func show(_ text: String) {
    if isShown { Terminal.put([UInt8]((Self.eraseLine + VisibleText.of(text, keepsColour: false)).utf8)) }
  }

  func clear() {
    show("")
  }
}
