/// Expressions of a wanted type.
extension ProgramGenerator {
  mutating func expression(_ kind: Kind) -> String {
    depth += 1
    defer { depth -= 1 }
    if depth > 3 || chance(25), let known = variable(kind) { return known }
    if depth > 3 { return simple(kind) }
    switch kind {
    case .int: return int()
    case .bool: return bool()
    case .string: return string()
    case .double: return pick(["1.5", "Double(\(expression(.int)))", "\(expression(.int)) > 3 ? 2 : 0.5"].map { "(\($0))" })
    case .optionalInt: return optionalInt()
    case .array: return array()
    case .base: return base()
    case .derived: return pick(["\(prefix)B(\(text()))", "\(prefix)C(\(text()))", "\(prefix)B(n: \(expression(.int)))"])
    case .last: return "\(prefix)C(\(text()))"
    case .optionalBase: return "(\(pick([expression(.base), "\(expression(.base)).next", "nil"])) as \(type(.optionalBase)))"
    case .structure: return structure()
    case .enumeration: return enumeration()
    case .existential: return "(\(pick([expression(.base), expression(.structure), expression(.last)])) as any \(prefix)P)"
    case .closure: return closure()
    case .tuple: return "(\(expression(.int)), x: \(expression(.string)))"
    case .any: return "(\(expression(pick([.int, .string, .structure, .enumeration, .array, .optionalInt, .linked]))) as Any)"
    case .dictionary: return "[\"a\": \(expression(.int)), \"b\": \(expression(.int))]"
    case .object: return object()
    case .linked: return linkedValue()
    case .loose: return looseValue()
    case .stepping: return steppingValue()
    case .payload: return payloadValue()
    case .loosePayload: return loosePayloadValue()
    case .held: return heldValue()
    case .colour: return colourValue()
    case .teller: return tellerValue()
    }
  }

  func names(_ kind: Kind, mutable: Bool = false) -> [String] {
    variables.filter { $0.type == kind && (!mutable || $0.isMutable) }.map(\.name)
  }

  private mutating func variable(_ kind: Kind) -> String? {
    let known = names(kind)
    return known.isEmpty ? nil : pick(known)
  }

  private mutating func simple(_ kind: Kind) -> String {
    switch kind {
    case .int: String(below(9))
    case .bool: pick(["true", "false"])
    case .string: text()
    case .double: "\(below(9)).5"
    case .optionalInt: pick(["(nil as Int?)", "(5 as Int?)"])
    case .array: "[\(below(9)), 3, 1]"
    case .base: "\(prefix)A(\(text()))"
    case .derived: "\(prefix)B(\(text()))"
    case .last: "\(prefix)C(\(text()))"
    case .optionalBase: "(nil as \(type(.optionalBase)))"
    case .structure: "\(prefix)S()"
    case .enumeration: "\(prefix)E.none"
    case .existential: "(\(prefix)S() as any \(prefix)P)"
    case .closure: "{ (n: Int) -> Int in n + 1 }"
    case .tuple: "(1, x: \"y\")"
    case .any: "(1 as Any)"
    case .dictionary: "[\"a\": 1]"
    case .object: "(\(prefix)kept[1] as \(type(.object)))"
    case .linked: "\(prefix)L(u: \(prefix)kept[0])"
    case .loose: "\(prefix)X(n: \(prefix)kept[1], m: \(prefix)kept[0])"
    case .stepping: "(\(prefix)L(w: \(prefix)kept[1], u: \(prefix)kept[0]) as any \(prefix)M)"
    case .payload: "\(prefix)F.none"
    case .loosePayload: "\(prefix)D.wrapped(\(prefix)Y(w: nil))"
    case .held: "\(prefix)H(u: \(prefix)kept[0])"
    case .colour: "\(prefix)K.green"
    case .teller: "\(prefix)teller(\(prefix)L(w: \(prefix)kept[1], u: \(prefix)kept[0]))"
    }
  }

  mutating func text() -> String { "\"\(pick(["p", "q", "r"]))\(below(9))\"" }

  private mutating func int() -> String {
    let p = prefix
    switch below(23) {
    case 0, 1, 2: return "\(p)i(\(below(60)))"
    case 3: return String(below(9))
    case 4: return "(\(expression(.int)) &+ \(expression(.int)))"
    case 5: return "(\(expression(.int)) &- \(expression(.int)))"
    case 6: return "\(expression(.base)).n"
    case 7: return "\(expression(.structure)).read(\(expression(.int)))"
    case 8: return "\(expression(.base))[\(expression(.int))]"
    case 9: return "(\(expression(.optionalInt)) ?? \(expression(.int)))"
    case 10: return "\(expression(.enumeration)).size"
    case 11: return "\(p)apply(\(expression(.int))) \(trailing())"
    case 12: return "\(p)late(b: \(expression(.int)), d: \(expression(.int)))"
    case 13: return "\(p)late(a: \(expression(.int)), b: \(expression(.int)), d: \(expression(.int)))"
    case 14: return "\(p)early(\(expression(.int)))"
    case 15: return "((try? \(p)fail(\(expression(.int)))) ?? \(expression(.int)))"
    case 16: return "(\(expression(.bool)) ? \(expression(.int)) : \(expression(.int)))"
    case 17: return "\(expression(.existential)).k(\(expression(.int)))"
    case 18: return "\(p)g"
    case 19, 20, 21: return linkedInt()
    default: return "\(expression(.array)).count"
    }
  }

