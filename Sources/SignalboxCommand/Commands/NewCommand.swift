import ArgumentParser
import Signalbox

struct NewCommand: Verb {
  static let name = "new"
  static let configuration = CommandConfiguration.verb(
    name,
    abstract: "Writes a scenario to start from.",
    discussion: """
      Starting points:
      \(StartingPoint.all.map(\.row).joined(separator: "\n"))

      Examples:
        signalbox new photos.swift --from barrier
        signalbox render photos.swift -o photos.png
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The file to write; .swift is added where it is missing. What is there is never written over.", valueName: "name"))
  var name: String

  @Option(help: ArgumentHelp("What to start from.", valueName: "starting point"))
  var from = StartingPoint.all[0].name

  func validate() throws {
    guard StartingPoint.all.contains(where: { $0.name == from }) else {
      let names = StartingPoint.all.map(\.name)
      let near = Spelling.nearest(to: from, among: names).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError("There is no starting point '\(from)'.\(near) There are \(names.joined(separator: ", ")).")
    }
  }

  func run() throws {
    guard let point = StartingPoint.all.first(where: { $0.name == from }) else { return }
    let path = name.hasSuffix(".swift") ? name : name + ".swift"
    try OutputFile.create(path, with: Array(point.text.utf8))
    let word = ShellWord.quoted(path)
    Terminal.writeError(
      "wrote \(path); next: signalbox run \(word), signalbox render \(word) -o \(ShellWord.quoted(String(path.dropLast(".swift".count)) + ".png"))"
    )
  }
}
