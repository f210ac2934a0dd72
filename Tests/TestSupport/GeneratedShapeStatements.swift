/// Statements about what `GeneratedShapes` declares, and about what the standard library does with arrays, texts and numbers.
extension ProgramGenerator {
  mutating func shapeStatement() {
    switch below(13) {
    case 0, 1: pipeline()
    case 2: stack()
    case 3: tree()
    case 4: point()
    case 5: lookup()
    case 6: failing()
    case 7: keeping()
    case 8: patterns()
    case 9: textStatement()
    case 10: numbers()
    case 11: loops()
    default: tables()
    }
  }

  /// A small number, with or without an effect.
  private mutating func few() -> String { chance(40) ? "\(prefix)i(\(below(9)))" : String(below(9)) }

  private mutating func list() -> String {
    pick([
      "[\(few()), \(few()), 3, \(below(9))]", "\(prefix)list", "Array(\(prefix)Down(n: \(2 + below(3))))",
      "(1...\(3 + below(4))).map { $0 * \(1 + below(3)) }",
      expression(.array), "Array(stride(from: \(below(9)), through: \(below(9)), by: \(pick(["1", "2", "-1", "-2"]))))",
    ])
  }

  private mutating func test() -> String {
    pick(["$0 > \(few())", "$0 % 2 == \(below(2))", "$0 != \(below(9))", "$0.isMultiple(of: 3)", "\(prefix)g < $0"])
  }

  private mutating func pipeline() {
    // Named and typed in between: long chains of closures are too much for the compiler's checker.
    let source = name("list")
    line("let \(source): [Int] = \(list())")
    var chain = source
    for _ in 0..<(1 + below(2)) {
      chain += pick([
        ".map { $0 + \(few()) }", ".filter { \(test()) }", ".sorted()", ".sorted { $0 > $1 }", ".dropFirst(\(below(3)))",
        ".prefix(\(1 + below(4)))",
        ".suffix(\(1 + below(4)))", ".reversed()", ".compactMap { \(test()) ? $0 : nil }", ".flatMap { [$0, \(below(5))] }",
        ".prefix { \(test()) }",
        ".drop { \(test()) }", ".enumerated().map { $0.offset * $0.element }",
        ".lazy.map { $0 * 2 }.filter { \(test()) }.map { $0 }",
        ".split { \(test()) }.map { $0.count }",
      ])
    }
    let end = pick([
      ".reduce(0) { $0 + $1 }", ".reduce(into: [Int]()) { $0.insert($1, at: 0) }", ".first { \(test()) } as Any", ".min() as Any",
      ".max() as Any",
      ".contains { \(test()) }", ".allSatisfy { \(test()) }", ".count", ".map { String($0) }.joined(separator: \"-\")",
      ".first ?? -1",
      ".map { ($0, $0 * 2) }.map { $0 + $1 }", ".count { \(test()) }", ".last as Any", ".map { $0 }",
    ])
    line("print(\(chain)\(end))")
  }

  private mutating func stack() {
    let (p, stack) = (prefix, name("stack"))
    let isText = chance(40)
    let type = isText ? "\(p)Texts" : pick(["\(p)Ints", "\(p)Refs"])
    func item(_ generator: inout ProgramGenerator) -> String { isText ? "\(p)s(\(generator.below(9)))" : generator.few() }
    line("do {")
    line("  var \(stack) = \(chance(50) ? "\(type)()" : "\(p)made(\(item(&self)), \(type).self)")")
    line("  print(\(p)fill(&\(stack), [\(item(&self)), \(item(&self))]), \(stack).top as Any)")
    for _ in 0..<3 {
      line(
        "  "
          + pick([
            "\(stack).push(\(item(&self)))", "print(\(stack).pop() as Any)", "\(stack).top = \(pick(["nil", item(&self)]))",
            "\(stack).order()",
            isText ? "\(stack).top? += \"?\"" : "\(stack).grow()", "print(\(stack).largest() as Any)",
            isText ? "print(\(stack).items.map { $0.count })" : "print(\(stack).total)",
            "print(\(p)shown(\(stack)), \(p)shown(\(p)hidden(\(few()))))",
          ]))
    }
    line("  print(\(p)shown(\(stack)))")
    line("}")
  }

  private mutating func tree() {
    let (p, tree) = (prefix, name("tree"))
    line("do {")
    line("  var \(tree) = \(p)Tree.leaf; for n in \(list()) { \(tree).add(n % 7) }; \(tree).add(\(few()))")
    line("  let copy = \(tree); \(tree).add(\(few())); print(\(tree).list, copy.list, \(tree).depth)")
    line(
      "  var size = \(p)Size(rawValue: \(pick(["4", "10", "3"]))) ?? .small; size.advance(); print(size, size.next > size, \(p)Size.allCases.sorted(by: >))"
    )
    line("}")
  }

