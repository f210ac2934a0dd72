/// Values that refer weakly, and what is read through them.
extension ProgramGenerator {
  /// An object that a variable holds or has held: none is made here.
  mutating func object() -> String {
    switch below(9) {
    case 0, 1: "(\(prefix)kept[\(below(2))] as \(type(.object)))"
    case 2: "\(expression(.linked)).w"
    case 3: "\(expression(.object))?.\(pick(["peer", "forced"]))"
    case 4: "\(expression(.held)).t"
    case 5: "\(prefix)W.last"
    case 6: "\(expression(.object))?.link?.w"
    case 7: "(\(expression(.object)) ?? \(prefix)kept[1] as \(type(.object)))"
    default: "(nil as \(type(.object)))"
    }
  }

  /// For what is unowned: it stays, but for some, of which the program dies if they are read too late.
  private mutating func lasting() -> String {
    let objects = names(.object)
    return objects.isEmpty || chance(93) ? "\(prefix)kept[0]" : "(\(pick(objects)) ?? \(prefix)kept[0])"
  }

  mutating func linkedValue() -> String {
    let p = prefix
    switch below(6) {
    case 0, 1: return "\(p)L(w: \(expression(.object)), u: \(lasting()), x: \(expression(.int)))"
    case 2: return "\(p)L(w: nil, u: \(lasting()))"
    case 3: return "\(p)lost(\(expression(.int)))"
    case 4: return "(\(expression(.payload)).link ?? \(expression(.linked)))"
    default: return "\(p)L(u: \(lasting()), x: \(below(9)))"
    }
  }

  mutating func looseValue() -> String { "\(prefix)X(n: \(expression(.object)), m: \(lasting()), x: \(expression(.int)))" }

  mutating func steppingValue() -> String {
    let value = pick([expression(.linked), expression(.loose), "\(prefix)Z()", expression(.linked)])
    return "(\(value) as any \(prefix)M)"
  }

  mutating func payloadValue() -> String {
    let p = prefix
    switch below(5) {
    case 0: return "\(p)F.linked(\(expression(.linked)))"
    case 1: return "\(p)F.pair(\(expression(.linked)), \(expression(.int)))"
    case 2: return "\(p)F.held(\(expression(.held)))"
    case 3: return "\(p)F.colour(\(pick(["nil", expression(.colour)])))"
    default: return "\(p)F.none"
    }
  }

  mutating func loosePayloadValue() -> String {
    let p = prefix
    switch below(4) {
    case 0: return "\(p)D.loose(\(expression(.loose)))"
    case 1: return "\(p)D.stepping(\(expression(.stepping)))"
    case 2: return "\(p)D.said(\(expression(.teller)))"
    default: return "\(p)D.wrapped(\(p)Y(w: \(expression(.object)), x: \(below(5))))"
    }
  }

  mutating func heldValue() -> String {
    "\(prefix)H(t: \(expression(.object)), u: \(lasting())\(chance(50) ? "" : ", n: \(expression(.int))"))"
  }

  mutating func colourValue() -> String {
    let p = prefix
    switch below(4) {
    case 0: return "\(expression(.colour)).next"
    case 1: return "\(p)K.allCases[\(below(3))]"
    case 2: return "(\(p)K.allCases.first { $0[1] > \(below(9)) } ?? .red)"
    default: return "\(p)K.\(pick(["red", "green", "blue"]))"
    }
  }

  /// A function without parameters that holds its objects weakly, or parts of what holds them so.
  mutating func tellerValue() -> String {
    let (objects, links) = (names(.object).filter(isPlain), names(.linked).filter(isPlain))
    if !objects.isEmpty, chance(60) {
      let name = pick(objects)
      switch below(4) {
      case 0: return "{ [weak \(name)] in \(name)?.say() ?? \"nothing\" }"
      case 1: return "{ [weak \(name), n = \(expression(.int))] in { [weak \(name)] in \"\\(n) \\(\(name)?.mark ?? -1)\" }() }"
      case 2: return "{ [weak o = \(name)?.peer] in guard let o else { return \"no peer\" }; o.mark &+= 1; return o.say() }"
      default: return "{ [unowned o = \(name) ?? \(prefix)kept[1]] in o.say() }"
      }
    }
    if !links.isEmpty, chance(60) { return "{ [\(pick(links))] in \(pick(links)).tell() }" }
    return pick([
      "(\(expression(.object)) ?? \(prefix)kept[0]).\(pick(["later()", "soon"]))", "\(prefix)teller(\(expression(.linked)))",
      "{ [unowned k = \(prefix)kept[0]] in \"k\\(k.mark)\" }",
      "{ [weak k = \(prefix)kept[1]] () -> String in k?.say() ?? \"replaced\" }",
    ])
  }

  /// Not a parameter without a name.
  private func isPlain(_ name: String) -> Bool { !name.hasPrefix("$") }

  /// An Int that is read through weak parts.
  mutating func linkedInt() -> String {
    let p = prefix
    switch below(9) {
    case 0: return "(\(expression(.object))?.mark ?? \(expression(.int)))"
    case 1: return "\(expression(.linked)).\(pick(["x", "u.mark", "tell().count"]))"
    case 2: return "(\(expression(.linked)).w?.peer?.mark ?? \(expression(.int)))"
    case 3: return "\(expression(.stepping))[\(expression(.int))]"
    case 4: return "\(expression(.colour))[\(expression(.int))]"
    case 5: return "\(p)room(\(p)kept[1]).all"
    case 6: return "(\(expression(.held)).t?.forced?.mark ?? \(expression(.held)).n)"
    case 7: return "\(p)K.allCases.count"
    default: return "(\(expression(.loose)).n?.mark ?? \(expression(.int)))"
    }
  }

  mutating func linkedString() -> String {
    let p = prefix
    switch below(8) {
    case 0: return "\(expression(.linked)).tell()"
    case 1: return "\(expression(.stepping)).tell()"
    case 2: return "(\(expression(.object))?.say() ?? \(expression(.string)))"
    case 3: return "(\(expression(.object))?.late ?? \"never\")"
    case 4: return "(\(expression(.teller)))()"
    case 5: return "\(expression(.loosePayload)).text"
    case 6: return "\(p)every(\(p)K.self)"
    default:
      return "String(describing: \(expression(pick([.linked, .loose, .held, .payload, .colour]))))"
    }
  }

  mutating func linkedBool() -> String {
    let kind = pick([Kind.linked, .held, .payload, .colour, .object])
    switch below(4) {
    case 0: return "(\(expression(kind)) == \(expression(kind)))"
    case 1: return "\(prefix)same(\(expression(.linked)), \(expression(.linked)))"
    case 2: return "(\(expression(.linked)).w \(pick(["==", "!=", "==="])) nil)"
    default: return "(\(expression(.stepping)) is \(pick(["\(prefix)L", "\(prefix)X", "\(prefix)Z"])))"
    }
  }
}
