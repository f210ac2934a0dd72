/// Statements about objects that come and go, and about values that refer to them weakly.
extension ProgramGenerator {
  mutating func linkStatement() {
    switch below(29) {
    case 0, 1: newObject()
    case 2, 3: objectGoes()
    case 4: shortLife()
    case 5, 6, 7: showLinks()
    case 8, 9: relink()
    case 10: linkedParts()
    case 11: stepped()
    case 12: copies()
    case 13: linkedArray()
    case 14: linkedTable()
    case 15: matchedPayload()
    case 16: casesLoop()
    case 17: slices()
    case 18: room()
    case 19: queued()
    case 20: forced()
    case 21: boxes()
    case 22: putOffLinks()
    case 23, 24: replaced()
    case 25: heldLink()
    case 26, 27: risked()
    default: told()
    }
  }

  // MARK: - Objects

  private mutating func newObject() {
    let name = name("o")
    switch below(6) {
    case 0: line("weak var \(name): \(type(.object)) = \(expression(.object))")
    case 1: line("var \(name): \(type(.object)) = \(expression(.object))")
    case 2: line("var \(name): \(type(.object)) = \(prefix)V(\"\(name)\", \(below(9)))")
    default: line("var \(name): \(type(.object)) = \(prefix)W(\"\(name)\", \(below(9)))")
    }
    line("_ = \(name)")
    if chance(40) { line("\(name)?.\(pick(["peer", "forced"])) = \(expression(.object))") }
    if chance(30) { line("\(name)?.speaker = \(expression(.object))") }
    if chance(30) { line("\(name)?.link = \(expression(.linked))") }
    variables.append(Variable(name: name, type: .object, isMutable: true))
  }

  private mutating func objectGoes() {
    let objects = names(.object, mutable: true)
    if objects.isEmpty || chance(10) { return line("\(prefix)kept[1] = \(prefix)W(\"kept 1 again\", \(below(9)))") }
    let name = pick(objects)
    switch below(5) {
    case 0: line("\(name) = \(prefix)W(\"new \(name)\", \(below(9)))")
    // A variable is not assigned to itself; what `as` makes of it is.
    case 1: line("\(name) = (\(expression(.object)) as \(type(.object)))")
    case 2: line("\(prefix)put(&\(name), nil)")
    default: line("\(name) = nil")
    }
  }

  /// What refers to an object outlives it.
  private mutating func shortLife() {
    let (short, after) = (name("o"), name("l"))
    line("let \(after): \(type(.linked))")
    line("do {")
    line("  let \(short) = \(prefix)\(pick(["W", "V"]))(\"\(short)\", \(below(9)))")
    line("  \(short).\(pick(["peer", "forced"])) = \(expression(.object))")
    line("  \(after) = \(prefix)L(w: \(short), u: \(chance(95) ? "\(prefix)kept[0]" : short), x: \(below(9)))")
    for name in names(.linked, mutable: true).prefix(1) { line("  \(name).w = \(short)") }
    line("  print(\(after), \(after).tell())")
    line("}")
    line("print(\(after).w == nil, \(after).tell())")
    variables.append(Variable(name: after, type: .linked, isMutable: false))
  }

  // MARK: - Values

  private mutating func showLinks() {
    let shown: [Kind] = [.linked, .linked, .loose, .stepping, .payload, .held, .colour]
    let value = expression(pick(shown))
    switch below(8) {
    case 0: line("print([\(value)])")
    case 1: line("print([\"k\": \(value)], (\(value), n: 1))")
    case 2: line("print((\(value) as Any?)\(chance(50) ? " as Any" : "!"))")
    case 3: line("dump(\(expression(pick([.linked, .held, .colour, .payload]))))")
    case 4: line("print(\(prefix)Y(w: \(expression(.object))), \(prefix)G(value: \(value), owner: \(expression(.object))))")
    default: line("print(\(value))")
    }
  }

  private mutating func relink() {
    guard let name = names(.linked, mutable: true).last else { return declareLinked() }
    switch below(10) {
    case 0: line("\(name).w = (\(expression(.object)) as \(type(.object)))")
    case 1: line("\(name).w?.mark \(pick(["&+=", "="])) \(expression(.int)) & 63")
    case 2: line("\(name).w?.peer = \(expression(.object))")
    case 3: line("\(prefix)relink(&\(name), \(expression(.object)))")
    case 4: line("\(prefix)put(&\(name).w, \(expression(.object)))")
    case 5: line("print(\(name).turn()?.id ?? \"-\", \(name))")
    case 6:
      line(
        "print(\(name)[keyPath: \\.w?.mark] as Any, \(name)[keyPath: \\.u.id]); \(name)[keyPath: \\.w] = \(expression(.object))")
    case 7 where keepsChoosing:
      line("print(\(prefix)hold(&\(name).u, \(pick(["1", "2"])))); \(name).u = \(prefix)kept[0]; \(name).u.mark &+= 1")
    case 8: line("if \(name).w != nil { print(\(prefix)hold(&\(name).w!, \(below(4))), \(prefix)inout(&\(name).w!.mark, 1)) }")
    default: line("\(name).w = nil")
    }
  }

