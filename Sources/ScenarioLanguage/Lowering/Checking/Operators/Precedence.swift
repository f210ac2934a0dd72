import SwiftOperators
import SwiftSyntax

/// The precedence of binary operators: Swift's own table, and the scenario's declarations.
///
/// Sequences are folded here, element by element, and not by rewriting the tree, so that every node keeps its place in the file.
struct Precedence {
  private var levels: [String: Level]
  /// The groups that each one is higher than.
  private let below: [String: Set<String>]

  struct Level {
    var group: String
    var rank: Int
    var isRightAssociative = false
    var isNonAssociative = false
  }

  static let standard: [String: Level] = {
    let groups: [(names: [String], level: Level)] = [
      (["<<", ">>", "&<<", "&>>"], Level(group: "BitwiseShiftPrecedence", rank: 10_000, isNonAssociative: true)),
      (["*", "/", "%", "&*", "&", ".&"], Level(group: "MultiplicationPrecedence", rank: 9_000)),
      (["+", "-", "&+", "&-", "|", "^", ".|", ".^"], Level(group: "AdditionPrecedence", rank: 8_000)),
      (["...", "..<"], Level(group: "RangeFormationPrecedence", rank: 7_000, isNonAssociative: true)),
      (["is", "as"], Level(group: "CastingPrecedence", rank: 6_000)),
      (["??"], Level(group: "NilCoalescingPrecedence", rank: 5_000, isRightAssociative: true)),
      (
        ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>", ".>="],
        Level(group: "ComparisonPrecedence", rank: 4_000, isNonAssociative: true)
      ),
      (["&&"], Level(group: "LogicalConjunctionPrecedence", rank: 3_000)),
      (["||"], Level(group: "LogicalDisjunctionPrecedence", rank: 2_000)),
      (["~>"], Level(group: "DefaultPrecedence", rank: 1_500, isNonAssociative: true)),
      (["?:"], Level(group: "TernaryPrecedence", rank: 1_000, isRightAssociative: true)),
      (
        [
          "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=", ".&=", ".|=",
          ".^=",
        ],
        Level(group: "AssignmentPrecedence", rank: 0, isRightAssociative: true)
      ),
    ]
    var result: [String: Level] = [:]
    for group in groups {
      for name in group.names { result[name] = group.level }
    }
    return result
  }()

  /// `lower`: what each declared group is higher than.
  init(declared: [String: Level], lower: [String: Set<String>] = [:]) {
    levels = Self.standard.merging(declared) { $1 }
    below = lower
  }

  /// Swift's own groups lie above each other, but for the one of operators without a group: that is only above the last three.
  private static let inOrder = [
    "BitwiseShiftPrecedence", "MultiplicationPrecedence", "AdditionPrecedence", "RangeFormationPrecedence", "CastingPrecedence",
    "NilCoalescingPrecedence", "ComparisonPrecedence", "LogicalConjunctionPrecedence", "LogicalDisjunctionPrecedence",
    "TernaryPrecedence", "FunctionArrowPrecedence", "AssignmentPrecedence",
  ]

  private func lower(than group: String) -> Set<String> {
    let said = below[group] ?? []
    if group == "DefaultPrecedence" { return said.union(Self.inOrder.suffix(3)) }
    return said.union(Self.inOrder.firstIndex(of: group).map { Self.inOrder[($0 + 1)...] } ?? [])
  }

  /// Whether one of the groups is higher than the other, by whatever lies between them.
  func areOrdered(_ first: String, _ second: String) -> Bool {
    first == second || isHigher(first, than: second) || isHigher(second, than: first)
  }

  private func isHigher(_ group: String, than other: String) -> Bool {
    var seen: Set<String> = [group]
    var waiting = [group]
    while let next = waiting.popLast() {
      let lower = lower(than: next)
      if lower.contains(other) { return true }
      waiting += lower.filter { seen.insert($0).inserted }.sorted()
    }
    return false
  }

  func level(of name: String) -> Level? { levels[name] }

  /// `>>=` is one, unless the scenario gives it a group of its own.
  func isAssignment(_ name: String) -> Bool { levels[name]?.group == "AssignmentPrecedence" }

  /// An operator that is used without having been declared.
  mutating func assume(_ name: String) { levels[name] = Self.standardLevel(ofGroup: nil) }

