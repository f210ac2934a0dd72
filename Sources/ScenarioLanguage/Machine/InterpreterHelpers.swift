import DispatchModel
import DispatchTrace

/// The parts of instructions that are too large, or too rare, for the interpreter's loop.
extension ScenarioMachine {
  /// The constant text, with a reference for the caller. Constants are made once.
  @inline(__always)
  func text(constant index: Int) -> Ref {
    if let known = constants[index] {
      retain(known)
      return known
    }
    let new = Text(runtime, program.texts[index])
    constants[index] = new.owned
    return new.retained
  }

  /// The function as a value without captures, with a reference for the caller. Made once.
  @inline(__always)
  func closure(constant index: Int) -> Ref {
    if let known = functionValues[index] {
      retain(known)
      return known
    }
    let new = Closure(runtime, function: index, .none)
    functionValues[index] = new.owned
    return new.retained
  }

  @inline(__always)
  func replaceByCopy(_ slot: UnsafeMutablePointer<Ref>, _ new: Ref) {
    retain(new)
    replace(slot, new)
  }

  /// Empties `count` references that belong to one value, in their order.
  func clear(_ first: UnsafeMutablePointer<Ref>, _ count: Int) {
    for index in 0..<count {
      let old = first[index]
      first[index] = nil
      releaseInTurn(old)
    }
  }

  /// Where memory is checked: nobody reads them any more, but for the results.
  @inline(__always)
  func poisonRegisters(of frame: Frame, _ state: ThreadState) {
    if CheckedMemory.isOn {
      let function = program.functions[Int(frame.function)]
      CheckedMemory.poison(
        state.words + (Int(frame.words) + function.results.words), function.frame.words - function.results.words)
    }
  }

  @inline(__always)
  func record(_ ref: Ref) throws(MachineStop) -> Record {
    guard let ref else { throw .uninitialised }
    return ref._withUnsafeGuaranteedRef { trusted($0, as: Record.self) }
  }

  @inline(__always)
  func array(_ ref: Ref) throws(MachineStop) -> ArrayObject {
    guard let ref else { throw .uninitialised }
    return ref._withUnsafeGuaranteedRef { trusted($0, as: ArrayObject.self) }
  }

  @inline(__always)
  func callee(
    _ i: Instruction, _ w: UnsafeMutablePointer<Int>, _ r: UnsafeMutablePointer<Ref>
  ) throws(MachineStop) -> Int {
    if i.op == .call { return Int(i.a) }
    if i.op == .callOnType { return try witness(i, w[Int(i.a)]) }
    return i.op == .callOnClass ? try classMethod(i, w[Int(i.a)]) : try dynamicCallee(i, r)
  }

  private func classMethod(_ i: Instruction, _ type: Int) throws(MachineStop) -> Int {
    guard case .instance(let index) = program.types[type].kind else { throw .uninitialised }
    return Int(program.classes[index].table[Int(i.d)])
  }

  private func dynamicCallee(_ i: Instruction, _ r: UnsafeMutablePointer<Ref>) throws(MachineStop) -> Int {
    let target = r[Int(i.a)]
    if i.op == .callClosure {
      guard let target else { throw .uninitialised }
      return target._withUnsafeGuaranteedRef { trusted($0, as: Closure.self).function }
    }
    if i.op == .callVirtual {
      let instance = try record(target)
      return Int(program.classes[trusted(instance, as: Instance.self).classIndex].table[Int(i.d)])
    }
    return try witness(i, try dynamicType(target))
  }

  private func witness(_ i: Instruction, _ type: Int) throws(MachineStop) -> Int {
    guard let function = program.witnesses[Int(i.d)][Int32(type)] else {
      throw .trap("This value does not have the method that is called")
    }
    return Int(function)
  }

  /// The runtime type of what an existential holds.
  func dynamicType(_ ref: Ref) throws(MachineStop) -> Int {
    let record = try record(ref)
    if let boxed = record as? BoxedValue { return boxed.type }
    return program.classes[trusted(record, as: Instance.self).classIndex].type
  }

  func unsigned(_ operation: UnsignedOperation?, _ left: Int, _ right: Int) throws(MachineStop) -> Int {
    guard let operation else { throw .uninitialised }
    return try operation.apply(UInt(bitPattern: left), UInt(bitPattern: right))
  }

  func makeClosure(_ i: Instruction, _ w: UnsafeMutablePointer<Int>, _ r: UnsafeMutablePointer<Ref>) {
    let layout = program.functions[Int(i.b)].captures
    let closure = Closure(runtime, function: Int(i.b), layout)
    copyWords(w + Int(i.c), to: closure.words, layout.words)
    for index in 0..<layout.refs {
      closure.refs[index] = r[Int(i.d) + index]
      r[Int(i.d) + index] = nil
    }
    let old = r[Int(i.a)]
    r[Int(i.a)] = closure.owned
    ScenarioLanguage.release(old)
  }

