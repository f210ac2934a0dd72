/// The ways of errors out of calls and blocks.
extension FunctionEmitter {
  /// After a call that may have thrown.
  func checkError() {
    jump(.jumpIfError, to: landing())
  }

  /// The error has been set: leaves for the handler, or the function.
  func raise() {
    jump(.jump, to: landing())
  }

  /// Where an error raised here goes.
  private func landing() -> Label {
    let label = Label()
    let own = live.subtracting(handlers.last?.live ?? [])
    let known = cleanups.contains { $0.isDeferred || $0.isAccess } ? homes : nil
    landings.append(
      Landing(label: label, cleanups: cleanups, handlers: handlers, temporaries: own, next: next, homes: known))
    return label
  }

  func emitLandings() {
    while let landing = landings.popLast() {
      place(landing.label)
      resolve(landing.label)
      next = landing.next
      // A temporary that is still held may lie beyond what was in use when the error came.
      if let last = landing.temporaries.max() { next.refs = max(next.refs, last + 1) }
      cleanups = landing.cleanups
      handlers = landing.handlers
      homes = landing.homes ?? homes
      live = []
      // The error is put aside: objects die and `defer` blocks run, with errors of their own, before anybody handles it.
      let error = allocate(.ref).refs
      emit(.takeError, error)
      let handler = landing.handlers.last
      leavingError = error
      endAccesses(above: handler?.cleanups ?? 0, landing.temporaries)
      leavingError = nil
      clear(landing.temporaries)
      if let handler { leave(to: handler.cleanups) } else { leave(to: 0, isFunctionEnd: true) }
      emit(.setError, error)
      jump(.jump, to: handler?.label ?? returnLabel)
    }
  }

  /// What an expression holds on to while parts of it are evaluated.
  private func endAccesses(above depth: Int, _ temporaries: Set<Int>) {
    guard let first = cleanups[depth...].firstIndex(where: \.usesTemporaries) else { return }
    let start = next
    live = temporaries
    leave(to: first)
    cleanups.removeSubrange(first...)
    clearTemporaries(from: start)
    live = []
    next = start
  }
}
