import DispatchTrace
import SwiftSyntax

/// The test cases of a program, which nobody calls: XCTest finds them by their names, and so do we, in the text.
///
/// Their classes run in the order of their names, the cases of each in the order of theirs, those of a superclass among them: as where
/// XCTest runs a bundle.
struct TestRun {
  /// Of a class: whose cases it has, too, and its own.
  private struct Found {
    var parent: String
    var position = SourcePosition.none
    /// With their lines.
    var cases: [String: Int] = [:]
  }

  private var classes: [String: Found] = [:]
  private let findings: FindingCollector

  /// `driver` with code that makes its cases known or, if there is no other code, runs them; nil when no file has a case. Where they are
  /// strict a second `fulfill()` is a failure.
  static func added(
    to driver: SourceFileSyntax, besides others: [SourceFileSyntax], hasCode: Bool, isStrict: Bool,
    _ findings: FindingCollector
  ) -> String? {
    let files = [driver] + others
    guard let place = lastImport(of: driver) else { return nil }
    var run = TestRun(findings: findings)
    for file in files { run.collect(file.statements.map { Syntax($0.item) }, inside: "") }
    // What brings XCTest may be the import of a module that is not here. A type of that name is not XCTest's.
    guard files.contains(where: importsTests) || run.classes["XCTestCase"] == nil else { return nil }
    let classes = run.known.joined(separator: ", ")
    if !hasCode { run.tellOfClassesWithoutCases() }
    if classes.isEmpty { return nil }
    let text = driver.description
    guard hasCode else { return text + "\nXCTMain([\(classes)]\(isStrict ? ", _isStrict: true" : ""))\n" }
    var bytes = Array(text.utf8)
    bytes.insert(contentsOf: "; _ = [\(classes)]".utf8, at: place)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func importsTests(_ file: SourceFileSyntax) -> Bool {
    file.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "XCTest" }
  }

  private static func lastImport(of driver: SourceFileSyntax) -> Int? {
    driver.statements.last { $0.item.is(ImportDeclSyntax.self) }?.endPositionBeforeTrailingTrivia.utf8Offset
  }

  // MARK: - What there is

  private mutating func collect(_ items: [Syntax], inside path: String) {
    for item in items {
      if let node = item.as(ClassDeclSyntax.self) {
        let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
        classes[path + node.name.text, default: Found(parent: "")].parent = parent
        classes[path + node.name.text]?.position = findings.position(of: node.name)
        collect(node.memberBlock, inside: path + node.name.text)
      } else if let node = item.as(ExtensionDeclSyntax.self) {
        collect(node.memberBlock, inside: path + node.extendedType.trimmedDescription)
      } else if let node = item.as(EnumDeclSyntax.self) {
        collect(node.memberBlock, inside: path + node.name.text)
      } else if let node = item.as(StructDeclSyntax.self) {
        collect(node.memberBlock, inside: path + node.name.text)
      }
    }
  }

  private mutating func collect(_ block: MemberBlockSyntax, inside type: String) {
    for member in block.members {
      guard let node = member.decl.as(FunctionDeclSyntax.self), Self.isCase(node) else { continue }
      classes[type, default: Found(parent: "")].cases[node.name.text] = line(of: node)
    }
    collect(block.members.map { Syntax($0.decl) }, inside: type + ".")
  }

  private func line(of node: FunctionDeclSyntax) -> Int { findings.position(of: node.name).line }

  private static func isCase(_ node: FunctionDeclSyntax) -> Bool {
    let others = ["static", "class", "private", "fileprivate"]
    return node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
      && node.genericParameterClause == nil && node.signature.returnClause == nil
      && !node.modifiers.contains { others.contains($0.name.text) }
  }

  // MARK: - What runs

  /// Each class with cases, as an expression.
  private var known: [String] {
    classes.keys.sorted().compactMap { name in
      guard let cases = cases(of: name), !cases.isEmpty else { return nil }
      let sorted = cases.sorted { $0.key < $1.key }
      let tests = sorted.map { "(\"\($0.key)\", \(name).\($0.key))" }
      let lines = sorted.map { "\($0.value)" }
      return "testCase([\(tests.joined(separator: ", "))], _lines: [\(lines.joined(separator: ", "))])"
    }
  }

  /// A misspelt name would pass.
  private func tellOfClassesWithoutCases() {
    let empty = classes.keys.sorted().filter { cases(of: $0)?.isEmpty == true }
    for name in empty where !classes.values.contains(where: { $0.parent == name }) {
      findings.add(
        .warning, .empty,
        "'\(name)' has no test cases: those are methods whose names begin with 'test', without parameters and results",
        at: classes[name]?.position ?? .none)
    }
  }

  /// Nil of a class that is no test.
  private func cases(of name: String) -> [String: Int]? {
    var result: [String: Int] = [:]
    var next = name
    var seen: Set<String> = []
    while let found = classes[next], seen.insert(next).inserted {
      result.merge(found.cases) { own, _ in own }
      if ["XCTestCase", "XCTest.XCTestCase"].contains(found.parent) { return result }
      next = found.parent
    }
    return nil
  }
}
