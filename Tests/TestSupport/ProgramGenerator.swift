/// Makes typed programs at random: the same ones for the same seed.
///
/// They are made of what silently differs when a rule is not kept: overloads, hierarchies with overrides, protocols with defaults,
/// places with effects, optional chains, payloads, closures, observers and `defer`, values with weak and unowned parts, and storage that
/// is static, global, generic, lazy, wrapped or behind key paths; patterns, associated types, trees, operators, builders, errors and what
/// the standard library does with arrays, texts and numbers. Everything that happens prints; not when objects go that expressions make,
/// and nobody chooses between `Any` and a variadic or generic parameter: there docs/SCENARIO-LANGUAGE.md names differences.
package struct ProgramGenerator {
  /// All names of types and functions begin so: programs stand side by side in one module.
  let prefix: String
  private var choices: Choices
  var lines: [String] = []
  var indentation = 0
  /// Variables in reach, the innermost last.
  var variables: [Variable] = []
  var counter = 0
  var depth = 0
  /// Values with weak parts are `Hashable`.
  var isKeyed = false
  /// What is written runs on a queue: what waits for one there may wait for ever.
  var isOnQueue = false
  /// Their unowned part is a variable.
  var keepsChoosing = false

  struct Variable {
    var name: String
    var type: Kind
    var isMutable: Bool
  }

  /// The types of generated expressions.
  enum Kind: CaseIterable {
    case int, bool, string, double, optionalInt, array, base, derived, last, optionalBase, structure, enumeration, existential
    case closure, tuple, any, dictionary
    case object, linked, loose, stepping, payload, loosePayload, held, colour, teller
  }

  private init(_ choices: Choices, prefix: String) {
    self.choices = choices
    self.prefix = prefix
  }

  /// A whole program; `run…()` is its only entry.
  package static func program(seed: UInt64, prefix: String) -> String {
    program(Choices(seed: seed), prefix: prefix)
  }

  /// The program that those choices lead to; with all declarations there are, or with those that it needs.
  package static func program(_ choices: Choices, prefix: String, declaresAll: Bool = true) -> String {
    var generator = ProgramGenerator(choices, prefix: prefix)
    generator.line("import Dispatch")
    generator.declarations()
    generator.line("func \(prefix)run() {")
    generator.indented { generator in
      for _ in 0..<(10 + generator.below(10)) { generator.statement() }
    }
    generator.line("}")
    let lines = declaresAll ? generator.lines : UsedDeclarations.lines(of: generator.lines, prefix: prefix)
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: - Chance

  mutating func below(_ bound: Int) -> Int { choices.below(bound) }

  mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func name(_ start: String) -> String {
    counter += 1
    return start + String(counter)
  }

  // MARK: - Text

  mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: indentation) + text)
  }

  mutating func indented(_ body: (inout ProgramGenerator) -> Void) {
    indentation += 1
    let outer = variables
    body(&self)
    variables = outer
    indentation -= 1
  }

  func type(_ kind: Kind) -> String {
    switch kind {
    case .int: "Int"
    case .bool: "Bool"
    case .string: "String"
    case .double: "Double"
    case .optionalInt: "Int?"
    case .array: "[Int]"
    case .base: prefix + "A"
    case .derived: prefix + "B"
    case .last: prefix + "C"
    case .optionalBase: prefix + "A?"
    case .structure: prefix + "S"
    case .enumeration: prefix + "E"
    case .existential: "any \(prefix)P"
    case .closure: "(Int) -> Int"
    case .tuple: "(Int, x: String)"
    case .any: "Any"
    case .dictionary: "[String: Int]"
    case .object: prefix + "W?"
    case .linked: prefix + "L"
    case .loose: prefix + "X"
    case .stepping: "any \(prefix)M"
    case .payload: prefix + "F"
    case .loosePayload: prefix + "D"
    case .held: "\(prefix)H<\(prefix)W>"
    case .colour: prefix + "K"
    case .teller: "() -> String"
    }
  }
}
