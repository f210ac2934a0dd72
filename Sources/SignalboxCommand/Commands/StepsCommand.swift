import ArgumentParser
import Signalbox
import SignalboxPictures

struct StepsCommand: Verb {
  static let name = "steps"
  static let configuration = CommandConfiguration.verb(
    name,
    abstract: "Draws a run step by step: code beside queues, a frame for each visible change.",
    discussion: """
      The ending of the output picks what is drawn: .png, .svg or .pdf all frames in
      one picture, .apng an animation. With --frames each frame is a file of its own,
      numbered from 1: steps-1.png, steps-2.png, …

      Examples:
        signalbox steps traces/sync-from-main -o steps.png
        signalbox steps app.swift -o steps.apng --theme dark
        signalbox steps app.swift -o steps.svg --frames
        signalbox steps driver.swift --with Store.swift -o steps.png
        signalbox steps app.swift -o steps.png --from '10 ms' --until save
      """
  )

  @Argument(help: RunOptions.inputHelp)
  var paths: [String]

  @OptionGroup
  var options: RunOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write: .png, .svg, .pdf or .apng.", valueName: "out"))
  var output: String

  @Flag(help: "A file for each frame.")
  var frames = false

  @OptionGroup(title: "Part of the run")
  var part: PartOptions

  @OptionGroup
  var look: LookOptions

  func validate() throws {
    if format == nil, !isAnimation {
      throw ValidationError("The ending of '\(output)' picks the format: use .png, .svg, .pdf or .apng.")
    }
    try look.check(format)
    if isAnimation, frames { throw ValidationError("--frames needs .png, .svg or .pdf: an animation is one file.") }
  }

  var confinement: Confinement? {
    options.confinement(paths, writing: [output], reading: Confinement.fonts(in: look.fontFolder))
  }

  private var isAnimation: Bool { output.lowercased().hasSuffix(".apng") }

  private var format: Picture.Format? { isAnimation ? nil : Picture.Format(endingOf: output) }

  func run() throws {
    let run = try options.run(paths)
    var options = look.options
    options.part = part.part
    try drawing(output, of: paths.first) {
      let steps = try Steps(of: run, options)
      guard let format else { return try OutputFile.replace(output, with: steps.animation()) }
      guard frames else { return try OutputFile.replace(output, with: steps.strip(as: format)) }
      let stem = output.dropLast(format.rawValue.count + 1)
      for number in 0..<steps.count {
        try OutputFile.replace("\(stem)-\(number + 1).\(format.rawValue)", with: steps.frame(number, as: format))
      }
    }
  }
}