  private mutating func declareLinked() {
    let name = name("v")
    line("var \(name) = \(linkedValue())")
    line("\(name).x &+= 1")
    variables.append(Variable(name: name, type: .linked, isMutable: true))
  }

  /// Parts of different variables, as arguments that are changed.
  private mutating func linkedParts() {
    let (first, second) = (name("p"), name("p"))
    line("do {")
    line("  var \(first) = \(expression(.linked)), \(second) = \(expression(.linked))")
    line("  swap(&\(first).x, &\(second).x); swap(&\(first).w, &\(second).w)")
    line("  print(\(prefix)inout(&\(first).x, 1), \(prefix)pass(&\(second), 2), \(first) == \(second))")
    line("  let before = \(first); swap(&\(first), &\(second)); print(before == \(second), \(first), \(second).w == before.w)")
    line("}")
  }

  private mutating func stepped() {
    let name = name("m")
    line("do {")
    line("  var \(name): any \(prefix)M = \(expression(.stepping))")
    line("  let old = \(name)")
    line("  print(\(name).step(\(expression(.int)) & 7), \(name).both(1), \(prefix)drive(&\(name), \(below(4))))")
    line("  \(name).take(\(expression(.object))); \(name).x &+= 1; \(name)[1] &+= 2")
    line("  \(name).w = \(expression(.object)); \(name).w?.mark &+= 1; \(prefix)put(&\(name).w, \(expression(.object)))")
    line("  print(old.x, \(name).x, old.tell(), \(name).tell(), \(name))")
    line("  var all = [\(name), \(expression(.stepping))]; for i in all.indices { all[i].x &+= i; all[i].take(nil) }")
    line("  print(all.map { $0.tell() }, \(name).x)")
    if chance(50) { line("  if var l = \(name) as? \(prefix)L { l.w = nil; print(l.step(1), \(name).x, l == l) }") }
    line("}")
  }

  private mutating func copies() {
    let (name, owner) = (name("g"), name("n"))
    line("do {")
    line("  var \(name) = \(prefix)G(value: [\(expression(.linked))], owner: \(expression(.object)))")
    line("  let \(owner) = \(name)")
    line("  \(name).change { $0[0].x &+= 1; $0[0].w = nil; $0.append(\(expression(.linked))) }")
    line("  print(\(name).value.count, \(owner).value[0].x, \(name).value[0].w == nil, \(owner), \(name).owner?.id ?? \"-\")")
    line("  var maybe: \(prefix)L? = \(expression(.linked))")
    line("  maybe?.w?.mark &+= 1; maybe?.x &-= 1; maybe?.w = \(expression(.object)); print(maybe as Any, maybe?.tell() as Any)")
    line("}")
  }

  /// A struct that refers weakly, inside of an object.
  private mutating func heldLink() {
    let objects = names(.object)
    let object = objects.isEmpty ? "(\(prefix)kept[1] as \(type(.object)))" : pick(objects)
    switch below(5) {
    case 0: line("\(object)?.link = \(expression(.linked))")
    case 1: line("\(object)?.link?.w?.mark &+= 1; \(object)?.link?.x &+= \(expression(.int))")
    // Not at once: to read the link while it is changed ends a compiled program.
    case 2: line("do { let found = \(expression(.object)); \(object)?.link?.w = found }; print(\(object)?.link as Any)")
    case 3:
      line(
        "if \(object)?.link != nil { \(prefix)relink(&\(object)!.link!, \(expression(.object))); print(\(object)!.link!.step(1)) }"
      )
    default: line("print(\(object)?.link?.tell() as Any, \(object)?.link?.turn()?.id as Any)")
    }
  }

  /// An error that refers weakly.
  private mutating func risked() {
    line("do {")
    line("  var l = try \(prefix)risk(\(expression(.linked))); print(l.tell()); l.w = nil")
    line("  _ = try \(prefix)risk(l)")
    line("} catch let e as \(prefix)Lost { print(\"lost\", e, e.w?.id ?? \"-\", e.link.tell()) } catch { print(\"other\") }")
    line("print((try? \(prefix)risk(\(expression(.linked))))?.w?.id as Any)")
  }

