import Foundation
import TestSupport
import Testing

/// What the documents say that commands print is what they print.
///
/// A page's scenarios with a name lie in the folder that its commands run in, beside `traces`. `SIGNALBOX_RECORD=1` writes what is
/// printed today into the pages.
@Suite("Transcripts in documents", .serialized)
struct TranscriptTests {
  @Test("Every command prints what the page shows", arguments: Document.all.filter { !$0.transcripts.isEmpty })
  func pageShowsWhatIsPrinted(_ page: Document) throws {
    let folder = try TemporaryFolder()
    for example in page.examples {
      if let file = example.file { _ = try folder.file(file, example.source) }
    }
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("traces"), withDestinationURL: Repository.url("traces"))
    for transcript in page.transcripts {
      let shown = try transcript.commands.map { "$ \($0)\n" + (try printed(by: $0, in: folder)) }.joined()
      if ProcessInfo.processInfo.environment["SIGNALBOX_RECORD"] != nil {
        let text = try Repository.text(page.path).replacing("```console\n\(transcript.text)```", with: "```console\n\(shown)```")
        try Data(text.utf8).write(to: Repository.url(page.path))
      } else {
        #expect(shown == transcript.text, "\(transcript)")
      }
    }
  }

  @Test("There are transcripts to look at")
  func thereAreTranscripts() {
    #expect(Document.all.flatMap(\.transcripts).flatMap(\.commands).count >= 5)
  }

  /// Both streams as a terminal would mix them, and the exit code where it is not 0.
  private func printed(by command: String, in folder: TemporaryFolder) throws -> String {
    let path = Command.url.deletingLastPathComponent().path + ":/usr/bin:/bin"
    let result = try Command.runProgram(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "\(command) 2>&1"], environment: ["PATH": path, "NO_COLOR": "1"], in: folder.url)
    return result.outputText + (result.exitCode == 0 ? "" : "exit code \(result.exitCode)\n")
  }
}
