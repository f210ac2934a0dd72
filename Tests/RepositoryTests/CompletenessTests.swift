import TestSupport
import Testing

@Suite("Completeness")
struct CompletenessTests {
  @Test("Every page is linked from the README of its folder, and that from the one above")
  func docsAreLinked() throws {
    for page in Repository.files(below: "docs", endingIn: ".md") where page != "docs/README.md" {
      var folders = page.split(separator: "/").dropLast()
      if page.hasSuffix("/README.md") { folders.removeLast() }
      let folder = folders.joined(separator: "/")
      let link = "(\(page.dropFirst(folder.count + 1)))"
      #expect(try Repository.text("\(folder)/README.md").contains(link), "\(folder)/README.md does not link \(page)")
    }
  }

  @Test("The newest heading of docs/CHANGELOG.md is the version that the command says")
  func changelogNamesTheVersion() throws {
    let heading = try #require(try Repository.text("docs/CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") })
    let version = String(heading.dropFirst("## ".count))
    #expect(try Repository.text("Sources/SignalboxCommand/Version.swift").contains("\"\(version)\""))
  }

  @Test("Every relative link of README and docs leads to a file")
  func linksLeadSomewhere() throws {
    for page in ["README.md", "Sources/README.md"] + Repository.files(below: "docs", endingIn: ".md") {
      let folder = page.split(separator: "/").dropLast().joined(separator: "/")
      for target in links(in: try Repository.text(page)) {
        #expect(Repository.exists(folder.isEmpty ? target : "\(folder)/\(target)"), "\(page) links \(target), which is not there")
      }
    }
  }

  @Test("Every scenario folder holds the scenario, its golden trace, its picture and nothing else")
  func scenarioFoldersAreComplete() {
    #expect(!Repository.scenarioFolders.isEmpty)
    for folder in Repository.scenarioFolders {
      #expect(
        Repository.names(in: folder) == ["scenario.swift", "timeline.png", "trace.jsonl"],
        "\(folder) is not complete; make goldens")
    }
  }

  @Test("Every scenario has a title and expects something")
  func scenariosSayWhatTheyShow() throws {
    for folder in Repository.scenarioFolders {
      let text = try Repository.text("\(folder)/scenario.swift")
      #expect(text.contains("// title: "), "\(folder)/scenario.swift:1: error: no title")
      #expect(text.contains("// expect"), "\(folder)/scenario.swift:1: error: nothing is expected")
    }
  }

  @Test("Every directive is documented", arguments: ["title", "caption", "simulate", "expect", "conformance", "explore"])
  func directivesAreDocumented(_ directive: String) throws {
    #expect(try Repository.text("docs/SCENARIO-LANGUAGE.md").contains("`// \(directive):"))
  }

  @Test("Every command has a file of its own and a paragraph in docs/GETTING-STARTED.md")
  func commandsAreDocumented() throws {
    let page = try Repository.text("docs/GETTING-STARTED.md")
    let commands = Repository.names(in: "Sources/SignalboxCommand/Commands").map {
      $0.dropLast("Command.swift".count).lowercased()
    }
    #expect(commands.contains("run") && commands.contains("check") && commands.contains("render"))
    for command in commands {
      #expect(page.contains("signalbox \(command)"), "docs/GETTING-STARTED.md does not show signalbox \(command)")
    }
  }

  @Test("The README's commands are make targets")
  func makeTargetsExist() throws {
    let makefile = try Repository.text("Makefile")
    for target in ["help", "demo", "test", "check", "lint", "format", "bench", "goldens", "conformance"] {
      #expect(makefile.contains("\n\(target):"), "no make \(target)")
    }
  }

  /// The targets of Markdown links that are not addresses or places in the same page.
  private func links(in text: String) -> [String] {
    var found: [String] = []
    var rest = Substring(text)
    while let opening = rest.firstRange(of: "](") {
      rest = rest[opening.upperBound...]
      let target = rest.prefix { $0 != ")" && $0 != "\n" && $0 != "#" }
      if !target.isEmpty && !target.contains("://") && !target.contains(" ") { found.append(String(target)) }
    }
    return found
  }
}
