/// What is done with the value of a place while it is in registers.
///
/// An object and not a bare closure: the functions that change places hand each other closures in closures, and the optimiser would make a
/// copy of all of them for every depth.
final class PlaceChange {
  let isNative: Bool
  /// The old value is not looked at.
  let isOverwrite: Bool
  /// Code of the scenario runs meanwhile.
  let runsCode: Bool
  let end: AccessEnd
  private let body: (Layout) -> Void

  init(isNative: Bool, isOverwrite: Bool, runsCode: Bool, end: AccessEnd, _ body: @escaping (Layout) -> Void) {
    self.isNative = isNative
    self.isOverwrite = isOverwrite
    self.runsCode = runsCode
    self.end = end
    self.body = body
  }

  func callAsFunction(_ slot: Layout) { body(slot) }
}

/// How the access of a place ends: an error cuts short what lends the place where it is.
enum AccessEnd {
  case done
  case thrown
  /// By the error in this register, if there is one.
  case perhapsThrown(Int)
}

extension FunctionEmitter {
  /// Changes a place, then ends its access; that also happens when an error leaves the middle of the change.
  func access(_ change: PlaceChange, _ body: () -> Void, end: @escaping (AccessEnd) -> Void) {
    let position = position
    cleanups.append(.access { [self] in at(position) { end(.thrown) } })
    body()
    cleanups.removeLast()
    end(change.end)
  }

  /// Calls a setter that is found by what the object is: it hears of the error that leaves the change.
  func telling(_ end: AccessEnd, _ callSetter: () -> Void) {
    let error: Int? =
      switch end {
      case .done: nil
      case .thrown: leavingError
      case .perhapsThrown(let error): error
      }
    if let error {
      let told = temporary(.ref).refs
      emit(.copyRef, told, error)
      emit(.setError, told)
      live.remove(told)
    }
    callSetter()
  }

  /// The beginning of such a setter.
  func hearOfError() {
    let error = allocate(.ref).refs
    emit(.takeError, error)
    abandoning = error
  }

  /// How the change ends that the setter being emitted ends for `variable`.
  func heard(_ end: AccessEnd, of variable: VariableDeclaration) -> AccessEnd {
    guard case .done = end, let abandoning, declaration?.property === variable else { return end }
    return .perhapsThrown(abandoning)
  }

  /// What stands behind the place in the code that lends it.
  func unlessThrown(_ end: AccessEnd, _ body: () -> Void) {
    switch end {
    case .done: body()
    case .thrown: break
    case .perhapsThrown(let error):
      let over = Label()
      jump(.jumpIfNotNil, error, to: over)
      let before = live
      body()
      place(over)
      live.formUnion(before)
    }
  }
}