  /// Swift's own precedence groups, and what an operator without a group has.
  static func standardLevel(ofGroup name: String?) -> Level? {
    switch name {
    case "BitwiseShiftPrecedence": standard["<<"]!
    case "MultiplicationPrecedence": standard["*"]!
    case "AdditionPrecedence": standard["+"]!
    case "RangeFormationPrecedence": standard["..."]!
    case "CastingPrecedence": standard["as"]!
    case "NilCoalescingPrecedence": standard["??"]!
    case "ComparisonPrecedence": standard["<"]!
    case "LogicalConjunctionPrecedence": standard["&&"]!
    case "LogicalDisjunctionPrecedence": standard["||"]!
    case "TernaryPrecedence", "FunctionArrowPrecedence": standard["?:"]!
    case "AssignmentPrecedence": standard["="]!
    case nil, "DefaultPrecedence": standard["~>"]!
    default: nil
    }
  }
}

/// A sequence with its operators applied in order of precedence.
indirect enum Folded {
  case operand(ExprSyntax)
  case binary(Folded, ExprSyntax, Folded)
  case ternary(Folded, UnresolvedTernaryExprSyntax, Folded)
  case cast(Folded, UnresolvedAsExprSyntax, TypeSyntax)
  case typeTest(Folded, UnresolvedIsExprSyntax, TypeSyntax)
  /// `try` covers everything to its right.
  case trying(TryExprSyntax, Folded)
}

extension Precedence {
  /// Folds by precedence climbing; nil with the operator that does not go beside its neighbour.
  func fold(_ elements: [ExprSyntax]) -> Result<Folded, FoldingFailure> {
    var parser = Parser(precedence: self, elements: elements)
    do throws(FoldingFailure) {
      return .success(try parser.expression(minimum: 0, in: nil))
    } catch {
      return .failure(error)
    }
  }

  struct FoldingFailure: Error {
    var message: String
    var node: ExprSyntax
  }

  private struct Parser {
    let precedence: Precedence
    var elements: [ExprSyntax]
    var index = 0

    /// `outer` is the operator whose right operand this is.
    mutating func expression(minimum: Int, in outer: (level: Level, name: String)?) throws(FoldingFailure) -> Folded {
      if index < elements.count, let node = elements[index].as(TryExprSyntax.self), elements.count > 1 {
        elements[index] = node.expression
        return .trying(node, try expression(minimum: minimum, in: outer))
      }
      var left = try operand()
      var previous: (level: Level, name: String)?
      while index < elements.count {
        let node = elements[index]
        let name = name(of: node)
        guard let level = precedence.level(of: name) else {
          throw FoldingFailure(message: "'\(name)' is not a known operator", node: node)
        }
        if let other = (previous ?? outer)?.level.group, !precedence.areOrdered(other, level.group) {
          throw FoldingFailure(
            message: "Adjacent operators are in unordered precedence groups '\(other)' and '\(level.group)'", node: node)
        }
        if level.rank < minimum { break }
        if let previous, previous.level.rank == level.rank, level.isNonAssociative {
          throw FoldingFailure(
            message: "Adjacent operators are in non-associative precedence group: '\(previous.name)' and '\(name)'", node: node)
        }
        index += 1
        left = try apply(node, level, to: left)
        previous = (level, name)
      }
      return left
    }

    private mutating func operand() throws(FoldingFailure) -> Folded {
      guard index < elements.count else {
        throw FoldingFailure(message: "Expected expression after operator", node: elements[elements.count - 1])
      }
      index += 1
      return .operand(elements[index - 1])
    }

    private mutating func apply(_ node: ExprSyntax, _ level: Level, to left: Folded) throws(FoldingFailure) -> Folded {
      if let cast = node.as(UnresolvedAsExprSyntax.self) { return .cast(left, cast, try type()) }
      if let test = node.as(UnresolvedIsExprSyntax.self) { return .typeTest(left, test, try type()) }
      if index < elements.count, elements[index].is(TryExprSyntax.self), node.is(BinaryOperatorExprSyntax.self),
        level.rank != precedence.level(of: "=")?.rank
      {
        throw FoldingFailure(
          message: "'try' cannot appear to the right of a non-assignment operator; put parentheses around it",
          node: elements[index])
      }
      let right = try expression(
        minimum: level.isRightAssociative ? level.rank : level.rank + 1, in: (level, name(of: node)))
      if let ternary = node.as(UnresolvedTernaryExprSyntax.self) { return .ternary(left, ternary, right) }
      return .binary(left, node, right)
    }

    private mutating func type() throws(FoldingFailure) -> TypeSyntax {
      guard index < elements.count, let node = elements[index].as(TypeExprSyntax.self) else {
        throw FoldingFailure(message: "Expected a type", node: elements[min(index, elements.count - 1)])
      }
      index += 1
      return node.type
    }

    private func name(of node: ExprSyntax) -> String {
      switch node.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let node): node.operator.text
      case .assignmentExpr: "="
      case .unresolvedAsExpr: "as"
      case .unresolvedIsExpr: "is"
      case .unresolvedTernaryExpr: "?:"
      default: node.ownText
      }
    }
  }
}
