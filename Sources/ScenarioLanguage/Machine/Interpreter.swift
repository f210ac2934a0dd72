import DispatchModel
import DispatchTrace

extension ScenarioMachine {
  /// Of the instructions themselves: `pc` is the next one, also after a stop.
  func execute(_ state: ThreadState, _ active: Int, _ pc: inout Int) throws(MachineStop) -> Exit {
    let code = program.code.instructions
    let calls = program.code.calls
    let runtime = self.runtime
    let firstFrame = state.activations[active].firstFrame
    var frame = state.frames[state.frameCount - 1]
    var w = state.words + Int(frame.words)
    var r = state.refs + Int(frame.refs)
    let granted = min(state.stepsLeft, runtime.stepsLeft)
    var steps = granted
    defer {
      state.stepsLeft &-= granted &- steps
      runtime.stepsLeft &-= granted &- steps
    }

    while true {
      let i = code[pc]
      pc &+= 1
      let a = Int(i.a)
      let b = Int(i.b)
      let c = Int(i.c)
      switch i.op {
      case .moveWord: w[a] = w[b]
      case .moveWords: (w + a).update(from: w + b, count: c)
      case .copyRef:
        let new = r[b]
        retain(new)
        let old = r[a]
        r[a] = new
        ScenarioLanguage.release(old)
        if runtime.needsAttention { return .attention }
      case .takeRef:
        let old = r[a]
        r[a] = r[b]
        r[b] = nil
        ScenarioLanguage.release(old)
        if runtime.needsAttention { return .attention }
      case .copyRefs:
        for index in 0..<c {
          let new = r[b &+ index]
          retain(new)
          let old = r[a &+ index]
          r[a &+ index] = new
          releaseInTurn(old)
        }
        if runtime.needsAttention { return .attention }
      case .takeRefs:
        for index in 0..<c {
          let old = r[a &+ index]
          r[a &+ index] = r[b &+ index]
          r[b &+ index] = nil
          releaseInTurn(old)
        }
        if runtime.needsAttention { return .attention }
      case .clearRefs:
        var index = a &+ b
        while index > a {
          index &-= 1
          let old = r[index]
          r[index] = nil
          releaseInTurn(old)
        }
        if runtime.needsAttention { return .attention }
      case .loadWord: w[a] = Int(UInt32(bitPattern: i.b)) | c << 32
      case .loadText:
        let old = r[a]
        r[a] = text(constant: b)
        ScenarioLanguage.release(old)
      case .zeroWords: (w + a).update(repeating: 0, count: b)

      case .jump: pc = c
      case .jumpIf: if w[a] != 0 { pc = c }
      case .jumpIfNot: if w[a] == 0 { pc = c }
      case .jumpIfNil: if r[a] == nil { pc = c }
      case .jumpIfNotNil: if r[a] != nil { pc = c }
      case .jumpEqual: if w[a] == w[b] { pc = c }
      case .jumpNotEqual: if w[a] != w[b] { pc = c }
      case .jumpLess: if w[a] < w[b] { pc = c }
      case .jumpLessEqual: if w[a] <= w[b] { pc = c }
      case .jumpGreater: if w[a] > w[b] { pc = c }
      case .jumpGreaterEqual: if w[a] >= w[b] { pc = c }
      case .jumpEqualTo: if w[a] == b { pc = c }
      case .jumpNotEqualTo: if w[a] != b { pc = c }
      case .jumpLessThan: if w[a] < b { pc = c }
      case .jumpLessEqualTo: if w[a] <= b { pc = c }
      case .jumpGreaterThan: if w[a] > b { pc = c }
      case .jumpGreaterEqualTo: if w[a] >= b { pc = c }
      case .jumpTable:
        let index = w[a]
        pc &+= index >= 0 && index < b ? index : b
      case .loop:
        steps &-= Int(i.d)
        if steps < 0 { throw exhausted(granted, state) }
        pc = c
      case .loopLess:
        steps &-= Int(i.d)
        if steps < 0 { throw exhausted(granted, state) }
        w[a] &+= 1
        if w[a] < w[b] { pc = c }
      case .jumpIfError: if state.activations[active].error != nil { pc = c }

      case .addInt:
        let (value, overflow) = w[b].addingReportingOverflow(w[c])
        if overflow { throw .overflow }
        w[a] = value
      case .subtractInt:
        let (value, overflow) = w[b].subtractingReportingOverflow(w[c])
        if overflow { throw .overflow }
        w[a] = value
      case .multiplyInt:
        let (value, overflow) = w[b].multipliedReportingOverflow(by: w[c])
        if overflow { throw .overflow }
        w[a] = value
      case .divideInt:
        let divisor = w[c]
        if divisor == 0 { throw .divisionByZero }
        w[a] =
          divisor == -1 ? try IntegerKind(Int(i.d)).opposite(w[b]) : w[b].dividedReportingOverflow(by: divisor).partialValue
      case .remainderInt:
        let divisor = w[c]
        if divisor == 0 { throw .trap("Division by zero in remainder operation") }
        if divisor == -1 { _ = try IntegerKind(Int(i.d)).opposite(w[b], " in remainder operation") }
        w[a] = w[b].remainderReportingOverflow(dividingBy: divisor).partialValue
      case .addIntTo:
        let (value, overflow) = w[b].addingReportingOverflow(c)
        if overflow { throw .overflow }
        w[a] = value
      case .multiplyIntBy:
        let (value, overflow) = w[b].multipliedReportingOverflow(by: c)
        if overflow { throw .overflow }
        w[a] = value
      case .divideIntBy: w[a] = w[b].dividedReportingOverflow(by: c).partialValue
      case .remainderIntBy: w[a] = w[b].remainderReportingOverflow(dividingBy: c).partialValue
      case .negateInt:
        let (value, overflow) = 0.subtractingReportingOverflow(w[b])
        if overflow { throw .overflow }
        w[a] = value
      case .andInt: w[a] = w[b] & w[c]
      case .orInt: w[a] = w[b] | w[c]
      case .xorInt: w[a] = w[b] ^ w[c]
      case .shiftLeft: w[a] = IntegerKind(Int(i.d)).shiftLeft(w[b], by: w[c])
      case .shiftRight: w[a] = IntegerKind(Int(i.d)).shiftRight(w[b], by: w[c])
      case .notInt: w[a] = IntegerKind(Int(i.d)).truncate(~w[b])
      case .equalInt: w[a] = w[b] == w[c] ? 1 : 0
      case .notEqualInt: w[a] = w[b] != w[c] ? 1 : 0
      case .lessInt: w[a] = w[b] < w[c] ? 1 : 0
      case .lessEqualInt: w[a] = w[b] <= w[c] ? 1 : 0
      case .checkInteger: if !IntegerKind(Int(i.d)).holds(w[a]) { throw .overflow }
      case .unsigned64: w[a] = try unsigned(UnsignedOperation(rawValue: i.d), w[b], w[c])
      case .notBool: w[a] = w[b] ^ 1
      case .wrappingInt: w[a] = IntegerKind(Int(i.d & 15)).wrapping(i.d >> 4, w[b], w[c])

      case .addDouble: w[a] = (w[b].asDouble + w[c].asDouble).word
      case .subtractDouble: w[a] = (w[b].asDouble - w[c].asDouble).word
      case .multiplyDouble: w[a] = (w[b].asDouble * w[c].asDouble).word
      case .divideDouble: w[a] = (w[b].asDouble / w[c].asDouble).word
      case .negateDouble: w[a] = (-w[b].asDouble).word
      case .equalDouble: w[a] = w[b].asDouble == w[c].asDouble ? 1 : 0
      case .notEqualDouble: w[a] = w[b].asDouble != w[c].asDouble ? 1 : 0
      case .lessDouble: w[a] = w[b].asDouble < w[c].asDouble ? 1 : 0
      case .lessEqualDouble: w[a] = w[b].asDouble <= w[c].asDouble ? 1 : 0
      case .convertInteger: w[a] = try IntegerKind.convert(w[b], Int(i.d))
      case .doubleToInteger: w[a] = try doubleToInteger(w[b].asDouble, Int(i.d), c)
      case .arm: trusted(try record(r[a]), as: Instance.self).isArmed = i.b == 0
      case .callDescription:
        guard let function = try describe(i, r) else {
          if runtime.needsAttention { return .attention }
          continue
        }
        let target = calls + function
        steps &-= 1 &+ Int(target.pointee.extraSteps)
        if state.frameCount >= limits.callDepth { throw .limit(.depth) }
        frame = Frame(
          function: Int32(truncatingIfNeeded: function), returnTo: Int32(truncatingIfNeeded: pc), words: frame.words &+ i.b,
          refs: frame.refs &+ i.c)
        state.pushFrame(frame, size: target.pointee.frame)
        w = state.words + Int(frame.words)
        r = state.refs + Int(frame.refs)
        pc = target.pointee.entry
      case .intToDouble: w[a] = Double(w[b]).word
      case .roundToFloat: w[a] = Double(Float(w[b].asDouble)).word

      case .loadFieldWord: w[a] = try record(r[b]).words[c]
      case .loadFieldWords: (w + a).update(from: try record(r[b]).words + c, count: Int(i.d))
      case .loadFieldRef:
        let new = try record(r[b]).refs[c]
        retain(new)
        let old = r[a]
        r[a] = new
        ScenarioLanguage.release(old)
        if runtime.needsAttention { return .attention }
      case .loadFieldRefs:
        let source = try record(r[b]).refs + c
        for index in 0..<Int(i.d) { replaceByCopy(r + (a &+ index), source[index]) }
        if runtime.needsAttention { return .attention }
      case .takeFieldRefs:
        let source = try record(r[b]).refs + c
        for index in 0..<Int(i.d) {
          let old = r[a &+ index]
          r[a &+ index] = source[index]
          source[index] = nil
          releaseInTurn(old)
        }
        if runtime.needsAttention { return .attention }
      case .storeFieldWord: try record(r[a]).words[c] = w[b]
      case .storeFieldWords: (try record(r[a]).words + c).update(from: w + b, count: Int(i.d))
      case .storeFieldRef, .storeFieldRefs:
        // Stores take the value over: the register is empty afterwards.
        let target = try record(r[a]).refs + c
        for index in 0..<Int(max(i.d, 1)) {
          let old = target[index]
          target[index] = r[b &+ index]
          r[b &+ index] = nil
          releaseInTurn(old)
        }
        if runtime.needsAttention { return .attention }
      case .loadGlobalWords: copyWords(globals.words + b, to: w + a, Int(i.d))
      case .loadGlobalRefs:
        for index in 0..<Int(i.d) { replaceByCopy(r + (a &+ index), globals.refs[b &+ index]) }
        if runtime.needsAttention { return .attention }
      case .takeGlobalRefs:
        for index in 0..<Int(i.d) {
          let old = r[a &+ index]
          r[a &+ index] = globals.refs[b &+ index]
          globals.refs[b &+ index] = nil
          releaseInTurn(old)
        }
      case .storeGlobalWords: copyWords(w + b, to: globals.words + a, Int(i.d))
      case .storeGlobalRefs:
        for index in 0..<Int(i.d) {
          let old = globals.refs[a &+ index]
          globals.refs[a &+ index] = r[b &+ index]
          r[b &+ index] = nil
          releaseInTurn(old)
        }
        if runtime.needsAttention { return .attention }
      case .makeBox:
        let box = Box(runtime, Layout(words: b, refs: c))
        let old = r[a]
        r[a] = box.owned
        ScenarioLanguage.release(old)
        if runtime.needsAttention { return .attention }
      case .makeInstance:
        let instance = Instance(runtime, class: b, program.classes[b].fields)
        let old = r[a]
        r[a] = instance.owned
        ScenarioLanguage.release(old)
        if runtime.needsAttention { return .attention }
      case .makeClosure:
        makeClosure(i, w, r)
        if runtime.needsAttention { return .attention }
      case .loadFunction:
        let old = r[a]
        r[a] = closure(constant: b)
        ScenarioLanguage.release(old)
      case .unpackCaptures:
        let closure = try record(r[c])
        copyWords(closure.words, to: w + a, closure.layout.words)
        for index in 0..<closure.layout.refs { replaceByCopy(r + (b &+ index), closure.refs[index]) }
      case .makeWeak, .loadWeak, .loadUnowned:
        try weakReference(i, r)
        if runtime.needsAttention { return .attention }
      case .countLoans, .isUnique: uniqueness(i, w, r)
      case .beginChange, .endChange: try change(i, pc, r, state)
      case .accessField:
        if state.isChanging { try requireNoChange(of: record(r[a]), b, name: c, state) }
        guard isRecording else { continue }
        return .access(try record(r[a]), b, name: c, i.d & 1 == 0 ? .read : .write, isLazy: i.d & 2 != 0)
      case .accessGlobal:
        if state.isChanging { try requireNoChange(of: globals, b, name: c, state) }
        guard isRecording, i.d < 2 else { continue }
        return .access(globals, b, name: c, i.d == 0 ? .read : .write, isLazy: false)

      case .call, .callClosure, .callVirtual, .callWitness, .callOnType, .callOnClass:
        let function = try callee(i, w, r)
        let target = calls + function
        steps &-= 1 &+ Int(target.pointee.extraSteps)
        if steps < 0 { throw exhausted(granted, state) }
        if state.frameCount >= limits.callDepth { throw .limit(.depth) }
        let new = Frame(
          function: Int32(truncatingIfNeeded: function), returnTo: Int32(truncatingIfNeeded: pc), words: frame.words &+ i.b,
          refs: frame.refs &+ i.c)
        state.pushFrame(new, size: target.pointee.frame)
        frame = new
        w = state.words + Int(frame.words)
        r = state.refs + Int(frame.refs)
        pc = target.pointee.entry
        if i.op == .callClosure, target.pointee.contextSlot >= 0 {
          let context = state.refs[Int(new.refs &- i.c) &+ a]
          // What the caller is done with may still lie there.
          replaceByCopy(r + Int(target.pointee.contextSlot), context)
          if runtime.needsAttention { return .attention }
        }
      case .ret:
        var index = b
        while index > a {
          index &-= 1
          if let old = r[index] {
            r[index] = nil
            releaseInTurn(old)
          }
        }
        poisonRegisters(of: frame, state)
        pc = Int(frame.returnTo)
        state.frameCount &-= 1
        if state.frameCount == firstFrame { return .bodyEnded }
        frame = state.frames[state.frameCount - 1]
        w = state.words + Int(frame.words)
        r = state.refs + Int(frame.refs)
        if runtime.needsAttention { return .attention }
      case .endMain:
        state.keepRegisters(program.code)
        state.frameCount &-= 1
        return .bodyEnded
      case .callNative:
        steps &-= Runtime.stepsOfNative
        if steps < 0 { throw exhausted(granted, state) }
        try callNative(i, w, r)
        if runtime.needsAttention { return .attention }
      case .operation: return .operation(DispatchCall(rawValue: UInt8(truncatingIfNeeded: a & 0xFF)) ?? .none)
      case .once:
        if onces[a].isDone && !announcesUses { pc = c } else { return .once(a) }
      case .onceEnd: return .onceEnd(a)
      case .setError:
        let old = state.activations[active].error
        state.activations[active].error = r[a]
        r[a] = nil
        ScenarioLanguage.release(old)
      case .takeError:
        let old = r[a]
        r[a] = state.activations[active].error
        state.activations[active].error = nil
        ScenarioLanguage.release(old)
        if runtime.needsAttention { return .attention }
      case .trapText: throw .trap(program.texts[b])
      case .fatal: throw .trap(try Window(words: w, refs: r).text(a))

      case .box, .unbox, .openOptional, .unwrapAny, .isSubtype, .isType, .typeOf, .clearValue:
        try boxing(i, w, r)
        if runtime.needsAttention { return .attention }

      case .makeArray:
        makeArray(i, w, r)
        if runtime.needsAttention { return .attention }
      case .arrayCount: w[a] = try array(r[b]).count
      case .arrayGetWord:
        let array = try array(r[b])
        let index = w[c]
        if index < 0 || index >= array.count { throw .indexOutOfRange }
        w[a] = array.words.unsafelyUnwrapped[index]
      case .arrayGetRef:
        let array = try array(r[b])
        let index = w[c]
        if index < 0 || index >= array.count { throw .indexOutOfRange }
        replaceByCopy(r + a, array.refs.unsafelyUnwrapped[index])
        if runtime.needsAttention { return .attention }
      case .arraySetWord:
        let array = try Window(words: w, refs: r).uniqueArray(a)
        let index = w[b]
        if index < 0 || index >= array.count { throw .indexOutOfRange }
        array.words.unsafelyUnwrapped[index] = w[c]
      case .arraySetRef:
        let array = try Window(words: w, refs: r).uniqueArray(a)
        let index = w[b]
        if index < 0 || index >= array.count { throw .indexOutOfRange }
        let slot = array.refs.unsafelyUnwrapped + index
        let old = slot.pointee
        slot.pointee = r[c]
        r[c] = nil
        ScenarioLanguage.release(old)
        if runtime.needsAttention { return .attention }
      case .arrayAppendWord:
        try Window(words: w, refs: r).uniqueArray(a, isForMore: true).append(word: w[b])
        if runtime.needsAttention { return .attention }
      case .arrayAppendRef:
        try Window(words: w, refs: r).uniqueArray(a, isForMore: true).append(ref: r[b])
        r[b] = nil
        if runtime.needsAttention { return .attention }
      case .arrayGet, .arraySet, .arrayAppend, .arrayTake:
        try arrayInstruction(i, w, r)
        if runtime.needsAttention { return .attention }

      case .findWord, .findText, .tableGet, .tableTake, .tableSet:
        try tableInstruction(i, w, r)
        if runtime.needsAttention { return .attention }

      case .concatenate, .appendText, .appendInt, .equalText, .lessText, .describe, .describeDebug, .describeType, .describeInt,
        .identical,
        .hash, .mixHash:
        try textInstruction(i, w, r)
        if runtime.needsAttention { return .attention }
      }
    }
  }
}
