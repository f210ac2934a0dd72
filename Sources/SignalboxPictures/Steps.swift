import CairoRendering
import DispatchTrace
public import Runs
import Timeline

/// A run step by step: the scenario's code beside its queues, one frame for each visible change, at most twelve.
/// Of several files the driver is shown and those in which something stands, three at most.
///
/// What one instant changes is one frame; where nothing takes time, what belongs together. Deterministic, as `Picture`.
public struct Steps: Sendable {
  private let frames: [Scene]
  private let theme: Picture.Theme
  private let fontFolder: String?

  /// How long a frame of the animation stands, and the last one, before it begins anew.
  private static let delay: UInt16 = 1800
  private static let lastDelay: UInt16 = 3000

  /// Lays out the steps of `run`. A run of a trace from disk has no code to show. Of `options` the theme, the scale, the title,
  /// the part and the fonts' folder count; frames are 1,000 pixels wide.
  public init(of run: Run, _ options: Picture.Options = Picture.Options()) throws(PictureError) {
    theme = options.theme
    fontFolder = options.fontFolder
    let fonts = try Picture.fonts(in: options.fontFolder)
    let part = try options.part?.timelinePart(of: run.index)
    frames = Storyboard.frames(
      of: run.trace, source: run.source, otherSources: run.trace.header.otherFiles.map { run.otherSources[$0]?.text },
      title: options.title, scale: options.scale, part: part, measurer: fonts)
  }

  /// How many frames there are; 0 when nothing happens in the run.
  public var count: Int { frames.count }

  /// The file of one frame, from 0.
  public func frame(_ number: Int, as format: Picture.Format) throws(PictureError) -> [UInt8] {
    try Picture.encoded(frames[number], theme, fontFolder, as: format)
  }

  /// The file of all frames in two columns.
  public func strip(as format: Picture.Format) throws(PictureError) -> [UInt8] {
    guard let strip = Storyboard.strip(frames) else { throw .noSteps }
    return try Picture.encoded(strip, theme, fontFolder, as: format)
  }

  /// An animated PNG: 1.8 s for each frame, 3 s for the last, for ever. Viewers that know no animation show the first frame.
  public func animation() throws(PictureError) -> [UInt8] {
    if frames.isEmpty { throw .noSteps }
    let delays = frames.indices.map { $0 + 1 == frames.count ? Self.lastDelay : Self.delay }
    return try Picture.animation(frames, theme, fontFolder, delays: delays)
  }
}
