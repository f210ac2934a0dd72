import Foundation
import TestSupport
import Testing

/// Lessons come as playgrounds: folders with contents, sources, and pages with sources of their own.
@Suite("Playgrounds in the command")
struct PlaygroundTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ files: KeyValuePairs<String, String>) throws {
    for (path, text) in files {
      let place = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
  }

  private func signalbox(_ words: [String], in place: String = "") throws -> ProcessResult {
    try Command.run(words, in: folder.url.appendingPathComponent(place))
  }

  @Test("Its contents run with the files of its sources, by any of its names", arguments: ["", "/", "/Contents.swift"])
  func contents(ending: String) throws {
    try write([
      "My Lesson.playground/Contents.swift": "import PlaygroundSupport\nprint(greeting())\n",
      "My Lesson.playground/Sources/Greeting.swift": "public func greeting() -> String { \"hello\" }\n",
    ])
    let run = try signalbox(["run", "My Lesson.playground" + ending])
    #expect(run.outputText == "hello\n" && run.exitCode == 0, "\(run.errorText)")
  }

  @Test("A page has its own sources and the playground's")
  func pages() throws {
    try write([
      "Lesson.playground/Pages/1 Queues.xcplaygroundpage/Contents.swift": "print(shared, own)\n",
      "Lesson.playground/Pages/1 Queues.xcplaygroundpage/Sources/Own.swift": "public let own = \"own\"\n",
      "Lesson.playground/Pages/2 Groups.xcplaygroundpage/Contents.swift": "print(shared)\n",
      "Lesson.playground/Sources/Shared.swift": "public let shared = \"shared\"\n",
    ])
    #expect(try signalbox(["run", "Lesson.playground/Pages/1 Queues.xcplaygroundpage"]).outputText == "shared own\n")
    #expect(try signalbox(["run", "Lesson.playground/Pages/2 Groups.xcplaygroundpage"]).outputText == "shared\n")
    let inside = try signalbox(["run", "Pages/2 Groups.xcplaygroundpage"], in: "Lesson.playground")
    #expect(inside.outputText == "shared\n", "\(inside.errorText)")
    let beside = try signalbox(["run", "2 Groups.xcplaygroundpage"], in: "Lesson.playground/Pages")
    #expect(beside.outputText == "shared\n", "\(beside.errorText)")
    let whole = try signalbox(["run", "Lesson.playground"])
    #expect(whole.exitCode == 2)
    #expect(
      whole.errorText == """
        Lesson.playground: error: the playground has 2 pages; name one of them:
          'Lesson.playground/Pages/1 Queues.xcplaygroundpage'
          'Lesson.playground/Pages/2 Groups.xcplaygroundpage'

        """)
  }

  @Test("check looks at every page")
  func checkedPages() throws {
    try write([
      "Lesson.playground/Pages/1.xcplaygroundpage/Contents.swift": "print(1)\n// expect: prints \"1\"\n",
      "Lesson.playground/Pages/2.xcplaygroundpage/Contents.swift": "print(2)\n// expect: prints \"1\"\n",
    ])
    let checked = try signalbox(["check", "Lesson.playground"])
    #expect(
      checked.outputText.hasPrefix("passed  Lesson.playground/Pages/1.xcplaygroundpage/Contents.swift\nFAILED"),
      "\(checked.outputText)")
    #expect(checked.outputText.hasSuffix("1 passed, 1 failed\n"))
  }

  @Test("One with a single page is that page; one without anything says what is missing")
  func oneOrNone() throws {
    try write([
      "One.playground/Pages/Only.xcplaygroundpage/Contents.swift": "print(\"only\")\n",
      "None.playground/contents.xcplayground": "<playground/>\n",
    ])
    #expect(try signalbox(["run", "One.playground"]).outputText == "only\n")
    let none = try signalbox(["run", "None.playground"])
    #expect(none.exitCode == 2)
    #expect(none.errorText == "None.playground: error: the playground has neither Contents.swift nor pages\n")
  }

  @Test("A finding in its sources names the file, and the command that repeats it")
  func findings() throws {
    try write([
      "Race.playground/Contents.swift": "import Dispatch\nlet store = Store()\nstore.load()\nstore.load()\n",
      "Race.playground/Sources/Store.swift": """
      import Dispatch
      public final class Store {
        var count = 0
        public init() {}
        public func load() { DispatchQueue.global().async { self.count += 1 } }
      }
      """,
    ])
    let run = try signalbox(["run", "Race.playground"])
    #expect(run.exitCode == 1)
    #expect(run.errorText.contains("Race.playground/Sources/Store.swift:5:"), "\(run.errorText)")
    let checked = try signalbox(["check", "Race.playground"])
    #expect(checked.exitCode == 1)
    let again = try #require(checked.outputText.split(separator: "\n").last { $0.contains("again: signalbox ") })
    let words = again.split(separator: " ").dropFirst(2).map(String.init)
    #expect(words.prefix(2) == ["run", "Race.playground/Contents.swift"])
    #expect(try signalbox(words).errorText.contains("Race.playground/Sources/Store.swift:5:"))
  }
}
