import DispatchTrace
import Testing

struct FindingTextTests {
  private let source = "import Dispatch\n\taccounts.sync { }\nlog.sync { }\n"

  @Test func aFindingLooksLikeACompilersMessage() {
    let finding = Finding(
      .error, .deadlock, "accounts and log wait for each other", at: SourcePosition(line: 2, column: 11),
      notes: [.init("log was made here", at: SourcePosition(line: 3, column: 1)), .init("and that is all")])
    let expected = """
      a.swift:2:11: error: accounts and log wait for each other [deadlock]
      \taccounts.sync { }
      \t         ^
      a.swift:3:1: note: log was made here
      log.sync { }
      ^
      a.swift: note: and that is all

      """
    #expect(FindingText(path: "a.swift", source: source).text(of: finding) == expected)
  }

  @Test func theEdgesOfACycleAreLetteredAndClosed() {
    let edge = Finding.WaitEdge(
      waiter: ThreadID(1), waiterItem: nil, resource: "log", queue: nil, holder: nil, holderItem: nil, sentence: "x waits for y",
      position: .none)
    let finding = Finding(
      .error, .deadlock, "two blocks wait for each other", edges: [edge, edge], isCycle: true,
      remedies: ["make a async", "use one queue"])
    let expected = """
      a.swift: error: two blocks wait for each other [deadlock]
      a.swift: note: a: x waits for y
      a.swift: note: b: x waits for y
      a.swift: note: and so back to a
      a.swift: note: any one change ends it: make a async; use one queue

      """
    #expect(FindingText(path: "a.swift").text(of: finding) == expected)
  }

  @Test("Each of the three ends of lines is one")
  func endsOfLines() {
    let finding = Finding(.error, .syntax, "m", at: SourcePosition(line: 4, column: 2))
    let text = FindingText(path: "a", source: "1\r2\r\n3\nabc").text(of: finding)
    #expect(text.contains("\nabc\n ^\n"), "\(text)")
  }

  @Test func theCaretStandsBelowItsCharacterAlsoAfterWideOnes() {
    let text = FindingText(path: "a", source: "let 写真 = é").text(
      of: Finding(.note, .limit, "m", at: SourcePosition(line: 1, column: 14)))
    #expect(text.hasSuffix("let 写真 = é\n           ^\n"))
  }

  @Test func escapeSequencesDoNotReachTheTerminal() {
    let finding = Finding(.warning, .limit, "red \u{1B}[31m", at: SourcePosition(line: 1, column: 1))
    let text = FindingText(path: "a", source: "print(\"\u{1B}[2J\")").text(of: finding)
    #expect(!text.contains("\u{1B}"))
  }

  @Test func colourIsThereOnlyWhenAskedFor() {
    let finding = Finding(.error, .limit, "m", at: SourcePosition(line: 9, column: 1))
    #expect(FindingText(path: "a", usesColour: true).text(of: finding).contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(FindingText(path: "a").text(of: finding) == "a:9:1: error: m [limit]\n")
  }

  @Test func lettersGoOnAfterZ() {
    #expect([0, 25, 26, 27, 701, 702].map(FindingText.letter) == ["a", "z", "aa", "ab", "zz", "aaa"])
  }

  @Test("Lines of other files are shown where their texts are at hand")
  func otherFiles() {
    let notes = [
      Finding.Note("there", at: SourcePosition(file: 2, line: 1, column: 1)),
      Finding.Note("gone", at: SourcePosition(file: 3, line: 1, column: 1)),
    ]
    let finding = Finding(.error, .limit, "m", at: SourcePosition(file: 1, line: 2, column: 3), notes: notes)
    let printer = FindingText(
      path: "main.swift", otherFiles: ["A.swift", "B.swift"], source: "own",
      otherSources: [
        "A.swift": FindingText.OtherSource(path: "Sources/A.swift", text: "one\ntwo"),
        "C.swift": FindingText.OtherSource(path: "C.swift", text: "no"),
      ])
    #expect(
      printer.text(of: finding)
        == "Sources/A.swift:2:3: error: m [limit]\ntwo\n  ^\nB.swift:1:1: note: there\nmain.swift:1:1: note: gone\n")
  }
}
