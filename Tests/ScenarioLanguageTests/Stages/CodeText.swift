import DispatchTrace

@testable import ScenarioLanguage

/// The machine's code of a scenario's own functions, as text: one instruction a line, behind its place in the function. Registers are
/// `w3` (words) and `r2` (references); what an operand names stands there by its name.
struct CodeText {
  private let program: Program
  private(set) var text = ""

  init(_ program: Program) {
    self.program = program
    let ends = program.functions.map(\.entry).sorted() + [program.code.count]
    for function in program.functions {
      let code = function.entry..<(ends.first { $0 > function.entry } ?? function.entry)
      if code.contains(where: { program.code.positions[$0].isKnown }) { write(function, code) }
    }
  }

  private mutating func write(_ function: Function, _ code: Range<Int>) {
    if !text.isEmpty { text += "\n" }
    text += "\(function.name): \(words(of: function.frame)), of which results \(words(of: function.results))\n"
    var line = 0
    for place in code {
      let instruction = program.code.instructions[place]
      let position = program.code.positions[place]
      let source = position.isKnown && position.line != line ? "  // line \(position.line)" : ""
      if position.isKnown { line = position.line }
      let operands = Operand.all(of: instruction).map { words(of: $0, from: code.lowerBound) }
      text += "  " + (["\(place - code.lowerBound)", "\(instruction.op)"] + operands).joined(separator: " ") + source + "\n"
    }
  }

  private func words(of layout: Layout) -> String { "\(layout.words) words \(layout.refs) references" }

  private func words(of operand: Operand, from entry: Int) -> String {
    switch operand {
    case .word(let number): "w\(number)"
    case .ref(let number): "r\(number)"
    case .number(let number): "\(number)"
    case .text(let number): program.texts[number].debugDescription
    case .place(let place): "→\(place - entry)"
    case .function(let number): program.functions[number].name
    case .native(let site): NativeLibrary.entries[program.natives[site].native].name
    case .operation(let number): "\(DispatchCall(rawValue: UInt8(truncatingIfNeeded: number)).map { "\($0)" } ?? "?")"
    case .type(let number): program.types[number].name
    case .classOf(let number): program.classes[number].name
    }
  }
}

/// What an instruction is given, as `Opcode` says.
private enum Operand {
  case word(Int), ref(Int), number(Int), text(Int), place(Int)
  case function(Int), native(Int), operation(Int), type(Int), classOf(Int)

