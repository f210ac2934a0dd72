public import ArgumentParser
public import SignalboxPictures

extension Picture.Theme: ExpressibleByArgument {}
extension Picture.Format: ExpressibleByArgument {}

/// How a picture looks, for every command that draws one of choice.
struct LookOptions: ParsableArguments {
  @Option(help: "Colours on white or on black; auto is both in one SVG.")
  var theme: Picture.Theme = .light

  @Option(help: ArgumentHelp("Device pixels for one pixel of the layout: 1 to 4.", valueName: "N"))
  var scale = 1

  @Option(help: ArgumentHelp("Another title than the scenario's.", valueName: "text"))
  var title: String?

  @Option(
    name: .customLong("font-dir"),
    help: ArgumentHelp("The folder that holds the DejaVu fonts, if it is none of the usual ones.", valueName: "folder"))
  var fontFolder: String?

  /// For pictures that take nothing else from the command line.
  var options: Picture.Options {
    Picture.Options(theme: theme, scale: scale, title: title, fontFolder: fontFolder)
  }

  /// Both themes in one file need a format that has a place for them.
  func check(_ format: Picture.Format?) throws {
    if theme == .auto, format != .svg {
      throw ValidationError("--theme auto is both themes in one SVG: use .svg, or --theme light or dark.")
    }
  }

  func validate() throws {
    if !(1...4).contains(scale) { throw ValidationError("--scale must be from 1 to 4.") }
  }
}

extension Picture.Format {
  /// The one that the ending of a file's name picks.
  init?(endingOf path: String) {
    guard let format = Self.allCases.first(where: { path.lowercased().hasSuffix(".\($0.rawValue)") }) else { return nil }
    self = format
  }
}

/// What `draw` gives; a picture that cannot be drawn fails the command: under the name of its `input` where that has not what is to be
/// drawn, else under that of its `output`.
func drawing<Result>(_ output: String, of input: String? = nil, _ draw: () throws -> Result) throws -> Result {
  do {
    return try draw()
  } catch let error as PictureError {
    throw Failure(text: "\(error.isOfRun ? input ?? output : output): error: \(error)", exitCode: 2)
  }
}

extension PictureError {
  /// The run is not such that it could be drawn so.
  fileprivate var isOfRun: Bool {
    switch self {
    case .noSteps, .partOfNoTime, .partBackwards, .partBeyondEnd, .partNeedsInstants, .unknownBlock: true
    case .fontMissing, .fontUnreadable, .tooLarge, .bothThemesNeedSVG, .system: false
    }
  }
}
