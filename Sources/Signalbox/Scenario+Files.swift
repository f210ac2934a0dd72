import DispatchTrace
import ScenarioLanguage

extension Scenario {
  /// A file beside the driver: types, functions, and globals that get their values when they are first used, as in a module.
  public struct SourceFile: Hashable, Sendable {
    /// What messages and traces call it, like `Cache.swift`. What stands before a `/` is left out, but for what tells it from another
    /// file of the program: `Tests/Cache.swift`.
    public private(set) var name: String
    /// With all that stands before a `/`.
    private let fullName: String
    /// The text: Swift in UTF-8, with no top-level code.
    public let text: String
    /// Where it was read from, which messages show instead of the name; nil when it was not a file.
    public private(set) var path: String?

    /// Nothing is read or checked yet.
    public init(name: String, text: String) {
      self.name = FileName.last(of: name)
      fullName = name
      self.text = text
    }

    /// Reads a file.
    public init(path: String) throws(LoadError) {
      self.init(name: path, text: try Scenario.text(of: Input.read(path), path))
      self.path = path
    }

    /// `files` as they are called beside each other and the driver.
    fileprivate static func toldApart(_ files: [SourceFile], _ driver: String) -> [SourceFile] {
      files.enumerated().map { index, file in
        let rest = [driver] + files.indices.filter { $0 != index }.map { files[$0].fullName }
        var file = file
        file.name = FileName.shortest(of: file.fullName, besides: rest)
        return file
      }
    }

    /// The same file, as it was read from `path`.
    package func read(from path: String?) -> SourceFile {
      var file = self
      file.path = path
      return file
    }
  }

  /// Accepts several files as one program: `files` declare, the driver's top-level code runs. Throws what is wrong in any of them, with
  /// the file's name before each place.
  ///
  ///     let cache = Scenario.SourceFile(name: "Cache.swift", text: text)
  ///     let run = try Scenario(files: [cache], driver: "let cache = Cache()\n…").run(on: Machine(cores: 2, seed: 7))
  ///
  /// What is `private` or `fileprivate` in one file cannot be used in another. Directives (`// simulate:`, `// expect:`) stand in the
  /// driver; in another file they change nothing, which a warning says. `name` is what messages call the driver. At most 127 files;
  /// those of one name are told apart by their folders.
  public init(
    files: [SourceFile], driver: String, name: String = "main.swift", platform: Machine.Platform? = nil
  ) throws(LoadError) {
    let files = SourceFile.toldApart(files, name)
    if let problem = Self.problem(with: files, name) {
      let finding = Finding(.error, .redeclaration, problem, at: .none)
      let text = FindingText(path: name).text(of: finding)
      throw .rejected(LoadError.Rejection(name: name, findings: [finding], text: text))
    }
    try self.init(reading: driver, besides: files, name: name, platform: platform)
  }

  var otherFiles: [String] { files.map(\.name) }
  var otherSources: [String: FindingText.OtherSource] { Self.sources(files) }

  /// By name.
  static func sources(_ files: [SourceFile]) -> [String: FindingText.OtherSource] {
    let sources = files.map { ($0.name, FindingText.OtherSource(path: $0.path ?? $0.name, text: $0.text)) }
    return Dictionary(uniqueKeysWithValues: sources)
  }

  /// What a command takes to read it again, for a shell; nil when one of its files was none.
  package var argument: String? {
    path.flatMap { path in files.allSatisfy { $0.path != nil } ? ShellWord.quoted(path) + withFiles : nil }
  }

  /// What names its other files in a command, where there are some.
  var withFiles: String { ShellWord.otherFiles(files.map { $0.path ?? $0.name }) }

  /// What keeps the files from being told apart.
  private static func problem(with files: [SourceFile], _ driver: String) -> String? {
    guard files.count <= SourcePosition.mostFiles else {
      return "\(files.count) files beside the driver are more than the \(SourcePosition.mostFiles) that a trace can tell apart"
    }
    var seen: Set<String> = [FileName.last(of: driver)]
    for file in files where !seen.insert(file.name).inserted {
      return "Two files are called '\(file.name)', the driver included: give each a name of its own"
    }
    return nil
  }
}
