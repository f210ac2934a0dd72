import Signalbox

/// Standard output while a scenario runs: what it prints is written as it comes, on a terminal line by line.
final class PrintedOutput {
  private static let most = 1 << 16
  private let isTerminal = System.isTerminal(1)
  private var waiting = ""
  private var hasPrinted = false
  private var failure: Failure?

  func print(_ text: String) {
    hasPrinted = true
    waiting += text
    if waiting.utf8.count >= Self.most || (isTerminal && text.hasSuffix("\n")) { flush() }
  }

  private func flush() {
    guard failure == nil, !waiting.isEmpty else { return }
    do throws(Failure) {
      try Terminal.write(waiting)
    } catch {
      failure = error
    }
    waiting = ""
  }

  /// Writes what has not been written; `printed` is all of it. Throws what went wrong on the way.
  func finish(_ printed: String) throws(Failure) {
    if !hasPrinted { waiting = printed }
    flush()
    if let failure { throw failure }
  }
}
