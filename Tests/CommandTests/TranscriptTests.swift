import CairoRendering
import Foundation
import TestSupport
import Testing

/// What the documents say that commands print is what they print.
///
/// A page's scenarios with a name lie in the folder that its commands run in, beside `traces`. `Recording` writes
/// what is printed and drawn today into the pages and into `docs/pictures`.
@Suite("Transcripts in documents", .serialized)
struct TranscriptTests {
  @Test("Every command prints what the page shows", arguments: Document.all.filter { !$0.transcripts.isEmpty })
  func pageShowsWhatIsPrinted(_ page: Document) throws {
    if !page.programs.isEmpty && Command.compilerFolder == nil { return }
    let folder = try Self.workplace(of: page)
    for transcript in page.transcripts {
      let shown = try transcript.commands.map { "$ \($0)\n" + (try printed(by: $0, in: folder)) }.joined()
      if Recording.isOn {
        try page.replace("console", saying: transcript.text, with: shown)
      } else {
        #expect(shown == transcript.text, "\(transcript)")
      }
    }
    try comparePictures(in: folder)
  }

  /// A page's scenarios, the recorded ones, and a folder for the pictures that the page shows.
  private static func workplace(of page: Document) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for example in page.examples + page.programs + page.drivers {
      if let file = example.file { _ = try folder.file(file, example.source) }
    }
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("traces"), withDestinationURL: Repository.url("traces"))
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("pictures"), withIntermediateDirectories: false)
    return folder
  }

  /// Pictures and animations say of which scenes they are, whatever the versions of the libraries that drew them.
  private func comparePictures(in folder: TemporaryFolder) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path("pictures")).sorted() {
      let drawn = try Data(contentsOf: folder.url.appendingPathComponent("pictures/\(name)"))
      let shown = "docs/pictures/\(name)"
      if Recording.isOn { try Recording.write(drawn, to: shown) }
      let recorded = try #require(try? Data(contentsOf: Repository.url(shown)), "no \(shown)")
      let scene = try #require(PNGFile.scene(of: [UInt8](drawn)), "\(shown) does not say what it shows")
      #expect(PNGFile.scene(of: [UInt8](recorded)) == scene, "\(shown) is drawn differently now")
    }
  }

  @Test("There are transcripts to look at")
  func thereAreTranscripts() {
    #expect(Document.all.flatMap(\.transcripts).flatMap(\.commands).count >= 5)
  }

  /// Both streams as a terminal would mix them, and the exit code where it is not 0.
  private func printed(by command: String, in folder: TemporaryFolder) throws -> String {
    let compiler = Command.compilerFolder.map { ":\($0)" } ?? ""
    let path = Command.url.deletingLastPathComponent().path + ":/usr/bin:/bin" + compiler
    let result = try Command.runProgram(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "\(command) 2>&1"], environment: ["PATH": path, "NO_COLOR": "1"], in: folder.url)
    return result.outputText + (result.exitCode == 0 ? "" : "exit code \(result.exitCode)\n")
  }
}
