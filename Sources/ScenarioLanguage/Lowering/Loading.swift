package import DispatchModel
import DispatchTrace
import SwiftParser
import SwiftSyntax

/// From the texts of a scenario to its program: parse, check, emit.
struct Loading {
  let findings = FindingCollector()
  private(set) var program: Program?
  private(set) var directives = Directives()
  private(set) var functions: [FunctionExtent] = []

  /// The first of `files` is the driver.
  static func load(_ files: [ScenarioFile], for platform: PlatformName?) -> Loading {
    var loading = Loading()
    // Deeply nested text needs a deep stack; limits in the parser and the checker bound it.
    DeepStack.run { loading.read(files, for: platform) }
    loading.findings.reportOverflow()
    return loading
  }

  static func readDirectives(_ file: ScenarioFile) -> Loading {
    var loading = Loading()
    DeepStack.run {
      var text = file.text
      if let problem = text.withUTF8({ NestingScan.tooDeep(in: $0) }) {
        loading.findings.add(.error, .limit, "\(problem.what) here; name the inner parts", at: problem.position)
      } else {
        let tree = loading.parse(&text, 0)
        loading.directives = DirectiveReader.read(tree, loading.findings)
        loading.functions = FunctionExtents.read(tree, loading.findings)
      }
    }
    loading.findings.reportOverflow()
    return loading
  }

  private mutating func read(_ files: [ScenarioFile], for platform: PlatformName?) {
    guard let (checker, statements) = check(files, for: platform) else { return }
    defer { checker.fileScope.ledger.close() }
    guard findings.errorCount() == 0 else { return }
    program = ProgramEmitter(checker: checker).emit(main: statements)
    checker.reportExhaustion()
    if findings.errorCount() > 0 { program = nil }
  }

  /// The top level of the driver, checked, and what knows the declarations: its ledger has to be closed. Nil where a file cannot be read.
  mutating func check(_ files: [ScenarioFile], for platform: PlatformName?) -> (checker: Checker, statements: [Statement])? {
    var trees: [SourceFileSyntax] = []
    for (number, file) in files.enumerated() {
      if let tree = tree(of: file, number, of: files, for: platform) { trees.append(tree) }
    }
    // Of a file that cannot be read it is not known what it declares.
    guard trees.count == files.count else { return nil }
    if let text = whatRuns(trees[0], besides: Array(trees.dropFirst())) {
      var text = text
      trees[0] = parse(&text, 0)
    }
    noteDisk(zip(trees, files).filter { DiskMention.mayAsk($1.text) }.map(\.0))
    let replies = replies(to: zip(trees, files).filter { NetworkMention.mayAsk($1.text) }.map { ($0, $1.text) })
    let input = input(of: files)
    let missing = (replies.isEmpty ? [LibraryArea.network] : []) + [input == nil ? .typedInput : .nothingTyped]
    let library = Library(for: files.map(\.text), without: missing)
    let checker = Checker(findings: findings, library: library, hasObjectiveC: hasObjectiveC)
    checker.declareStubs(directives.stubs)
    checker.declareNetwork(replies)
    if let input { checker.declareInput(input) }
    // What a text has for them is there before the first is met, which may be an argument of that.
    if library.isWritten("#/") || library.isWritten("Regex") { library.load("Regex") }
    let statements = checker.check(trees[0], besides: Array(trees.dropFirst()))
    checker.reportExhaustion()
    return (checker, statements)
  }

  /// The driver with what its text does not say: that its test cases run, or its main type.
  private func whatRuns(_ driver: SourceFileSyntax, besides others: [SourceFileSyntax]) -> String? {
    let hasCode = driver.statements.contains { !$0.item.is(DeclSyntax.self) }
    if hasCode, let attribute = MainType.attribute(in: driver) {
      let message = "'main' attribute cannot be used in a module that contains top-level code"
      findings.add(.error, .syntax, message, at: findings.position(of: attribute))
    }
    if !hasCode, let text = MainType.called(in: driver, besides: others) { return text }
    return TestRun.added(to: driver, besides: others, hasCode: hasCode, isStrict: hasObjectiveC, findings)
  }

  private var hasObjectiveC: Bool { directives.configuration.platform != .linux }

