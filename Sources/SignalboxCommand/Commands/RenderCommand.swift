public import ArgumentParser
import Signalbox
public import SignalboxPictures

extension Picture.View: ExpressibleByArgument {}

struct RenderCommand: ParsableCommand, Confinable {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws the timeline of a run or of a trace, or of several below each other.",
    discussion: """
      The ending of the output picks the format: .png, .svg or .pdf.

      Examples:
        signalbox render traces/barrier -o barrier.png
        signalbox render app.jsonl -o app.svg --theme dark
        signalbox render app.swift -o app.png --fold
        signalbox render app.swift -o app.png --edges
        signalbox render broken.swift mended.swift -o both.png
        signalbox render app.swift --cores 1 --cores 2 -o cores.png
        signalbox render app.swift --seed 3 -o app.png --scale 2 --title "Seed 3"
      """
  )

  @OptionGroup
  var input: InputArguments

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The picture to write: .png, .svg or .pdf; - is standard output.", valueName: "out"))
  var output: String

  @Option(help: "The format, whatever the ending says.")
  var format: Picture.Format?

  @Option(help: "What a row of the picture is.")
  var view: Picture.View = .queues

  @OptionGroup
  var look: LookOptions

  @Option(help: ArgumentHelp("Width in pixels of the layout: 600 to 8000.", valueName: "N"))
  var width = 1200

  @Flag(help: "Draw long stretches in which nothing changes as a zigzag with their length in words.")
  var fold = false

  @Flag(
    help: ArgumentHelp(
      "Draw arrows for the order of the blocks: solid where the rules force it, dotted where it came out so in this run.",
      discussion: "For runs of 2 to 12 blocks that complete, in the views by queues and by threads."))
  var edges = false

  @Option(
    name: .customLong("layout-json"), help: ArgumentHelp("Also write what was drawn where, as JSON.", valueName: "out.json"))
  var layoutJSON: String?

  func validate() throws {
    if !(600...8000).contains(width) { throw ValidationError("--width must be from 600 to 8000.") }
    if edges, view == .cores { throw ValidationError("--edges needs --view queues or threads: cores show slices of blocks.") }
    if pictureFormat == nil {
      throw ValidationError(
        output == "-"
          ? "A picture for standard output needs --format png, svg or pdf."
          : "The ending of '\(output)' picks the format: use .png, .svg or .pdf, or --format.")
    }
  }

  var confinement: Confinement? {
    input.options.confinement(input.paths, writing: [output, layoutJSON], reading: Confinement.fonts(in: look.fontFolder))
  }

  private var pictureFormat: Picture.Format? { format ?? Picture.Format(endingOf: output) }

  func run() throws {
    guard let format = pictureFormat else { return }
    let runs = try input.runs()
    let options = Picture.Options(
      view: view, theme: look.theme, scale: look.scale, width: width, title: look.title, folds: fold, showsOrder: edges,
      fontFolder: look.fontFolder)
    try drawing(output) {
      let picture =
        runs.count == 1
        ? try Picture(of: runs[0].run, options) : try Picture(of: runs.map { Picture.Panel($0.label, $0.run) }, options)
      let bytes = try picture.encoded(as: format)
      if output == "-" { try Terminal.write(bytes: bytes) } else { try OutputFile.replace(output, with: bytes) }
      if let layoutJSON { try OutputFile.replace(layoutJSON, with: picture.layoutJSON()) }
    }
  }
}
