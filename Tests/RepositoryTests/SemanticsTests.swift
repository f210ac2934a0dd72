import Foundation
import TestSupport
import Testing

/// docs/SEMANTICS.md: every rule is shown by scenarios that exist, or says why by none.
@Suite("The rules")
struct SemanticsTests {
  struct Rule: CustomTestStringConvertible, Sendable {
    var number: String
    var cells: [String]
    /// Folders below `traces/rules`.
    var folders: [String]
    /// Folders below `traces/systems`.
    var systems: [String]
    var isShown: Bool { !folders.isEmpty || !systems.isEmpty }
    var testDescription: String { number }
  }

  static let page = (try? Repository.text("docs/SEMANTICS.md")) ?? ""

  /// The rows of the tables whose first cell is a rule's number.
  static let rules: [Rule] = page.split(separator: "\n").compactMap { line in
    let cells = line.split(separator: " | ").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "| ")) }
    guard line.hasPrefix("| "), let number = cells.first, number.wholeMatch(of: /[A-Z]-\d\d/) != nil else { return nil }
    return Rule(number: number, cells: cells, folders: links(in: String(line)), systems: systems(in: String(line)))
  }

  static let existing = Set(
    Repository.scenarioFolders.filter { $0.hasPrefix("traces/rules/") }.map { String($0.dropFirst("traces/rules/".count)) })

  static func links(in text: String) -> [String] {
    text.matches(of: /\]\(\.\.\/traces\/rules\/([^)\/]+)/).map { String($0.output.1) }
  }

  static func systems(in text: String) -> [String] {
    text.matches(of: /\]\(\.\.\/(traces\/systems\/[^)\/]+)/).map { String($0.output.1) }
  }

  @Test("A rule has a source, and scenarios or the reason why not", arguments: rules)
  func ruleIsShown(_ rule: Rule) {
    #expect(rule.cells.count == 5, "number, what happens, scenarios, source, notes")
    let reasons = ["not run", "not modelled", "not verified", "not visible", "nothing to run", "seen"]
    let notes = rule.cells.last ?? ""
    let hasReason = reasons.contains { notes.hasPrefix($0) }
    #expect(rule.isShown || hasReason, "\(rule.number) has no scenario and does not say why")
    for folder in rule.folders { #expect(Self.existing.contains(folder), "there is no traces/rules/\(folder)") }
    for folder in rule.systems { #expect(Repository.scenarioFolders.contains(folder), "there is no \(folder)") }
  }

  @Test("Every number stands once, and every scenario with its rule")
  func scenariosAreListed() {
    #expect(Set(Self.rules.map(\.number)).count == Self.rules.count)
    for folder in Self.existing.sorted() {
      let number = folder.split(separator: "-").prefix(2).joined(separator: "-")
      let rule = Self.rules.first { $0.number == number }
      #expect(rule?.folders.contains(folder) == true, "\(number) does not list \(folder)")
    }
  }

  @Test("The numbers at the top are right")
  func countsAreRight() {
    let shown = Self.rules.filter(\.isShown).count
    let sentence = "\(Self.rules.count) rules, \(shown) of them with scenarios, \(Self.existing.count) scenario folders."
    #expect(Self.page.contains(sentence), "it should say: \(sentence)")
  }

  @Test("Every link to a scenario leads somewhere")
  func linksLeadSomewhere() {
    for folder in Self.links(in: Self.page) { #expect(Self.existing.contains(folder), "there is no traces/rules/\(folder)") }
  }
}
