import DispatchTrace
import SwiftParser
import SwiftSyntax

/// `#/(\d+)-(?<name>\w+)/#`: a `Regex` whose output has a part for each group.
extension Checker {
  func regex(_ node: RegexLiteralExprSyntax) -> Expression {
    let pattern = node.regex.text
    let isExtended = pattern.contains(where: \.isNewline)
    var groups = RegexGroups(pattern, isExtended: isExtended)
    if let mistake = groups.read() {
      report(.syntax, "Cannot parse regular expression: \(mistake)", at: node)
      return failed(node)
    }
    var parser = Parser(
      """
      Regex(ofLiteral: \(quoted(pattern)), isExtended: \(isExtended), capturing: { (_ parts: [Substring?]) -> \(groups.type) in
      \(groups.value)
      })
      """)
    let made = infer(ExprSyntax.parse(from: &parser))
    return Expression(made.kind, made.type, at: position(node))
  }

  /// As a literal in which nothing means anything else.
  private func quoted(_ pattern: String) -> String {
    let signs = String(repeating: "#", count: pattern.split(whereSeparator: { $0 != "#" }).map(\.count).max().map { $0 + 1 } ?? 1)
    return signs + "\"\"\"\n" + pattern + "\n\"\"\"" + signs
  }
}

/// The groups of a regular expression that capture what they match: which have names, and which may match nothing (SE-0354, SE-0357).
struct RegexGroups {
  private struct Capture {
    var name: String?
    var isOptional = false
  }

  private let signs: [Character]
  private let isExtended: Bool
  private var index = 0
  private var captures: [Capture] = []
  private var mistake: String?

  init(_ pattern: String, isExtended: Bool) {
    signs = Array(pattern)
    self.isExtended = isExtended
  }

  /// `(Substring, name: Substring, Substring?)`
  var type: String { tuple(of: "Substring") { $0.isOptional ? "Substring?" : "Substring" } }

  var value: String {
    var number = 0
    return tuple(of: "parts[0]!") { capture in
      number += 1
      return "parts[\(number)]" + (capture.isOptional ? "" : "!")
    }
  }

  private func tuple(of whole: String, _ part: (Capture) -> String) -> String {
    if captures.isEmpty { return whole }
    return "(" + ([whole] + captures.map { ($0.name.map { $0 + ": " } ?? "") + part($0) }).joined(separator: ", ") + ")"
  }

  /// What is wrong, as the compiler says it; nil if nothing is.
  mutating func read() -> String? {
    readChoice()
    if mistake == nil, index < signs.count { mistake = "closing ')' does not balance any groups openings" }
    return mistake
  }

  /// Up to the end, or the bracket that closes the group.
  private mutating func readChoice() {
    let first = captures.count
    var hasSeveral = false
    // Those of what a quantifier is for; nil where it would be for nothing.
    var counted: Range<Int>?
    while mistake == nil, index < signs.count, signs[index] != ")" {
      let sign = signs[index]
      if isExtended, sign.isWhitespace {
        index += 1
        continue
      }
      let start = captures.count
      var least: Int?
      switch sign {
      case "|":
        hasSeveral = true
        index += 1
      case "\\": skipEscaped()
      case "[": skipSet()
      case "(": readGroup()
      case "*", "+", "?":
        if counted == nil { mistake = "quantifier '\(sign)' must appear after expression" }
        least = sign == "+" ? 1 : 0
        index += 1
        skipManner()
      case "{": least = readCount()
      case "#" where isExtended: index = signs[index...].firstIndex(where: \.isNewline) ?? signs.count
      default: index += 1
      }
      if least == 0, let counted { makeOptional(counted) }
      counted = least == nil && sign != "|" && !(isExtended && sign == "#") ? start..<captures.count : nil
    }
    if hasSeveral { makeOptional(first..<captures.count) }
  }

  private mutating func makeOptional(_ numbers: Range<Int>) {
    for number in numbers { captures[number].isOptional = true }
  }

  /// `??`, `++`
  private mutating func skipManner() {
    if index < signs.count, "?+".contains(signs[index]) { index += 1 }
  }

  private mutating func readGroup() {
    index += 1
    let rest = String(signs[index...].prefix { $0 != ")" && $0 != "(" })
    if rest.hasPrefix("?#") {
      index += rest.count + 1
      return
    }
    if rest.hasPrefix("?<=") || rest.hasPrefix("?<!") { mistake = "lookbehind is not currently supported" }
    let isNamed = rest.hasPrefix("?<") && !rest.hasPrefix("?<=") && !rest.hasPrefix("?<!") || rest.hasPrefix("?P<")
    if isNamed {
      captures.append(Capture(name: String(rest.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" })))
      index += rest.prefix { $0 != ">" }.count + 1
    } else if rest.hasPrefix("?") {
      // `?:`, `?<=`, `?i:`, `?i)`
      index += 1 + rest.dropFirst().prefix { "<=!>imsxnDPSWyUu-".contains($0) }.count
      if index < signs.count, signs[index] == ":" { index += 1 }
    } else {
      captures.append(Capture())
    }
    readChoice()
    if mistake == nil, index >= signs.count { mistake = "expected ')'" }
    index += 1
  }

  private mutating func skipEscaped() {
    index += 1
    guard index < signs.count else {
      mistake = "expected escape sequence"
      return
    }
    let sign = signs[index]
    if sign.isASCII, sign.isLetter, !"dDsSwWbBAzZntrfexupPhHRak".contains(sign) {
      mistake = "invalid escape sequence '\\\(sign)'"
    }
    index += 1
    if "pPux".contains(sign), index < signs.count, signs[index] == "{" {
      index = signs[index...].firstIndex(of: "}").map { $0 + 1 } ?? signs.count
    }
  }

  private mutating func skipSet() {
    var depth = 0
    repeat {
      if signs[index] == "[" { depth += 1 }
      if signs[index] == "]" { depth -= 1 }
      index += signs[index] == "\\" ? 2 : 1
    } while depth > 0 && index < signs.count
    if depth > 0 { mistake = "expected ']'" }
  }

  /// The least that `{2}`, `{2,}`, `{2,3}` or `{,3}` asks for; nil of other brackets, which are signs like all others.
  private mutating func readCount() -> Int? {
    let inside = signs[index...].dropFirst().prefix { $0 != "}" }
    let end = index + inside.count + 1
    guard end < signs.count, inside.contains(where: \.isWholeNumber), inside.allSatisfy({ $0.isWholeNumber || $0 == "," }),
      inside.filter({ $0 == "," }).count < 2
    else {
      index += 1
      return nil
    }
    index = end + 1
    skipManner()
    let numbers = inside.split(separator: ",").compactMap { Int(String($0)) }
    if numbers.count == 2, numbers[0] > numbers[1] {
      mistake = "range lower bound '\(numbers[0])' must be less than or equal to upper bound '\(numbers[1])'"
    }
    return inside.first == "," ? 0 : numbers.first ?? 1
  }
}
