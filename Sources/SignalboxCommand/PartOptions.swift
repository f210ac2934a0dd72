import ArgumentParser
import Signalbox
import SignalboxPictures

/// The part of a run that a picture shows.
struct PartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw the run only from there: an instant such as '10 ms', or the name of a block, for its start.", valueName: "T"))
  var from: String?

  @Option(help: ArgumentHelp("Draw the run only up to this instant.", valueName: "T"))
  var to: String?

  @Option(help: ArgumentHelp("Draw the run only until this block has ended, whatever comes after it.", valueName: "block"))
  var until: String?

  func validate() throws {
    if to != nil, until != nil { throw ValidationError("--to and --until both say where the part ends: leave one out.") }
    if let to, Self.instant(to) == nil {
      throw ValidationError("'\(to)' is no instant: write --to 30ms, or --until NAME for the end of a block.")
    }
    if let first = from.flatMap(Self.instant), let last = to.flatMap(Self.instant), first >= last {
      throw ValidationError("The part would begin at \(first) and end at \(last): it has to begin before it ends.")
    }
  }

  /// Nil for the whole run.
  var part: Picture.Part? {
    if from == nil, to == nil, until == nil { return nil }
    let first = from.map { Self.instant($0).map(Picture.Part.Edge.instant) ?? .block($0) }
    let last = to.flatMap(Self.instant).map(Picture.Part.Edge.instant)
    return Picture.Part(from: first, to: last ?? until.map(Picture.Part.Edge.block))
  }

  private static func instant(_ text: String) -> Instant? {
    if text == "0" { return .zero }
    return VirtualDuration(text).map { .zero + $0 }
  }
}