  /// How requests are answered: as the lines `// network:` say, or the usual way where there are only requests.
  private func replies(to asking: [(tree: SourceFileSyntax, text: String)]) -> [NetworkDirective] {
    if !directives.network.isEmpty { return directives.network }
    guard let place = asking.lazy.compactMap({ NetworkMention.first(in: $0.tree) }).first else { return [] }
    let usual = NetworkDirective.usual
    guard asking.contains(where: { NetworkMention.isCertain($0.text) }) else { return [usual] }
    let advice = "say otherwise with // network: 300 ms, body \"…\""
    findings.add(
      .note, .ignored,
      "There is no network here: a request takes \(usual.duration) and is answered with \(usual.body); \(advice)",
      at: findings.position(of: place))
    return [usual]
  }

  /// What is typed, where a program reads it.
  private func input(of files: [ScenarioFile]) -> InputDirective? {
    let words = ["readLine", "standardInput", "STDIN_FILENO", "fileDescriptor: 0", "read(0"]
    let asks = files.contains { file in words.contains { file.text.mentions($0) } }
    guard let input = directives.input, asks else { return nil }
    for place in input.mistakes {
      findings.add(
        .error, .directive, "'input' says which lines are typed; write '// input: \"1\", \"quit\"' or '// input: nothing'",
        at: place)
    }
    return input
  }

  private func noteDisk(_ trees: [SourceFileSyntax]) {
    guard let place = trees.lazy.compactMap({ DiskMention.first(in: $0) }).first else { return }
    let advice = "write io(\"read file\", .milliseconds(20)) where it matters"
    findings.add(
      .note, .ignored, "There is no disk here: files are kept in memory, at first none, and take no time; \(advice)",
      at: findings.position(of: place))
  }

  /// Nil when it is not valid Swift. The driver, which is number 0, has the directives, and its functions give blocks their names.
  private mutating func tree(
    of file: ScenarioFile, _ number: Int, of files: [ScenarioFile], for platform: PlatformName?
  ) -> SourceFileSyntax? {
    var text = file.text
    if let problem = text.withUTF8({ NestingScan.tooDeep(in: $0) }) {
      let place = SourcePosition(file: number, line: problem.position.line, column: problem.position.column)
      findings.add(.error, .limit, "\(problem.what) here; name the inner parts", at: place)
      return nil
    }
    var tree = parse(&text, number)
    if number == 0 {
      directives = DirectiveReader.read(tree, findings)
      if let platform { directives.configuration.platform = platform }
    } else {
      DirectiveReader.warn(of: tree, beside: files[0].name, findings)
    }
    let errors = findings.errorCount()
    if var compiled = ConditionalCompilation.resolve(tree, text, platform: directives.configuration.platform, findings) {
      guard findings.errorCount() == errors else { return nil }
      text = compiled
      tree = parse(&compiled, number)
    }
    if number > 0, var rest = AsyncFunctions.removed(from: tree, text, findings) { tree = parse(&rest, number) }
    // Of several files it is an error that the driver has no code.
    if files.count == 1, isEmpty(tree) { findings.add(.warning, .empty, "This scenario does nothing", at: findings.start) }
    guard SyntaxErrors.report(tree, findings) == 0 else { return nil }
    WrittenRules.check(tree, findings)
    if number == 0 { functions = FunctionExtents.read(tree, findings) }
    return tree
  }

  private static let deepestNesting = 96

  private func parse(_ text: inout String, _ number: Int) -> SourceFileSyntax {
    let parsed = text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: Self.deepestNesting, swiftVersion: .v5) }
    let tree = ClosureStarts.mended(parsed, deepestNesting: Self.deepestNesting)
    findings.use(tree, as: number)
    return tree
  }

  private func isEmpty(_ tree: SourceFileSyntax) -> Bool {
    tree.statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) || $0.item.is(MissingExprSyntax.self) }
  }
}

extension LoadedScenario {
  /// Reads the directives of `file` only: its code is compiled by another. `program` is nil.
  package init(readingDirectivesOf file: ScenarioFile) {
    let loading = Loading.readDirectives(file)
    self.init(
      directives: loading.directives, program: nil, findings: loading.findings.sorted, functions: loading.functions)
  }

  /// Parses, checks and lowers `file` and `others`, which only declare and are numbered from 1. Deterministic; never fails: what is
  /// wrong is in `findings`.
  ///
  /// `platform` takes the place of the one that the scenario names: conditions like `#if os(Linux)` are decided by it.
  package init(loading file: ScenarioFile, besides others: [ScenarioFile] = [], for platform: PlatformName? = nil) {
    let loading = Loading.load([file] + others, for: platform)
    self.init(
      directives: loading.directives, program: loading.program, findings: loading.findings.sorted, functions: loading.functions)
  }
}
