/// Optional chains.
extension FunctionEmitter {
  /// `a?.b?.c`: nil as soon as a part is.
  func optionalChain(_ inner: Expression, _ expression: Expression, _ slot: Layout) {
    let chain = Chain()
    let done = Label()
    chains.append(chain)
    let type = type(expression)
    let used = refsUsed {
      if type.wrapped?.isVoid == true, inner.type.isVoid {
        // An assignment through a chain.
        discard(inner)
        setSomeVoid(slot, type)
      } else {
        emit(inner, into: slot)
      }
    }
    chains.removeLast()
    if chain.onNil.uses.isEmpty { return }
    jump(.jump, to: done)
    place(chain.onNil)
    // What the rest of the chain would have emptied.
    if !used.isEmpty { emit(.clearRefs, used.lowerBound, used.count) }
    setNil(slot, type)
    place(done)
  }

  /// The reference registers that `body` allocates.
  private func refsUsed(_ body: () -> Void) -> Range<Int> {
    let (start, old) = (next, peak)
    peak = next
    body()
    let used = start.refs..<peak.refs
    peak = Layout(words: max(old.words, peak.words), refs: max(old.refs, peak.refs))
    return used
  }

  private func setSomeVoid(_ slot: Layout, _ type: Type) {
    let layout = program.layout(type)
    if layout.words > 0, slot.words + layout.words <= next.words { setSome(slot, type) }
  }

  func bindOptional(_ inner: Expression, into slot: Layout) {
    guard let chain = chains.last else { return }
    let type = type(inner)
    guard let wrapped = type.wrapped else { return }
    let found = value(inner)
    jumpIfNil(found.slot, type, to: chain.onNil)
    let source = payload(of: found.slot, type)
    if found.isOwned { take(source, to: slot, program.layout(wrapped)) } else { copy(source, to: slot, program.layout(wrapped)) }
  }
}