  func weakReference(_ i: Instruction, _ r: UnsafeMutablePointer<Ref>) throws(MachineStop) {
    let window = Window(words: UnsafeMutablePointer(bitPattern: 8).unsafelyUnwrapped, refs: r)
    if i.op == .makeWeak {
      let target = r[Int(i.b)]?._withUnsafeGuaranteedRef { $0 }
      window.set(Int(i.a), WeakReference(runtime, to: target).owned)
      return
    }
    // A weak variable that was never assigned refers to nothing.
    let referent = window.optionalObject(Int(i.b), as: WeakReference.self)?.referent
    if let target = referent?.target {
      window.set(Int(i.a), target.retained)
    } else if i.op == .loadWeak || referent == nil {
      // An unowned one to nothing was given nil.
      window.set(Int(i.a), nil)
    } else {
      throw .trap("Attempted to read an unowned reference but object was already destroyed")
    }
  }

  func callNative(_ i: Instruction, _ w: UnsafeMutablePointer<Int>, _ r: UnsafeMutablePointer<Ref>) throws(MachineStop) {
    let target = program.code.natives + Int(i.a)
    let window = Window(words: w + Int(i.b), refs: r + Int(i.c))
    try target.pointee.function(NativeCall(window: window, types: target.pointee.types, machine: self))
    let first = target.pointee.resultRefs
    var index = first + target.pointee.parameterRefs
    while index > first {
      index -= 1
      window.set(index, nil)
    }
  }

  func makeArray(_ i: Instruction, _ w: UnsafeMutablePointer<Int>, _ r: UnsafeMutablePointer<Ref>) {
    let layout = Layout(words: Int(i.d & 0xFF), refs: Int(i.d >> 8))
    let array = ArrayObject(runtime, layout, stride: Int(i.c), capacity: Int(i.b))
    array.room = Int(i.b)
    let old = r[Int(i.a)]
    r[Int(i.a)] = array.owned
    ScenarioLanguage.release(old)
  }

  func arrayInstruction(
    _ i: Instruction, _ w: UnsafeMutablePointer<Int>, _ r: UnsafeMutablePointer<Ref>
  ) throws(MachineStop) {
    let (a, b, c, d) = (Int(i.a), Int(i.b), Int(i.c), Int(i.d))
    switch i.op {
    case .arrayGet:
      let array = try array(r[c])
      let index = w[d]
      if index < 0 || index >= array.count { throw .indexOutOfRange }
      let layout = array.layout
      if layout.words > 0 { copyWords(array.wordsOf(index), to: w + a, layout.words) }
      for offset in 0..<layout.refs { replaceByCopy(r + (b + offset), array.refsOf(index)[offset]) }
    case .arrayTake:
      let array = try Window(words: w, refs: r).uniqueArray(c)
      let index = w[d]
      if index < 0 || index >= array.count { throw .indexOutOfRange }
      let layout = array.layout
      if layout.words > 0 { copyWords(array.wordsOf(index), to: w + a, layout.words) }
      for offset in 0..<layout.refs {
        Window(words: w, refs: r).set(b + offset, array.refsOf(index)[offset])
        array.refsOf(index)[offset] = nil
      }
    case .arraySet:
      let array = try Window(words: w, refs: r).uniqueArray(a)
      let index = w[b]
      if index < 0 || index >= array.count { throw .indexOutOfRange }
      let layout = array.layout
      if layout.words > 0 { copyWords(w + c, to: array.wordsOf(index), layout.words) }
      for offset in 0..<layout.refs {
        let slot = array.refsOf(index) + offset
        let old = slot.pointee
        slot.pointee = r[d + offset]
        r[d + offset] = nil
        releaseInTurn(old)
      }
    default:
      let array = try Window(words: w, refs: r).uniqueArray(a, isForMore: true)
      array.append(words: w + b, refs: r + c)
      for offset in 0..<array.layout.refs { r[c + offset] = nil }
    }
  }

  func tableInstruction(
    _ i: Instruction, _ w: UnsafeMutablePointer<Int>, _ r: UnsafeMutablePointer<Ref>
  ) throws(MachineStop) {
    let (a, b, c, d) = (Int(i.a), Int(i.b), Int(i.c), Int(i.d))
    let isEntry: Bool
    switch i.op {
    case .findWord:
      w[a] = try withTable(r[c]) { $0.entry(word: w[b]) }
      return
    case .findText:
      let text = try Window(words: w, refs: r).object(b, as: Text.self)
      w[a] = try withTable(r[c]) { $0.entry(text: text) }
      return
    case .tableGet: isEntry = try withTable(r[c]) { $0.read(w[d], w + a, r + b) }
    case .tableTake:
      try Window(words: w, refs: r).makeTableUnique(c)
      isEntry = try withTable(r[c]) { $0.take(w[d], w + a, r + b) }
    default:
      try Window(words: w, refs: r).makeTableUnique(a)
      isEntry = try withTable(r[a]) { $0.write(w[b], w + c, r + d) }
    }
    if !isEntry { throw .invalidEntry }
  }