  /// The body of a trailing closure from an Int to an Int.
  private mutating func trailing() -> String {
    let outer = variables
    defer { variables = outer }
    variables.append(Variable(name: "$0", type: .int, isMutable: false))
    return "{ \(expression(.int)) &+ $0 }"
  }

  private mutating func bool() -> String {
    switch below(7) {
    case 0: "(\(expression(.int)) < \(expression(.int)))"
    case 1: "(\(expression(.bool)) && \(expression(.bool)))"
    case 2: "(\(expression(.bool)) || \(expression(.bool)))"
    case 3: "(\(expression(.any)) is \(pick(["Int", "Int?", "String", "any \(prefix)P", "\(prefix)S"])))"
    case 4: "\(prefix)same(\(expression(.int)), \(expression(.int)))"
    case 5: linkedBool()
    default: "(\(expression(.optionalInt)) == nil)"
    }
  }

  private mutating func string() -> String {
    let p = prefix
    switch below(15) {
    case 0: return "\(p)s(\(below(60)))"
    case 1: return text()
    case 2: return "(\(expression(.string)) + \(expression(.string)))"
    case 3: return "\"<\\(\(expression(.int)))|\\(\(expression(.int)))>\""
    case 4: return "\(expression(.base)).name()"
    case 5: return "\(expression(.base)).kind"
    case 6: return "\(p)gen(\(expression(pick([.base, .structure, .last]))))"
    case 7: return "\(p)open(\(expression(.existential)))"
    case 8, 9: return overloaded()
    case 10: return "String(describing: \(expression(pick([.structure, .enumeration, .optionalInt, .array, .tuple]))))"
    case 11: return "\(expression(.existential)).only()"
    case 12, 13: return linkedString()
    default: return "\(expression(pick([.base, .structure])))\(pick([".f(\(expression(.int)))", ".only()"]))"
    }
  }

  private mutating func overloaded() -> String {
    if chance(20) { return "\(pick(["[1, 2]", "[\"a\"]", "[1.5]", "[true]"])).\(prefix)which()" }
    let argument = pick([
      "1", "1.5", expression(.int), expression(.string), expression(.optionalInt), expression(.base), expression(.derived),
      expression(.last), expression(.structure), expression(.existential), "(1 as Any)", expression(.array),
    ])
    return "\(prefix)over\(below(2))(\(argument))"
  }

  private mutating func optionalInt() -> String {
    switch below(7) {
    case 0: "\(expression(.structure)).maybe"
    case 1: "(\(expression(.any)) as? Int)"
    case 2: "\(expression(.optionalBase))?.n"
    case 3: "\(expression(.optionalBase))?.next?[\(expression(.int))]"
    case 4: "\(expression(.array)).first"
    case 5: "\(expression(.dictionary))[\"a\"]"
    default: "(try? \(prefix)fail(\(expression(.int))))"
    }
  }

  private mutating func array() -> String {
    switch below(6) {
    case 0: "[\(expression(.int)), \(expression(.int)), \(expression(.int))]"
    case 1: "\(expression(.array)).map \(trailing())"
    case 2: "\(expression(.array)).filter { $0 > \(expression(.int)) }"
    case 3: "\(expression(.array)).sorted()"
    case 4: "\(expression(.structure)).items"
    default: "(\(expression(.array)) + \(expression(.array)))"
    }
  }

  private mutating func base() -> String {
    let p = prefix
    switch below(7) {
    case 0, 1: return "\(p)A(\(expression(.string)))"
    case 2: return expression(.derived)
    case 3: return expression(.last)
    case 4: return "\(p)A(n: \(expression(.int)))"
    case 5: return "\(p)\(pick(["A", "B", "C"])).make(\(expression(.int)))"
    default: return "(\(expression(.optionalBase)) ?? \(expression(.base)))"
    }
  }

  private mutating func structure() -> String {
    switch below(4) {
    case 0: "\(prefix)S(x: \(expression(.int)))"
    case 1: "\(prefix)S(name: \(expression(.string)), maybe: \(expression(.optionalInt)))"
    case 2: "\(expression(.base)).parts"
    default: "\(prefix)S()"
    }
  }

  private mutating func enumeration() -> String {
    switch below(4) {
    case 0: "\(prefix)E.one(\(expression(.int)))"
    case 1: "\(prefix)E.two(\(expression(.int)), \(expression(.string)))"
    case 2: "\(prefix)E.named(n: \(expression(.int)), text: \(expression(.string)))"
    default: "\(prefix)E.none"
    }
  }

  private mutating func closure() -> String {
    let outer = variables
    defer { variables = outer }
    let name = name("c")
    variables = variables.map { Variable(name: $0.name, type: $0.type, isMutable: false) }
    variables.append(Variable(name: name, type: .int, isMutable: false))
    let captured = names(.base) + names(.structure)
    let list = captured.isEmpty || chance(60) ? "" : "[\(pick(captured))] "
    let body = "{ \(list)(\(name): Int) -> Int in \(expression(.int)) &+ \(name) }"
    return chance(30) ? "\(prefix)keep(\(body))" : body
  }
}
