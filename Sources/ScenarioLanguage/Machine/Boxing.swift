/// Values in existentials: how they get into them and out again, and what they are.
extension ScenarioMachine {
  func boxing(_ i: Instruction, _ w: UnsafeMutablePointer<Int>, _ r: UnsafeMutablePointer<Ref>) throws(MachineStop) {
    let (a, b, c) = (Int(i.a), Int(i.b), Int(i.c))
    switch i.op {
    case .box:
      let layout = program.types[Int(i.d)].layout
      let box = BoxedValue(runtime, type: Int(i.d), layout)
      copyWords(w + b, to: box.words, layout.words)
      for index in 0..<layout.refs {
        box.refs[index] = r[c + index]
        r[c + index] = nil
      }
      let old = r[a]
      r[a] = box.owned
      ScenarioLanguage.release(old)
    case .unbox:
      let box = try record(r[c])
      copyWords(box.words, to: w + a, box.layout.words)
      for index in 0..<box.layout.refs { replaceByCopy(r + (b + index), box.refs[index]) }
    case .clearValue: clear(r + a, b)
    case .openOptional: try openOptionals(of: b, into: a, Window(words: w, refs: r))
    case .unwrapAny:
      let (held, layer) = try unwrapped(r[b])
      w[c] = layer == .empty ? 0 : 1
      Window(words: w, refs: r).set(a, held)
    case .isSubtype: w[a] = w[b] == c || program.types[w[b]].conformances.contains(Int32(c)) ? 1 : 0
    case .isType:
      let type = try dynamicType(r[b])
      let isIt = type == c || program.types[type].conformances.contains(Int32(c))
      w[a] = isIt || i.d == 1 && isOptional(type) ? 1 : 0
    default:
      w[a] = try dynamicType(r[b])
    }
  }

  /// A cast sees the value in an Optional or `AnyHashable` that an existential holds; `nil` stays an Optional.
  private func openOptionals(of source: Int, into target: Int, _ window: Window) throws(MachineStop) {
    var (current, layer) = try opened(window.refs[source])
    while layer == .full {
      let outer = current
      (current, layer) = try opened(outer)
      ScenarioLanguage.release(outer)
    }
    window.set(target, current)
  }

  private func opened(_ held: Ref) throws(MachineStop) -> (held: Ref, layer: OptionalLayer) {
    guard let box = try record(held) as? BoxedValue, program.types[box.type].isErasure else { return try unwrapped(held) }
    retain(box.refs[0])
    return (box.refs[0], .full)
  }

  /// The Optional that an existential holds.
  private enum OptionalLayer {
    case none, empty, full
  }

  /// What is in the Optional that the existential holds, or else the existential itself; with a reference for the caller.
  private func unwrapped(_ held: Ref) throws(MachineStop) -> (held: Ref, layer: OptionalLayer) {
    guard let box = try record(held) as? BoxedValue, case .optional(let wrapped, let niche) = program.types[box.type].kind else {
      retain(held)
      return (held, .none)
    }
    guard niche ? box.refs[0] != nil : box.words[0] != 0 else {
      retain(held)
      return (held, .empty)
    }
    return (contents(of: box, wrapped, words: niche ? box.words : box.words + 1), .full)
  }

  /// Of an opened value: it is a `nil`.
  private func isOptional(_ type: Int) -> Bool {
    if case .optional = program.types[type].kind { true } else { false }
  }

  /// What an Optional in a box holds, as an existential with a reference for the caller.
  private func contents(of box: BoxedValue, _ type: Int, words: UnsafePointer<Int>) -> Ref {
    switch program.types[type].kind {
    case .instance, .existential:
      retain(box.refs[0])
      return box.refs[0]
    case .int, .double, .float, .bool, .string, .character, .tuple, .structure, .enumeration, .optional, .array, .set,
      .dictionary, .function, .metatype, .object:
      let layout = program.types[type].layout
      let made = BoxedValue(runtime, type: type, layout)
      made.words.update(from: words, count: layout.words)
      for index in 0..<layout.refs {
        retain(box.refs[index])
        made.refs[index] = box.refs[index]
      }
      return made.owned
    }
  }
}