  static func all(of instruction: Instruction) -> [Operand] {
    let (a, b, c, d) = (Int(instruction.a), Int(instruction.b), Int(instruction.c), Int(instruction.d))
    switch instruction.op {
    case .moveWord, .negateInt, .notInt, .notBool, .negateDouble, .intToDouble, .roundToFloat: return [.word(a), .word(b)]
    case .moveWords: return [.word(a), .word(b), .number(c)]
    case .copyRef, .takeRef, .makeWeak, .loadWeak, .loadUnowned, .openOptional: return [.ref(a), .ref(b)]
    case .copyRefs, .takeRefs: return [.ref(a), .ref(b), .number(c)]
    case .clearRefs, .clearValue, .countLoans: return [.ref(a), .number(b)]
    case .loadWord: return [.word(a), .number(Int(UInt32(bitPattern: instruction.b)) | c << 32)]
    case .loadText: return [.ref(a), .text(b)]
    case .zeroWords: return [.word(a), .number(b)]
    case .jump, .loop: return [.place(c)]
    case .jumpIf, .jumpIfNot: return [.word(a), .place(c)]
    case .jumpIfNil, .jumpIfNotNil: return [.ref(a), .place(c)]
    case .jumpEqual, .jumpNotEqual, .jumpLess, .jumpLessEqual, .jumpGreater, .jumpGreaterEqual, .loopLess:
      return [.word(a), .word(b), .place(c)]
    case .jumpEqualTo, .jumpNotEqualTo, .jumpLessThan, .jumpLessEqualTo, .jumpGreaterThan, .jumpGreaterEqualTo:
      return [.word(a), .number(b), .place(c)]
    case .jumpTable: return [.word(a), .number(b)]
    case .jumpIfError: return [.place(c)]
    case .addIntTo, .multiplyIntBy, .divideIntBy, .remainderIntBy: return [.word(a), .word(b), .number(c)]
    case .addInt, .subtractInt, .multiplyInt, .divideInt, .remainderInt, .andInt, .orInt, .xorInt, .shiftLeft, .shiftRight,
      .equalInt, .notEqualInt, .lessInt, .lessEqualInt, .unsigned64, .wrappingInt, .addDouble, .subtractDouble, .multiplyDouble,
      .divideDouble, .equalDouble, .notEqualDouble, .lessDouble, .lessEqualDouble, .mixHash:
      return [.word(a), .word(b), .word(c)]
    case .checkInteger: return [.word(a), .number(d)]
    case .convertInteger: return [.word(a), .word(b), .number(d)]
    case .doubleToInteger: return [.word(a), .word(b), .text(c)]
    case .loadFieldWord, .loadFieldWords: return [.word(a), .ref(b), .number(c), .number(d)]
    case .loadFieldRef, .loadFieldRefs, .takeFieldRefs: return [.ref(a), .ref(b), .number(c), .number(d)]
    case .storeFieldWord, .storeFieldWords: return [.ref(a), .word(b), .number(c), .number(d)]
    case .storeFieldRef, .storeFieldRefs: return [.ref(a), .ref(b), .number(c), .number(d)]
    case .loadGlobalWords: return [.word(a), .number(b), .number(d)]
    case .loadGlobalRefs, .takeGlobalRefs: return [.ref(a), .number(b), .number(d)]
    case .storeGlobalWords: return [.number(a), .word(b), .number(d)]
    case .storeGlobalRefs: return [.number(a), .ref(b), .number(d)]
    case .makeBox: return [.ref(a), .number(b), .number(c)]
    case .makeInstance: return [.ref(a), .classOf(b)]
    case .makeClosure: return [.ref(a), .function(b), .word(c), .ref(d)]
    case .loadFunction: return [.ref(a), .function(b)]
    case .unpackCaptures: return [.word(a), .ref(b), .ref(c)]
    case .arm, .setError, .takeError, .fatal: return [.ref(a)]
    case .isUnique: return [.word(a), .ref(b)]
    case .accessField: return [.number(d), .ref(a), .number(b), .text(c)]
    case .accessGlobal: return [.number(d), .number(b), .text(c)]
    case .beginChange, .endChange: return [.number(a), .number(b)]
    case .call: return [.function(a), .word(b), .ref(c)]
    case .callClosure: return [.ref(a), .word(b), .ref(c)]
    case .callVirtual, .callWitness: return [.ref(a), .word(b), .ref(c), .number(d)]
    case .callOnType, .callOnClass: return [.word(a), .word(b), .ref(c), .number(d)]
    case .callNative: return [.native(a), .word(b), .ref(c)]
    case .operation: return [.operation(a), .word(b), .ref(c)]
    case .ret: return [.number(a), .number(b)]
    case .once: return [.number(a), .place(c)]
    case .onceEnd: return [.number(a)]
    case .endMain: return []
    case .trapText: return [.text(b)]
    case .box: return [.ref(a), .word(b), .ref(c), .type(d)]
    case .unbox: return [.word(a), .ref(b), .ref(c)]
    case .unwrapAny: return [.ref(a), .ref(b), .word(c)]
    case .isType: return [.word(a), .ref(b), .type(c), .number(d)]
    case .isSubtype: return [.word(a), .word(b), .type(c)]
    case .typeOf: return [.word(a), .ref(b)]
    case .makeArray: return [.ref(a), .number(b)]
    case .arrayCount: return [.word(a), .ref(b)]
    case .arrayGetWord: return [.word(a), .ref(b), .word(c)]
    case .arrayGetRef: return [.ref(a), .ref(b), .word(c)]
    case .arraySetWord: return [.ref(a), .word(b), .word(c)]
    case .arraySetRef: return [.ref(a), .word(b), .ref(c)]
    case .arrayAppendWord: return [.ref(a), .word(b)]
    case .arrayAppendRef: return [.ref(a), .ref(b)]
    case .arraySet: return [.ref(a), .word(b), .word(c), .ref(d)]
    case .arrayAppend: return [.ref(a), .word(b), .ref(c)]
    case .arrayGet, .arrayTake: return [.word(a), .ref(b), .ref(c), .word(d)]
    case .findWord: return [.word(a), .word(b), .ref(c)]
    case .findText: return [.word(a), .ref(b), .ref(c)]
    case .tableGet, .tableTake: return [.word(a), .ref(b), .ref(c), .word(d)]
    case .tableSet: return [.ref(a), .word(b), .word(c), .ref(d)]
    case .concatenate: return [.ref(a), .ref(b), .ref(c)]
    case .appendText: return [.ref(a), .ref(b)]
    case .appendInt, .describeInt: return [.ref(a), .word(b)]
    case .equalText, .lessText, .identical: return [.word(a), .ref(b), .ref(c)]
    case .describe, .describeDebug: return [.ref(a), .word(b), .ref(c), .type(d)]
    case .describeType: return d == 1 ? [.ref(a), .ref(b)] : [.ref(a), .type(c)]
    case .callDescription: return [.ref(a), .word(b), .ref(c)]
    case .hash: return [.word(a), .word(b), .ref(c), .type(d)]
    }
  }
}