  private mutating func point() {
    let (p, point) = (prefix, name("at"))
    line("do {")
    line("  var \(point) = \(p)Point(\(pick(["", "x: \(few())", "y: \(few())", "x: \(few()), y: \(few())"])))")
    for _ in 0..<2 {
      line(
        "  "
          + pick([
            "\(point) += \(p)Point(x: \(few()), y: 1) * \(few())", "\(point) = -\(point) + .zero",
            "\(point) = \(point).with { $0.x += \(few()); $0.y -= 1 }",
            "print(\(point)(\(few())), \(point)(2, to: \(few())))",
            "(\(point).x, \(point).y) = (\(point).y, \(point).x + \(few()))",
            "swap(&\(point).x, &\(prefix)g)", "print([\(point), .zero].map(\\.x), Set([\(point), \(point), .zero]).count)",
          ]))
    }
    line("  print(\(point), \(point) == .zero)")
    line("}")
  }

  private mutating func lookup() {
    let (p, open) = (prefix, name("open"))
    line("do {")
    line(
      "  var \(open) = \(p)Open(); \(open).\(pick(["a", "b"])) \(pick(["=", "+=", "-="])) \(few()); print(\(open).a, \(open).b, \(open).values.count)"
    )
    line("  print(\(p)built {")
    line("    \(pick(["\"one\"", few(), "\(p)s(1)"]))")
    line("    if \(expression(.bool)) { \(pick(["\"yes\"", few()])) } else { \"no\" }")
    line("    if \(few()) > 4 { \"big\"; \(below(9)) }")
    line("    for n in \(list()).prefix(2) { n; \"n\\(n)\" }")
    line("  })")
    line("}")
  }

  private mutating func failing() {
    let p = prefix
    switch below(5) {
    case 0:
      line("do { print(try \(p)check(\(few())), try \(p)check(\(few()))) }")
      line("catch \(p)Bad.low(let n) where n > 0 { print(\"low\", n) } catch \(p)Bad.high { print(\"high\") }")
      line("catch let bad as \(p)Bad { print(\"bad\", bad) } catch { print(\"any\", error) }")
    case 1: line("print((try? \(p)check(\(few()))) as Any, (try? \(p)pair { try \(p)check($0 + \(few())) }) ?? -1)")
    case 2: line("print(\(p)pair { $0 + \(few()) }, \(p)once(\(p)i(3), \(expression(.bool))))")
    case 3: line("print(\(p)result(\(few())).map { $0 * 2 }, (try? \(p)result(\(few())).get()) as Any)")
    default:
      line(
        "switch \(p)result(\(few())) { case .success(let n) where n > 4: print(\"much\", n); case .success(let n): print(\"some\", n)"
      )
      line("case .failure(.low(let n)): print(\"low\", n); case .failure(let bad): print(\"bad\", bad == .high) }")
    }
  }

  private mutating func keeping() {
    let (p, kept) = (prefix, name("kept"))
    switch below(5) {
    case 0: line("do { let \(kept) = \(p)counter(\(few())); print(\(kept)(), \(kept)(), \(p)counter(1)()) }")
    case 1:
      line(
        "do { let \(kept) = \(p)cell(\(few())); \(kept).add(\(few())); let other = \(kept); other.add(1); print(\(kept).get(), other.get()) }"
      )
    case 2: line("print(\(p)many(\(2 + below(4))) { k, all in all.append(k * \(few())); return k % 2 == 0 })")
    case 3:
      line("do {")
      line("  var \(kept) = \(few()); var late = 1; defer { print(\"at last\", \(kept), late) }")
      line("  let fixed = { [\(kept)] in \(kept) + late }; let seen = { \(kept) += late; return \(kept) }")
      line("  \(kept) += 1; late += \(few()); print(fixed(), seen(), seen(), \(kept))")
      line("  func inner(_ n: Int) -> Int { n <= 0 ? late : inner(n - 1) + \(kept) }; print(inner(\(below(4))))")
      line("}")
    default: line("print(\(p)all(\(few()), \(few())), \(p)all(by: \"+\"), \(p)all(1, 2, \(few()), by: \(p)s(4)))")
    }
  }

  private mutating func patterns() {
    switch below(4) {
    case 0:
      line("switch (\(few()), \(expression(.optionalInt))) {")
      line("case (0...2, nil): print(\"few, none\"); case (let n, let m?) where n < m: print(\"less\", n, m)")
      line("case (_, .some(let m)) where m > \(few()): print(\"some\", m); case (3, _), (4, _): print(\"three or four\")")
      line("case (let n, _): print(\"other\", n) }")
    case 1:
      line(
        "for case let (n, m?) in [(\(few()), \(expression(.optionalInt))), (2, nil), (\(few()), 7)] where n < 9 { print(n, m) }")
      line("for case .two(let n, let text) in [\(expression(.enumeration)), .two(\(few()), \"w\")] { print(n, text) }")
    case 2:
      line("switch \(expression(.any)) { case let n as Int where n > \(few()): print(\"int\", n); case is Int: print(\"an int\")")
      line("case let text as String: print(text); case let ns as [Int]: print(ns.count); default: print(\"another\") }")
    default:
      line(
        "switch \(expression(.string)) { case \"t1\", \"a\"...\"f\": print(\"first\"); case let text where text.count > 3: print(\"long\", text)"
      )
      line("case \"\": print(\"empty\"); default: print(\"else\") }")
    }
  }

  private mutating func textStatement() {
    let source = pick([expression(.string), "\"a b,c  d\"", "\"Hällo wörld\"", "\"\\(\(few())) and \\(\(few()))\""])
    let made = pick([
      ".uppercased()", ".reversed().map { $0 }", ".split(separator: \" \")", ".count", ".hasPrefix(\"t\")",
      ".filter { $0 != \"a\" }", ".prefix(3)",
      ".dropLast()", ".map { $0.isLetter }", ".contains(\"o\")", ".first as Any", ".unicodeScalars.count", ".utf8.count",
      ".lowercased() < \"m\"",
      ".sorted().map { String($0) }.joined()", ".firstIndex(of: \"o\") == nil", ".last.map { String($0) } ?? \"none\"",
      ".split { $0 == \",\" || $0 == \" \" }.map { $0.count }", ".enumerated().map { \"\\($0.offset)\\($0.element)\" }.joined()",
    ])
    switch below(3) {
    case 0, 1: line("print((\(source))\(made))")
    default:
      let name = name("text")
      line(
        "do { var \(name) = \(source); \(name) += \"x\"; \(name).append(contentsOf: \"yz\".reversed()); \(name).insert(\"-\", at: \(name).index(\(name).startIndex, offsetBy: 1))"
      )
      line(
        "  let copy = \(name); \(name).removeLast(); \(name) = String(repeating: \(name), count: 2); print(\(name), copy, \(name) == copy) }"
      )
    }
  }

  private mutating func numbers() {
    let (first, second) = (few(), "(\(few()) + 1)")
    line(
      "print("
        + pick([
          "\(first).quotientAndRemainder(dividingBy: \(second)), -\(first) / \(second), -7 % \(second)",
          "\(first) & 6 | 1, \(first) ^ \(second), ~\(first), \(first) << 3, \(first) >> 1",
          "Double(\(first)) / Double(\(second)), Double(\(first)) * 0.1, 0.1 + 0.2",
          "UInt8(truncatingIfNeeded: \(first) * 97), Int8(clamping: \(first) * 40), UInt8.max &+ UInt8(\(first))",
          "String(\(first) * 37, radix: 16), Int(\"\\(\(first))\") ?? -1, Int(\"x\") as Any",
          "min(\(first), \(second)), max(\(first), 4), abs(\(first) - 5), (\(first) - 4).signum()",
          "\(first).addingReportingOverflow(Int.max).overflow, \(first).isMultiple(of: \(second)), \(first).trailingZeroBitCount",
          "Float(\(first)) / 3, Double(\(first)) - 0.5, Int(Double(\(first)) * 1.9)",
          "(\(first)..<\(first) + 3).contains(4), (0...\(first)).count, Array((0..<\(second)).reversed())",
        ]) + ")")
  }

  private mutating func loops() {
    let (outer, inner) = (name("outer"), name("n"))
    switch below(4) {
    case 0:
      line("\(outer): for \(inner) in \(list()) {")
      line(
        "  for m in [1, 2, 3] { if m == \(few()) { continue \(outer) }; if \(inner) + m > 12 { break \(outer) }; print(\(inner), m) }"
      )
      line("}")
    case 1:
      line(
        "do { var \(inner) = \(list()); while let last = \(inner).popLast(), last != \(below(9)) { print(\"last\", last) }; print(\(inner)) }"
      )
    case 2:
      line(
        "do { var \(inner) = \(few()); repeat { \(inner) += 3; if \(inner) == 6 { continue }; print(\(inner)) } while \(inner) < 9 }"
      )
    default:
      line(
        "for (index, \(inner)) in zip(0..., \(list())) where index != \(below(3)) { defer { print(\"end\", index) }; if \(inner) > 5 { break }; print(\(inner)) }"
      )
    }
  }

  private mutating func tables() {
    let (p, table) = (prefix, name("table"))
    let order = ".sorted { $0.key < $1.key }.map { \"\\($0.key)\\($0.value)\" }"
    line("do {")
    line("  var \(table) = Dictionary(grouping: \(list())) { $0 % \(2 + below(2)) }.mapValues { $0.count }")
    for _ in 0..<2 {
      line(
        "  "
          + pick([
            "\(table)[\(few()), default: \(p)i(1)] += \(few())", "\(table)[\(few())] = nil",
            "\(table).merge([1: \(few())]) { $0 * 10 + $1 }",
            "for (key, value) in \(table)\(".sorted { $0.key < $1.key }") where value > 1 { \(table)[key] = value - 1 }",
            "print(\(table).filter { \"\\($0.key)\" != \"1\" }.count)",
            "print(Set(\(table).keys).union([\(few())]).sorted(), Set(\(list())).subtracting([1, 2]).sorted())",
            "print(\(table).keys.max() as Any, \(table).values.reduce(0, +))",
          ]))
    }
    line("  print(\(table)\(order))")
    line("}")
  }
}