  /// Lends the table without counting a reference.
  @inline(__always)
  private func withTable<Result>(_ ref: Ref, _ body: (TableObject) -> Result) throws(MachineStop) -> Result {
    guard let ref else { throw .uninitialised }
    return ref._withUnsafeGuaranteedRef { body(trusted($0, as: TableObject.self)) }
  }

  func textInstruction(
    _ i: Instruction, _ w: UnsafeMutablePointer<Int>, _ r: UnsafeMutablePointer<Ref>
  ) throws(MachineStop) {
    let (a, b, c) = (Int(i.a), Int(i.b), Int(i.c))
    let window = Window(words: w, refs: r)
    runtime.charge(Runtime.stepsOfNative)
    switch i.op {
    case .concatenate:
      let (first, second) = (try window.text(b), try window.text(c))
      runtime.charge((first.utf8.count + second.utf8.count) >> 4)
      window.set(a, first + second, runtime)
    case .appendText: try append(try window.text(b), to: a, window)
    case .appendInt: try append(String(w[b]), to: a, window)
    case .equalText, .lessText:
      let (first, second) = (try window.text(b), try window.text(c))
      runtime.charge(min(first.utf8.count, second.utf8.count) >> 3)
      w[a] = (i.op == .equalText ? first == second : first < second) ? 1 : 0
    case .describe, .describeDebug:
      var description = Describer(program: program, runtime: runtime)
      try description.write(type: Int(i.d), w + b, r + c, debug: i.op == .describeDebug)
      window.set(a, description.text, runtime)
    case .describeType:
      let type = i.d == 1 ? try dynamicType(r[b]) : c
      window.set(a, program.types[type].reflectedName, runtime)
    case .hash:
      var hasher = ValueHasher(program: program, runtime: runtime)
      try hasher.feed(type: Int(i.d), w + b, r + c)
      w[a] = hasher.value
    case .mixHash: w[a] = ValueHasher.mix(w[b], w[c])
    case .describeInt: window.set(a, String(w[b]), runtime)
    default: w[a] = r[b]?.toOpaque() == r[c]?.toOpaque() ? 1 : 0
    }
  }

  /// Changes the text in place when nobody else has it.
  @inline(__always)
  private func append(_ added: String, to target: Int, _ window: Window) throws(MachineStop) {
    guard let ref = window.refs[target] else { throw .uninitialised }
    let longer: Ref = ref._withUnsafeGuaranteedRef { object in
      let text = trusted(object, as: Text.self)
      if !text.hasOneOwner {
        runtime.charge(text.string.utf8.count >> 4)
        return Text(runtime, text.string + added).owned
      }
      text.append(added)
      return nil
    }
    if let longer { window.set(target, longer) }
  }

  /// The function that describes what is in the existential; nil when the standard notation was written.
  func describe(_ i: Instruction, _ r: UnsafeMutablePointer<Ref>) throws(MachineStop) -> Int? {
    let target = r[Int(i.a)]
    let type = program.types[try dynamicType(target)]
    let function = i.d == 1 ? type.debugDescribe : type.describe
    let base = Int(i.c)
    let window = Window(words: UnsafeMutablePointer(bitPattern: 8).unsafelyUnwrapped, refs: r)
    if function >= 0 {
      retain(target)
      window.set(base + 1, target)
      return Int(function)
    }
    var description = Describer(program: program, runtime: runtime)
    try description.write(existential: r + Int(i.a), debug: i.d == 1)
    window.set(base, description.text, runtime)
    return nil
  }

  func doubleToInteger(_ value: Double, _ kind: Int, _ name: Int) throws(MachineStop) -> Int {
    let type = program.texts[name]
    let source = kind & 16 != 0 ? "Float" : "Double"
    if !value.isFinite { throw .trap("\(source) value cannot be converted to \(type) because it is either infinite or NaN") }
    let integer = IntegerKind(kind & 7)
    let whole = value.rounded(.towardZero)
    if integer.isSigned {
      let limit = Double(sign: .plus, exponent: integer.bits - 1, significand: 1)
      if whole < -limit {
        throw .trap("\(source) value cannot be converted to \(type) because the result would be less than \(type).min")
      }
      if whole >= limit {
        throw .trap("\(source) value cannot be converted to \(type) because the result would be greater than \(type).max")
      }
      return Int(whole)
    }
    if whole < 0 {
      throw .trap("\(source) value cannot be converted to \(type) because the result would be less than \(type).min")
    }
    if whole >= Double(sign: .plus, exponent: integer.bits, significand: 1) {
      throw .trap("\(source) value cannot be converted to \(type) because the result would be greater than \(type).max")
    }
    return Int(bitPattern: UInt(whole))
  }
}
