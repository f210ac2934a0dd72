import CairoRendering

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
    case .system(let words): RenderingError.cairo(words).description
    }
  }
}