  /// An `inout` parameter that is an object is given another one, wherever it lies.
  private mutating func replaced() {
    let name = name("w")
    line("do {")
    line(
      "  var \(name) = (all: [\(prefix)kept[0], \(prefix)kept[1]], named: [\"a\": \(prefix)kept[0]], maybe: \(expression(.object)))"
    )
    line("  print(\(prefix)hold(&\(name).all[\(pick(["0", "\(prefix)i(1)"]))], \(below(4))), \(name).all.map { $0.id })")
    line("  print(\(prefix)hold(&\(name).named[\"a\"]!, \(below(4))), \(name).named[\"a\"]!.id)")
    line("  if \(name).maybe != nil { print(\(prefix)hold(&\(name).maybe!, \(below(4))), \(name).maybe!.id) }")
    line(
      "  swap(&\(name).all[\(prefix)i(0)], &\(name).named[\"a\"]!); \(prefix)put(&\(name).maybe, \(name).all[0]); print(\(name))")
    if let object = names(.object, mutable: true).last {
      line("  if \(object) != nil { print(\(prefix)hold(&\(object)!, \(below(4))), \(object)?.id ?? \"-\") }")
      line("  if \(object)?.forced != nil { print(\(prefix)hold(&\(object)!.forced!, 3), \(object)?.forced?.id ?? \"-\") }")
    }
    line("}")
  }

  // MARK: - Collections

  private mutating func linkedArray() {
    let name = name("a")
    line("do {")
    line("  var \(name) = [\(expression(.linked)), \(expression(.linked)), \(expression(.linked))]")
    line("  \(name)[\(below(3))].w = \(expression(.object)); \(name)[1].x &+= 3; \(name)[0].w?.mark &+= 1")
    line(
      "  for i in \(name).indices where \(name)[i].w == nil { \(name)[i].w = \(prefix)kept[1]; \(prefix)relink(&\(name)[i], nil) }"
    )
    line("  print(\(name).map { $0.w?.id ?? \"-\" }, \(name).first == \(name).last, \(name).firstIndex(of: \(name)[2]) as Any)")
    line("  \(name).removeAll { $0.w == nil }; \(name).sort { $0.x < $1.x }; print(\(name))")
    line("}")
  }

  /// Only asked while nothing changes: what is a key has to stay as it is.
  private mutating func linkedTable() {
    let (name, first, second) = (name("d"), name("k"), name("k"))
    line("do {")
    line("  let \(first) = \(expression(.linked)), \(second) = \(expression(.linked))")
    line("  var \(name) = [\"a\": \(first)]")
    line(
      "  \(name)[\"a\"]?.w = \(expression(.object)); \(name)[\"b\", default: \(second)].x &+= 1; \(name)[\"a\"]?.w?.mark &+= 1")
    line("  print(\(name)[\"a\"] as Any, \(name)[\"b\"]?.tell() ?? \"-\", \(name)[\"a\"] == \(second), \(name)[\"c\"]?.w as Any)")
    if isKeyed {
      line("  var t = [\(first): 1]; t[\(second), default: 5] &+= 1; print(t.count, t[\(first)] as Any, t[\(second)] as Any)")
      line("  let s: Set = [\(first), \(second), \(first)]; print(s.count, s.contains(\(second)), s.isSubset(of: [\(first)]))")
      line("  print(\(first).hashValue == \(second).hashValue, \(first) == \(second))")
    }
    line("}")
  }

  private mutating func slices() {
    let name = name("s")
    line("do {")
    line(
      "  var \(name) = [\(expression(.linked)), \(expression(.linked)), \(expression(.linked))][\(pick(["...", "1...", "..<2"]))]"
    )
    line("  print(\(prefix)cut(\(name)).map { $0.x }, \(prefix)cut(\(expression(.array))[...]))")
    line(
      "  while let l = \(name).popFirst() { print(l.tell(), \(name).startIndex, \(name).first?.w == nil); if l.x > 4 { break } }")
    line(
      "  \(name).append(\(expression(.linked))); \(name)[\(name).startIndex].w = nil; print(\(name), \(name).dropFirst().count)")
    line("}")
  }

  private mutating func boxes() {
    let name = name("b")
    line("do {")
    line("  var \(name) = [\(expression(.held)), \(expression(.held)), \(prefix)H(t: \(prefix)kept[1], u: \(prefix)kept[0])]")
    line("  print(\(name).compactMap { $0.t }.map { $0.id }, \(name)[0] == \(name)[1])")
    line("  print(\(name)[0].put(\(expression(.object)))?.id ?? \"-\", \(name)[0].n); \(name)[1].t?.mark &+= 1")
    line("  \(name).removeAll { $0.t == nil }; print(\(name).count, \(name))")
    line("}")
  }

