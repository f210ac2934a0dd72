/// Interpolations, and what is appended to texts.
extension FunctionEmitter {
  /// A part of an interpolation in registers.
  private enum TextPart {
    case constant(String)
    case integer(Int)
    case text(Int)
  }

  func interpolation(_ segments: [Expression.Segment], into slot: Int) {
    let start = next
    let whole = temporary(.ref).refs
    let parts = written(segments)
    if case .value(let first)? = parts.first {
      describe(first, into: whole)
    } else if case .text(let text)? = parts.first {
      emit(.loadText, whole, program.text(text))
    } else {
      emit(.loadText, whole, program.text(""))
    }
    for segment in parts.dropFirst() { append(part(segment), to: whole) }
    emit(.takeRef, slot, whole)
    live.remove(whole)
    clearTemporaries(from: start, except: slot)
    next = start
  }

  /// The segments that are not empty.
  private func written(_ segments: [Expression.Segment]) -> [Expression.Segment] {
    segments.filter { if case .text(let text) = $0 { !text.isEmpty } else { true } }
  }

  /// `place += added`: the parts of an interpolation are appended one by one, after all of them were evaluated.
  func appendText(_ place: Expression, _ added: Expression) {
    if bindsOptional(place), !isQuiet(added) { return whileBound(place) { [self] in appendText($0, added) } }
    let place = settled(place, before: [added])
    guard case .interpolation(let segments) = added.kind else {
      let operand = value(added)
      let slot = operand.isOwned ? operand.slot : copied(operand.slot, .ref)
      modify(place, isNative: true) { target in emit(.appendText, target.refs, slot.refs) }
      return
    }
    let parts = written(segments).map { kept(part($0)) }
    modify(place, isNative: true) { target in
      for part in parts { append(part, to: target.refs) }
    }
  }

  private func part(_ segment: Expression.Segment) -> TextPart {
    switch segment {
    case .text(let text): return .constant(text)
    case .value(let value):
      if type(value).isNominal("Int") { return .integer(self.value(value).slot.words) }
      let slot = temporary(.ref).refs
      describe(value, into: slot)
      return .text(slot)
    }
  }

  /// The part in registers that nothing evaluated later can change.
  private func kept(_ part: TextPart) -> TextPart {
    guard case .integer(let word) = part else { return part }
    let slot = temporary(.word).words
    emit(.moveWord, slot, word)
    return .integer(slot)
  }

  private func append(_ part: TextPart, to target: Int) {
    switch part {
    case .constant(let text):
      let slot = temporary(.ref).refs
      emit(.loadText, slot, program.text(text))
      emit(.appendText, target, slot)
    case .integer(let word): emit(.appendInt, target, word)
    case .text(let text): emit(.appendText, target, text)
    }
  }
}
