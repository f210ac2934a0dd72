import SwiftOperators
import SwiftSyntax

/// The precedence of binary operators: Swift's own table, and the scenario's declarations.
///
/// Sequences are folded here, element by element, and not by rewriting the tree, so that every node keeps its place in the file.
struct Precedence {
  private let levels: [String: Level]

  struct Level {
    var rank: Int
    var isRightAssociative = false
    var isNonAssociative = false
  }

  static let standard: [String: Level] = {
    let groups: [(names: [String], level: Level)] = [
      (["<<", ">>", "&<<", "&>>"], Level(rank: 10_000)),
      (["*", "/", "%", "&*"], Level(rank: 9_000)),
      (["+", "-", "&+", "&-", "|", "^"], Level(rank: 8_000)),
      (["&"], Level(rank: 9_000)),
      (["...", "..<"], Level(rank: 7_000, isNonAssociative: true)),
      (["is", "as"], Level(rank: 6_000)),
      (["??"], Level(rank: 5_000, isRightAssociative: true)),
      (["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~="], Level(rank: 4_000, isNonAssociative: true)),
      (["&&"], Level(rank: 3_000)),
      (["||"], Level(rank: 2_000)),
      (["~>"], Level(rank: 1_500, isNonAssociative: true)),
      (["?:"], Level(rank: 1_000, isRightAssociative: true)),
      (
        ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="],
        Level(rank: 0, isRightAssociative: true)
      ),
    ]
    var result: [String: Level] = [:]
    for group in groups {
      for name in group.names { result[name] = group.level }
    }
    return result
  }()

  init(declared: [String: Level]) {
    levels = Self.standard.merging(declared) { $1 }
  }

  func level(of name: String) -> Level? { levels[name] }

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
    case nil, "DefaultPrecedence": Level(rank: 1_500, isNonAssociative: true)
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
      return .success(try parser.expression(minimum: 0))
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

    mutating func expression(minimum: Int) throws(FoldingFailure) -> Folded {
      if index < elements.count, let node = elements[index].as(TryExprSyntax.self), elements.count > 1 {
        elements[index] = node.expression
        return .trying(node, try expression(minimum: minimum))
      }
      var left = try operand()
      var previous: (level: Level, name: String)?
      while index < elements.count {
        let node = elements[index]
        let name = name(of: node)
        guard let level = precedence.level(of: name) else {
          throw FoldingFailure(message: "'\(name)' is not a known operator", node: node)
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
      let right = try expression(minimum: level.isRightAssociative ? level.rank : level.rank + 1)
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
