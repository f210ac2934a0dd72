public import ArgumentParser
import Signalbox
public import SignalboxPictures

extension Picture.View: ExpressibleByArgument {}

struct RenderCommand: Verb {
  static let name = "render"
  static let configuration = CommandConfiguration.verb(
    name,
    abstract: "Draws the timeline of a run or of a trace, or of several below each other.",
    discussion: """
      The ending of the output picks the format: .png, .svg or .pdf.

      Examples:
        signalbox render traces/barrier -o barrier.png
        signalbox render app.jsonl -o app.svg --theme dark
        signalbox render app.swift -o app.png --fold
        signalbox render app.swift -o app.png --lines
        signalbox render app.swift -o app.png --edges
        signalbox render app.swift -o app.png --from '10 ms' --to '30 ms'
        signalbox render app.swift -o app.png --from load --until save
        signalbox render app.swift -o app.png --whiskers
        signalbox render app.swift -o app.png --seeds 100
        signalbox render broken.swift mended.swift -o both.png
        signalbox render broken.swift mended.swift --with Store.swift -o both.png
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

  @OptionGroup(title: "Part of the run (what goes on beyond it is drawn as cut)")
  var part: PartOptions

  @OptionGroup
  var look: LookOptions

  @Option(help: ArgumentHelp("Width in pixels of the layout: 600 to 8000.", valueName: "N"))
  var width = 1200

  @Flag(help: "Draw long stretches in which nothing changes as a zigzag with their length in words.")
  var fold = false

  @Flag(help: "Beside each block's name the line of the source that hands it over.")
  var lines = false

  @Flag(
    help: ArgumentHelp(
      "Draw arrows for the order of the blocks: solid where the rules force it, dotted where it came out so in this run.",
      discussion: "For runs of 2 to 12 blocks that complete or exit, in the views by queues and by threads."))
  var edges = false

  @Flag(
    help: ArgumentHelp(
      "Below each block its earliest and latest start over all orders, what takes time taking as long as declared.",
      discussion: "With a core for each thread. Up to 2,000 orders; of programs that have more --seeds takes a sample."))
  var whiskers = false

  @Option(
    help: ArgumentHelp(
      "Below each block its earliest and latest start in N other runs, with the seeds 1 to N.", valueName: "N"))
  var seeds: Int?

  @Option(
    name: .customLong("layout-json"), help: ArgumentHelp("Also write what was drawn where, as JSON.", valueName: "out.json"))
  var layoutJSON: String?

  func validate() throws {
    if !(600...8000).contains(width) { throw ValidationError("--width must be from 600 to 8000.") }
    if edges, view == .cores { throw ValidationError("--edges needs --view queues or threads: cores show slices of blocks.") }
    if whiskers {
      if seeds != nil {
        throw ValidationError("--whiskers is about all orders, --seeds about a sample of them: give one of the two.")
      }
      if view == .cores { throw ValidationError("--whiskers needs --view queues or threads: cores show slices of blocks.") }
    }
    if let seeds {
      if !(1...100_000).contains(seeds) { throw ValidationError("--seeds must be from 1 to 100000.") }
      if view == .cores { throw ValidationError("--seeds needs --view queues or threads: cores show slices of blocks.") }
    }
    if pictureFormat == nil {
      throw ValidationError(
        output == "-"
          ? "A picture for standard output needs --format png, svg or pdf."
          : "The ending of '\(output)' picks the format: use .png, .svg or .pdf, or --format.")
    }
    try look.check(pictureFormat)
  }

  var confinement: Confinement? {
    input.options.confinement(input.paths, writing: [output, layoutJSON], reading: Confinement.fonts(in: look.fontFolder))
  }

  private var pictureFormat: Picture.Format? { format ?? Picture.Format(endingOf: output) }

  func run() throws {
    guard let format = pictureFormat else { return }
    let options = Picture.Options(
      view: view, theme: look.theme, scale: look.scale, width: width, title: look.title, folds: fold, showsOrder: edges,
      showsLines: lines, part: part.part, fontFolder: look.fontFolder)
    let draw = try picture(options)
    try drawing(output, of: input.paths.count == 1 ? input.paths[0] : nil) {
      let picture = try draw()
      let bytes = try picture.encoded(as: format)
      if output == "-" { try Terminal.write(bytes: bytes) } else { try OutputFile.replace(output, with: bytes) }
      if let layoutJSON { try OutputFile.replace(layoutJSON, with: picture.layoutJSON()) }
    }
  }

  /// What draws the runs, which are there by then: what is wrong with them is said before.
  private func picture(_ options: Picture.Options) throws -> () throws -> Picture {
    if let seeds {
      let (run, scenario, machines) = try input.run(besides: 1...UInt64(seeds))
      let others = machines.lazy.map { Picture.Panel("seed \($0.seed ?? 0)", scenario.run(on: $0)) }
      return { try Picture(of: run, startsOver: seeds == 1 ? "seed 1" : "seeds 1 to \(seeds)", others, options) }
    }
    if whiskers {
      let (run, scenario, machine) = try input.repeatableRun()
      return {
        do {
          return try Picture(of: run, startsOver: scenario.allOrders(on: machine), options)
        } catch let error as TooManyOrders {
          throw Failure(text: "\(scenario.name): error: --whiskers needs all orders, but \(error)", exitCode: 2)
        }
      }
    }
    let runs = try input.runs()
    if runs.count == 1 { return { try Picture(of: runs[0].run, options) } }
    return { try Picture(of: runs.map { Picture.Panel($0.label, $0.run) }, options) }
  }
}
