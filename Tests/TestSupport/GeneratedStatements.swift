/// Statements, in a function's body.
extension ProgramGenerator {
  mutating func statement() {
    switch below(63) {
    case 0, 1, 2, 3: declare()
    case 4, 5:
      let shown: [Kind] = [.int, .string, .bool, .optionalInt, .array, .structure, .enumeration, .tuple, .any, .double]
      line("print(\(expression(pick(shown))))")
    case 6: line("print(\(expression(.int)), \(expression(.string)), \(expression(.int)))")
    case 7, 8, 9: assignment()
    case 10: chainAssignment()
    case 11: call()
    case 12: conditional()
    case 13: binding()
    case 14: choice()
    case 15: loop()
    case 16: putOff()
    case 17: block()
    case 18: line("_ = \(expression(pick([.base, .structure, .tuple, .closure])))")
    case 19: attempt()
    case 20: captured()
    case 21...31: linkStatement()
    case 32...41: storageStatement()
    case 42...53: shapeStatement()
    case 54...61: dispatchStatement()
    default: line("print(\(prefix)over\(below(2))(\(expression(pick([.int, .base, .derived, .optionalInt, .array])))))")
    }
  }

  mutating func body(_ count: Int) {
    depth += 1
    defer { depth -= 1 }
    indented { generator in
      for _ in 0..<count {
        if generator.depth < 4 { generator.statement() } else { generator.line("print(\(generator.expression(.int)))") }
      }
    }
  }

  private mutating func declare() {
    let kind = pick(Kind.allCases)
    let isMutable = chance(70)
    let value = expression(kind)
    let name = name("v")
    line("\(isMutable ? "var" : "let") \(name): \(type(kind)) = \(value)")
    line("_ = \(name)")
    variables.append(Variable(name: name, type: kind, isMutable: isMutable))
  }

  /// Something that can be assigned an Int.
  private mutating func place() -> String {
    let base = expression(.base)
    var places = [
      "\(prefix)g", "\(prefix)list[\(prefix)i(\(below(4)))]", "\(base).n", "\(base)[\(expression(.int))]", "\(prefix)A.shared",
      "\(base).parts.x", "\(base).parts.items[\(prefix)i(\(below(3)))]", "\(base).both.0",
      "\(base).parts[\(prefix)i(\(below(3)))]",
    ]
    places += names(.int, mutable: true)
    for name in names(.structure, mutable: true) {
      places += ["\(name).x", "\(name).twice", "\(name)[\(expression(.int)) & 1]", "\(name).items[\(prefix)i(\(below(3)))]"]
    }
    for name in names(.tuple, mutable: true) { places.append("\(name).0") }
    for name in names(.dictionary, mutable: true) { places.append("\(name)[\(prefix)s(\(below(3))), default: \(prefix)i(5)]") }
    return pick(places)
  }

  private mutating func assignment() {
    let place = place()
    switch below(6) {
    case 0, 1: line("\(place) = \(expression(.int))")
    case 2, 3: line("\(place) \(pick(["&+=", "+=", "-=", "&*="]).replacingPlus) \(small())")
    case 4: line("print(\(prefix)inout(&\(place), \(small())))")
    default: line("do { var other = 1; \(prefix)two(&\(place), \(small()), &other); print(other) }")
    }
  }

  /// An Int that stays small.
  private mutating func small() -> String { chance(60) ? "\(prefix)i(\(below(9)))" : "(\(expression(.int)) & 7)" }

  private mutating func chainAssignment() {
    let object = "\(expression(.optionalBase))"
    switch below(5) {
    case 0: line("\(object)?.n = \(expression(.int))")
    case 1: line("\(object)?.next?.n += \(small())")
    case 2: line("\(object)?.parts.items[\(prefix)i(\(below(3)))] = \(expression(.int))")
    case 3:
      for name in names(.structure, mutable: true) { return line("\(name).maybe? += \(small())") }
      line("\(object)?.parts.maybe? += \(small())")
    default:
      for name in names(.dictionary, mutable: true) { return line("\(name)[\(prefix)s(\(below(3)))]? += \(small())") }
      line("\(object)?[\(expression(.int))] = \(expression(.int))")
    }
  }

  private mutating func call() {
    let mutable = names(.structure, mutable: true)
    if !mutable.isEmpty {
      let name = pick(mutable)
      switch below(3) {
      case 0: return line("print(\(name).bump(\(small())))")
      case 1: return line("\(name).reset(\(expression(.int)), &\(prefix)list[\(prefix)i(1)])")
      default: return line("\(name).items.append(\(expression(.int)))")
      }
    }
    let change = pick(["touch()", "parts.items.append(\(expression(.int)))", "next = \(expression(.optionalBase))"])
    line("\(expression(.base)).\(change)")
  }

  private mutating func conditional() {
    line("if \(expression(.bool)) {")
    body(2)
    if chance(50) {
      line("} else {")
      body(1)
    }
    line("}")
  }

  private mutating func binding() {
    let (first, second) = (name("b"), name("b"))
    line("if let \(first) = \(expression(.optionalBase)), let \(second) = \(expression(.optionalInt)) {")
    variables.append(Variable(name: first, type: .base, isMutable: false))
    variables.append(Variable(name: second, type: .int, isMutable: false))
    line("  print(\(first).id, \(second))")
    body(1)
    variables.removeLast(2)
    line("}")
  }

  private mutating func choice() {
    let (first, second) = (name("m"), name("m"))
    line("switch \(expression(.enumeration)) {")
    line("case .one(let \(first)) where \(first) > \(expression(.int)): print(\"one\", \(first))")
    line("case .two(let \(first), let \(second)): print(\"two\", \(first), \(second))")
    line("case .named(n: let \(first), text: _): print(\"named\", \(first))")
    line("default: print(\"default\")")
    line("}")
  }

  private mutating func loop() {
    let name = name("k")
    line("for \(name) in \(pick(["0..<2", "[3, 1]", "stride(from: 0, to: 4, by: 2)"])) {")
    variables.append(Variable(name: name, type: .int, isMutable: false))
    if chance(30) { line("  if \(name) == \(prefix)i(1) { continue }") }
    body(2)
    variables.removeLast()
    line("}")
  }

  private mutating func block() {
    line("do {")
    body(3)
    line("}")
  }

  private mutating func putOff() {
    if chance(50) { return line("defer { print(\"defer\", \(expression(.int))) }") }
    line("defer {")
    body(2)
    line("}")
  }

  /// What may throw, in the midst of objects that are held and statements that were put off.
  private mutating func attempt() {
    line("do {")
    if chance(50) {
      let (kept, one) = (name("h"), name("o"))
      line("  let \(kept) = [\(expression(.base)), \(expression(.base))]")
      line("  defer { for \(one) in \(kept)\(pick(["", ".reversed()"])) { print(\"put off\", \(one).id, \(expression(.int))) } }")
      body(1)
    }
    line("  let held = \(expression(.base)); print(try \(prefix)fail(\(expression(.int))), held.id)")
    line("} catch { print(\"caught\", error) }")
  }

  private mutating func captured() {
    let closures = names(.closure)
    if closures.isEmpty { return line("print((\(expression(.closure)))(\(expression(.int))))") }
    line("print(\(pick(closures))(\(expression(.int))))")
  }
}

extension String {
  /// Wrapping multiplication has no compound form that every place keeps small.
  fileprivate var replacingPlus: String { self == "&*=" ? "&-=" : self }
}
