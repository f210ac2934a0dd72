/// The window of a call: filled with the arguments in the order in which Swift evaluates them.
///
/// Values that are written and the parts of `inout` places come first, as they stand; then the places are held, one inside the other;
/// then defaults are evaluated.
extension FunctionEmitter {
  /// The same for what may throw: the error is put aside until all places are written back, which may run code with errors of its own.
  func withWindow(
    _ shape: FunctionShape, _ values: [Expression], _ order: [Int], defaults: Set<Int> = [], isNative: Bool, isThrowing: Bool,
    at wanted: Layout, _ invoke: @escaping (Layout) -> Void
  ) -> Layout {
    let error = isThrowing && shape.isInout.contains(true) ? allocate(.ref).refs : nil
    let end = error.map { AccessEnd.perhapsThrown($0) } ?? .done
    let window = withWindow(shape, values, order, defaults: defaults, isNative: isNative, end: end, at: wanted) { [self] window in
      invoke(window)
      if let error { emit(.takeError, error) }
    }
    if let error { emit(.setError, error) }
    if isThrowing { checkError() }
    return window
  }

  /// Fills a window with the values, lends it the `inout` places and calls; the result is left in the window that is returned, which
  /// begins at `wanted` where that can be.
  private func withWindow(
    _ shape: FunctionShape, _ values: [Expression], _ order: [Int], defaults: Set<Int> = [], isNative: Bool, end: AccessEnd,
    at wanted: Layout, _ invoke: @escaping (Layout) -> Void
  ) -> Layout {
    // A default is evaluated when the places are held: it may run code of the scenario meanwhile.
    let late = order.filter { $0 < shape.slots.count && defaults.contains($0) && !isQuiet(values[$0]) }
    let isLate = !late.isEmpty && shape.isInout.contains(true)
    let filling = WindowFilling(
      shape, values, order.filter { $0 < shape.slots.count && !(isLate && late.contains($0)) }, late: isLate ? late : [],
      isNative: isNative && !isLate, end: end, at: wanted, invoke)
    // What a `?` binds is held while the rest is evaluated.
    let bound = filling.order.first { shape.isInout[$0] && bindsOptional(values[$0]) }
    if let bound, filling.order.contains(where: { $0 != bound && !isQuiet(values[$0]) }) {
      open(filling)
      whileBound(values[bound], end: end) { [self] place in
        filling.values[bound] = place
        fill(filling, filling.order[...])
        filling.mustMove = true
        lend(filling.places[...], of: filling) { [self] in call(filling) }
      }
      return filling.window
    }
    let leading = filling.order.prefix { shape.isInout[$0] }
    fill(filling, leading)
    open(filling)
    let start = next
    fill(filling, filling.order.dropFirst(leading.count))
    let isSettled = filling.order.dropFirst(leading.count).contains { shape.isInout[$0] }
    let end = filling.window.refs + shape.total.refs
    filling.mustMove = isSettled && next != start || live.contains { $0 >= end }
    let filled = next
    lend(filling.places[...], of: filling) { [self] in
      // What the places still need afterwards must lie below the window: the frame of what is called begins there.
      if next != filled { filling.mustMove = true }
      call(filling)
    }
    return filling.window
  }

  private func open(_ filling: WindowFilling) {
    let (result, total) = (filling.shape.result, filling.shape.total)
    if fresh == filling.wanted, filling.wanted + result == next {
      // It need not be moved there afterwards.
      filling.window = filling.wanted
      _ = temporary(Layout(words: total.words - result.words, refs: total.refs - result.refs))
    } else {
      filling.window = temporary(total)
    }
    for (slot, layout) in zip(filling.shape.slots, filling.shape.layouts) { mark(filling.window + slot, layout) }
  }

  private func fill(_ filling: WindowFilling, _ indices: ArraySlice<Int>) {
    for index in indices {
      if filling.shape.isInout[index] {
        let later = filling.order.drop { $0 != index }.dropFirst() + filling.places.filter { $0 != index }
        filling.values[index] = settled(filling.values[index], before: later.map { filling.values[$0] })
      } else {
        emit(filling.values[index], into: filling.window + filling.shape.slots[index])
      }
    }
  }

  private func call(_ filling: WindowFilling) {
    let shape = filling.shape
    if !filling.late.isEmpty {
      for index in filling.late { emit(filling.values[index], into: filling.window + shape.slots[index]) }
      filling.mustMove = true
    }
    if filling.mustMove, !filling.isNative { filling.window = moved(filling.window, shape) }
    let window = filling.window
    let lent = filling.places.flatMap { index in
      (0..<shape.layouts[index].refs).map { filling.slots[index].refs + $0 }
    }.filter(live.contains)
    for index in filling.places { take(filling.slots[index], to: window + shape.slots[index], shape.layouts[index]) }
    if !filling.isNative { clearLeftovers() }
    filling.invoke(window)
    for index in filling.places { take(window + shape.slots[index], to: filling.slots[index], shape.layouts[index]) }
    // What a getter answered is there again, and its setter gets a copy of it.
    live.formUnion(lent)
    for index in shape.results.refs..<shape.total.refs { live.remove(window.refs + index) }
  }

  /// References that arguments looked at on their way: the frame of what is called would lie on them. They stay live: this call may be in a
  /// branch that is not taken.
  private func clearLeftovers() {
    clear(live.filter { $0 >= next.refs })
  }

  /// The parameters in a new window, above everything in use.
  private func moved(_ window: Layout, _ shape: FunctionShape) -> Layout {
    let new = temporary(shape.total)
    let parameters = Layout(words: shape.total.words - shape.results.words, refs: shape.total.refs - shape.results.refs)
    take(window + shape.results, to: new + shape.results, parameters)
    return new
  }

  /// Takes hold of `inout` places, one inside the other, and runs `body` with their values in registers.
  private func lend(_ indices: ArraySlice<Int>, of filling: WindowFilling, _ body: @escaping () -> Void) {
    guard let index = indices.first else { return body() }
    modify(filling.values[index], isNative: filling.isNative, end: filling.end) { [self] slot in
      filling.slots[index] = slot
      lend(indices.dropFirst(), of: filling, body)
    }
  }
}

/// A call's window while it is filled.
private final class WindowFilling {
  let shape: FunctionShape
  /// The arguments; `inout` ones as places, with their parts evaluated in time.
  var values: [Expression]
  let order: [Int]
  /// Defaults that are evaluated last.
  let late: [Int]
  let isNative: Bool
  /// Of the `inout` places: how their accesses end.
  let end: AccessEnd
  /// Where the result is to be in the end.
  let wanted: Layout
  let invoke: (Layout) -> Void
  var window = Layout.none
  /// Of the `inout` places: where their values are.
  var slots: [Layout]
  /// Registers that are needed after the call lie above the window.
  var mustMove = false

  init(
    _ shape: FunctionShape, _ values: [Expression], _ order: [Int], late: [Int], isNative: Bool, end: AccessEnd,
    at wanted: Layout, _ invoke: @escaping (Layout) -> Void
  ) {
    self.shape = shape
    self.late = late
    self.values = values
    self.order = order
    self.isNative = isNative
    self.end = end
    self.wanted = wanted
    self.invoke = invoke
    slots = shape.slots
  }

  var places: [Int] { shape.slots.indices.filter { shape.isInout[$0] } }
}
