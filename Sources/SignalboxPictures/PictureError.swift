import CairoRendering
public import DispatchTrace
import Timeline

/// Why a picture could not be drawn. `description` says what to do.
public enum PictureError: Error, Hashable, Sendable {
  /// A font file was found in none of `folders`.
  case fontMissing(file: String, folders: [String])
  /// The file is there, but it is no font that FreeType reads.
  case fontUnreadable(path: String)
  /// More than 32,767 device pixels on a side.
  case tooLarge(width: Int, height: Int)
  /// `Picture.Theme.auto` with another format than SVG.
  case bothThemesNeedSVG
  /// A storyboard of a run in which nothing happens.
  case noSteps
  /// There is no part of a run in which nothing takes time.
  case partOfNoTime
  /// The part begins at or after its end.
  case partBackwards(from: Instant, to: Instant)
  /// The part reaches beyond the run, which ends at `end`.
  case partBeyondEnd(Instant, end: Instant)
  /// Several runs in one picture, and a part of them that a block's name begins or ends.
  case partNeedsInstants
  /// The part of a picture begins or ends with a block that is not there, for this reason.
  case unknownBlock(String)
  /// Cairo's own words for any other failure, such as running out of memory.
  case system(String)

  init(_ error: RenderingError) {
    self =
      switch error {
      case .fontMissing(let file, let folders): .fontMissing(file: file, folders: folders)
      case .fontUnreadable(let path): .fontUnreadable(path: path)
      case .tooLarge(let width, let height): .tooLarge(width: width, height: height)
      case .cairo(let words): .system(words)
      }
  }

  init(_ problem: TimelinePart.Problem) {
    self =
      switch problem {
      case .takesNoTime: .partOfNoTime
      case .beginsAfterEnd(let from, let to): .partBackwards(from: from, to: to)
      case .beyondEnd(let instant, let end): .partBeyondEnd(instant, end: end)
      }
  }
}

extension PictureError: CustomStringConvertible {
  /// What is wrong and what to do, one sentence.
  public var description: String {
    switch self {
    case .fontMissing(let file, let folders): RenderingError.fontMissing(file: file, folders: folders).description
    case .fontUnreadable(let path): RenderingError.fontUnreadable(path: path).description
    case .tooLarge(let width, let height): RenderingError.tooLarge(width: width, height: height).description
    case .bothThemesNeedSVG: "both themes in one file are only possible in SVG: use .svg, or the theme light or dark"
    case .noSteps: "nothing happens in this run: there are no steps"
    case .partOfNoTime: "nothing takes time in this run: it has no parts; leave out --from, --to and --until"
    case .partBackwards(let from, let to):
      "the part would begin at \(from.inWords) and end at \(to.inWords): it has to begin before it ends"
    case .partBeyondEnd(let instant, let end): "there is nothing at \(instant.inWords): the run ends at \(end.inWords)"
    case .partNeedsInstants: "a part of several runs needs instants: a block may start at another one in each of them"
    case .unknownBlock(let reason): reason
    case .system(let words): RenderingError.cairo(words).description
    }
  }
}
