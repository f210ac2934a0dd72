package import DispatchModel
import DispatchTrace
import SwiftParser
import SwiftSyntax

/// From the text of a scenario to its program: parse, check, emit.
struct Loading {
  let findings = FindingCollector()
  private(set) var program: Program?
  private(set) var directives = Directives()
  private(set) var functions: [FunctionExtent] = []

  static func load(_ file: ScenarioFile, for platform: PlatformName?) -> Loading {
    var loading = Loading()
    // Deeply nested text needs a deep stack; limits in the parser and the checker bound it.
    DeepStack.run { loading.read(file, for: platform) }
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
        let tree = loading.parse(&text)
        loading.directives = DirectiveReader.read(tree, loading.findings)
        loading.functions = FunctionExtents.read(tree, loading.findings)
      }
    }
    loading.findings.reportOverflow()
    return loading
  }

  private mutating func read(_ file: ScenarioFile, for platform: PlatformName?) {
    var text = file.text
    if let problem = text.withUTF8({ NestingScan.tooDeep(in: $0) }) {
      findings.add(.error, .limit, "\(problem.what) here; name the inner parts", at: problem.position)
      return
    }
    var tree = parse(&text)
    directives = DirectiveReader.read(tree, findings)
    if let platform { directives.configuration.platform = platform }
    if var compiled = ConditionalCompilation.resolve(tree, text, platform: directives.configuration.platform, findings) {
      tree = parse(&compiled)
    }
    if isEmpty(tree) {
      findings.add(.warning, .empty, "This scenario does nothing", at: SourcePosition(line: 1, column: 1))
    }
    guard SyntaxErrors.report(tree, findings) == 0 else { return }
    functions = FunctionExtents.read(tree, findings)
    let checker = Checker(findings: findings, library: Library())
    defer { checker.fileScope.ledger.close() }
    checker.declareStubs(directives.stubs)
    let statements = checker.checkFile(tree)
    checker.reportExhaustion()
    guard findings.errorCount() == 0 else { return }
    program = ProgramEmitter(checker: checker).emit(main: statements)
    checker.reportExhaustion()
    if findings.errorCount() > 0 { program = nil }
  }

  private static let deepestNesting = 96

  private func parse(_ text: inout String) -> SourceFileSyntax {
    let tree = text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: Self.deepestNesting) }
    findings.use(tree)
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

  /// Parses, checks and lowers `file`. Deterministic; never fails: what is wrong is in `findings`.
  ///
  /// `platform` takes the place of the one that the scenario names: conditions like `#if os(Linux)` are decided by it.
  package init(loading file: ScenarioFile, for platform: PlatformName? = nil) {
    let loading = Loading.load(file, for: platform)
    self.init(
      directives: loading.directives, program: loading.program, findings: loading.findings.sorted, functions: loading.functions)
  }
}