  // MARK: - Control

  private mutating func matchedPayload() {
    let (value, name) = (name("e"), name("f"))
    line("do {")
    line("  var \(value) = \(expression(.payload))")
    line("  switch \(value) {")
    line("  case .linked(let l) where l.w != nil: print(\"linked\", l.w?.id ?? \"-\")")
    line("  case .linked(var l), .pair(var l, _): print(l.step(2), l.w === l.u)")
    line("  case .held(let h): print(h, h.t?.say() ?? \"-\")")
    line("  case .colour(let k?): print(k, \\\(prefix)K.next == \\\(prefix)K.next)")
    line("  default: print(\"none\")")
    line("  }")
    line("  \(value).grow(); print(\(value), \(value) == \(expression(.payload)), \(value).link?.x as Any)")
    line("  if case .stepping(var m) = \(expression(.loosePayload)) { m.x &+= 1; print(m.tell()) }")
    line(
      "  let \(name) = [\(value), .held(\(expression(.held)))]; for case .pair(let l, let n) in \(name) { print(l.w == nil, n) }")
    line("}")
  }

  private mutating func casesLoop() {
    let name = name("k")
    line("for \(name) in \(prefix)K.allCases\(pick(["", ".reversed()", " where \(expression(.bool))"])) {")
    line("  print(\(name), \(name).next, \(name)[1])")
    variables.append(Variable(name: name, type: .colour, isMutable: false))
    body(1)
    variables.removeLast()
    line("}")
  }

  private mutating func room() {
    let name = name("r")
    line("do {")
    line("  let \(name) = \(prefix)R(box: \(prefix)kept[\(below(2))])")
    line(
      "  \(name)[\(expression(.int)) & 3] = \(expression(.int)) & 63; \(name)[1] &+= 2; \(name).all &-= 1; \(prefix)put(&\(name).box.peer, \(expression(.object)))"
    )
    line(
      "  print(\(prefix)inout(&\(name)[1], 1), \(name).all); \(prefix)room(\(prefix)kept[1])[2] &+= 1; \(prefix)room(\(name).box).all = 7"
    )
    line("}")
  }

  private mutating func forced() {
    let name = name("o")
    line("if let \(name) = \(expression(.object)) {")
    line("  \(name).forced = \(expression(.object))")
    line("  if \(name).forced != nil { \(name).forced.mark &+= 1; print(\(name).forced.say(), \(name).forced?.peer?.id as Any) }")
    line("  let f = \(name).forced; print(f?.id ?? \"-\", f == \(name), \(name).late)")
    body(1)
    line("  \(name).forced = nil")
    line("}")
  }

  /// Blocks that hold an object weakly run when it has gone, or before: the queue says when.
  private mutating func queued() {
    let (queue, object) = (name("q"), name("o"))
    line("do {")
    line("  let \(queue) = DispatchQueue(label: \"\(queue)\")")
    line("  var \(object): \(type(.object)) = \(prefix)W(\"\(object)\", \(below(9)))")
    line("  var l = \(expression(.linked)); \(pick(["l.w = \(object)", "l.w = nil"]))")
    line("  \(queue).suspend()")
    line("  \(queue).async { [weak \(object), l] in print(\(object)?.say() ?? \"late\", l.w?.id ?? \"-\", l.tell()) }")
    if chance(50) { line("  \(queue).async { [\(object)] in print(\(object)?.mark ?? -1) }") }
    line(
      "  \(queue).async { [weak l = l.w] in let inner = { [weak l] in print(l?.id ?? \"unlinked\") }; inner(); \(queue).async(execute: inner) }"
    )
    if chance(70) { line("  \(object) = \(pick(["nil", expression(.object)]))") }
    line(
      "  \(queue).resume(); \(queue).sync {}; \(queue).sync { print(l.x, \(object)?.id ?? \"-\"); l.w = nil; \(object) = nil }")
    line("  print(l.tell())")
    line("}")
  }

  private mutating func putOffLinks() {
    let objects = names(.object)
    if objects.isEmpty { return line("defer { print(\"put off\", \(expression(.linked)).tell()) }") }
    line("defer { print(\"put off\", \(pick(objects))?.say() ?? \"nobody\", \(expression(.linked))) }")
  }

  private mutating func told() {
    let tellers = names(.teller)
    if !tellers.isEmpty, chance(60) { return line("print(\(pick(tellers))())") }
    let name = name("t")
    line("let \(name): () -> String = \(expression(.teller))")
    line("print(\(name)())")
    variables.append(Variable(name: name, type: .teller, isMutable: false))
  }
}
