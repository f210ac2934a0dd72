import DispatchTrace
import SwiftSyntax

/// `precedencegroup` and `operator` declarations of a scenario.
extension Checker {
  func readOperators(_ trees: [SourceFileSyntax]) {
    let declarations = trees.flatMap(\.statements).compactMap { item -> DeclSyntax? in
      if case .decl(let node) = item.item { node } else { nil }
    }
    let groups = levels(declarations.compactMap { $0.as(PrecedenceGroupDeclSyntax.self) })
    var declared: [String: Precedence.Level] = [:]
    var seen: Set<String> = []
    var groupNames: Set<String> = []
    for node in declarations.compactMap({ $0.as(PrecedenceGroupDeclSyntax.self) })
    where !groupNames.insert(node.name.text).inserted {
      report(.redeclaration, "Precedence group redeclared", at: node.name)
    }
    for node in declarations.compactMap({ $0.as(OperatorDeclSyntax.self) }) {
      if !seen.insert(node.fixitySpecifier.text + " " + node.name.text).inserted {
        report(.redeclaration, "Operator redeclared", at: node.name)
      }
    }
    knownOperators.formUnion(seen)
    for node in declarations.compactMap({ $0.as(OperatorDeclSyntax.self) })
    where node.fixitySpecifier.tokenKind == .keyword(.infix) {
      let group = node.operatorPrecedenceAndTypes?.precedenceGroup
      let text = group?.text
      guard let level = text.flatMap({ groups[$0] }) ?? Precedence.standardLevel(ofGroup: text) else {
        report(.unknownName, "Unknown precedence group '\(text ?? "")'", at: Syntax(group) ?? Syntax(node))
        continue
      }
      declared[node.name.text] = level
    }
    precedence = Precedence(declared: declared, lower: lowerGroups(groups, declarations))
  }

  /// What each group says, or others say of it.
  private func lowerGroups(_ own: [String: Precedence.Level], _ declarations: [DeclSyntax]) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for node in declarations.compactMap({ $0.as(PrecedenceGroupDeclSyntax.self) }) {
      for case .precedenceGroupRelation(let relation) in node.groupAttributes {
        let isHigher = relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan)
        for item in relation.precedenceGroups {
          let (high, low) = isHigher ? (node.name.text, item.name.text) : (item.name.text, node.name.text)
          result[high, default: []].insert(low)
          guard !isHigher, own[item.name.text] != nil else { continue }
          report(
            .type, "A precedence group cannot be lower than another one of this module; make the other one higher than this",
            at: item)
        }
      }
    }
    return result
  }

  /// `operator` says of each how it stands beside its operands.
  func checkDeclared(_ node: FunctionDeclSyntax, fixity: String) {
    let text = node.name.text
    if fixity == "infix" ? precedence.level(of: text) != nil : knownOperators.contains(fixity + " " + text) { return }
    report(.unknownName, "Operator implementation without matching operator declaration", at: node.name)
    // Told once, and not where it is used.
    if fixity == "infix" { precedence.assume(text) }
  }

  /// A group may be declared below one that refers to it.
  private func levels(_ nodes: [PrecedenceGroupDeclSyntax]) -> [String: Precedence.Level] {
    var known: [String: Precedence.Level] = [:]
    var waiting = nodes
    var isSettled = false
    while !waiting.isEmpty, !isSettled {
      let before = waiting.count
      waiting = waiting.filter { node in
        guard let level = level(node, known, before: known.count) else { return true }
        known[node.name.text] = level
        return false
      }
      isSettled = waiting.count == before
    }
    for node in waiting { report(.type, "'\(node.name.text)' is higher or lower than an unknown precedence group", at: node) }
    return known
  }

  /// Nil while a group that it is compared with is not known.
  private func level(
    _ node: PrecedenceGroupDeclSyntax, _ known: [String: Precedence.Level], before count: Int
  ) -> Precedence.Level? {
    var (low, high) = (Int?.none, Int?.none)
    var made = Precedence.Level(group: node.name.text, rank: 0, isNonAssociative: true)
    for attribute in node.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        for item in relation.precedenceGroups {
          let text = item.name.text
          guard let rank = (known[text] ?? Precedence.standardLevel(ofGroup: text))?.rank else { return nil }
          if relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan) {
            low = max(low ?? rank, rank)
          } else {
            high = min(high ?? rank, rank)
          }
        }
      case .precedenceGroupAssociativity(let associativity):
        made.isRightAssociative = associativity.value.tokenKind == .keyword(.right)
        made.isNonAssociative = associativity.value.tokenKind == .keyword(.none)
      case .precedenceGroupAssignment: break
      }
    }
    made.rank =
      switch (low, high) {
      case (let low?, let high?): (low + high) / 2
      // Between this standard group and the next; later groups lie higher.
      case (let low?, nil): low + 100 + count
      case (nil, let high?): high - 100 - count
      case (nil, nil): 1_500
      }
    return made
  }
}
