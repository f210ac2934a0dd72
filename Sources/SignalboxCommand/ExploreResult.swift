import Signalbox
import SignalboxPictures

/// How what an exploration found is told, whoever searched it.
struct ExploreResult {
  var exploration: Exploration
  var matrix: OrderMatrix?
  /// How a picture is drawn.
  var options = Picture.Options()
  /// What ended the search before its time; nil when nothing did.
  var stop: String?

  /// Is given what was found, for the file to write.
  var test: WrittenTest?

  func write(as format: ReportFormat, picture output: String?) throws {
    switch format {
    case .text:
      Terminal.writeError(exploration.report(usesColour: Terminal.isErrorColoured))
      if let matrix { try Terminal.write(matrix.report()) }
    case .json: try Terminal.write(exploration.json(matrix: matrix))
    }
    if let stop { Terminal.writeError("stopped by \(stop): this is what was found until then") }
    if let matrix, let output, let format = Picture.Format(endingOf: output) {
      try drawing(output) {
        try OutputFile.replace(output, with: Picture(of: matrix, timing: exploration.timing, options).encoded(as: format))
      }
    } else if let output, let format = Picture.Format(endingOf: output) {
      try draw(exploration.counterexample, as: format, to: output)
    }
    if let test { try write(test) }
    if !exploration.isAsExpected { throw Failure.notAsExpected }
    // What was not looked at may be wrong: whoever waits for success must not go on.
    if System.wasInterrupted { throw Failure.interrupted }
  }

  private func draw(_ counterexample: Run?, as format: Picture.Format, to output: String) throws {
    guard let counterexample else {
      return Terminal.writeError("\(exploration.isAsExpected ? "nothing fails" : "no run fails"): no picture was drawn")
    }
    try drawing(output) { try OutputFile.replace(output, with: Picture(of: counterexample, options).encoded(as: format)) }
  }

  private func write(_ test: WrittenTest) throws(Failure) {
    if exploration.isAsExpected { return Terminal.writeError("nothing fails: no test was written") }
    try OutputFile.create(test.output, with: Array(test.text.utf8))
    Terminal.writeError("test written: \(test.output)")
  }
}
