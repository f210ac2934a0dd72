/// One step of the machine: an opcode and up to four operands. What the operands mean is said at each opcode:
/// `w3` is word register 3, `r3` reference register 3.
struct Instruction: Sendable {
  var op: Opcode
  /// A small operand: a count, a kind.
  var d: UInt16 = 0
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0

  init(_ op: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, d: Int = 0) {
    self.op = op
    self.d = UInt16(truncatingIfNeeded: d)
    self.a = Int32(truncatingIfNeeded: a)
    self.b = Int32(truncatingIfNeeded: b)
    self.c = Int32(truncatingIfNeeded: c)
  }
}

extension Instruction {
  /// Of `operation`: the index in `Program.natives`.
  var operationSite: Int32 { a >> 8 }
}

enum Opcode: UInt8, Sendable {
  // Moving values. `copy` retains, `take` leaves the source empty.
  /// wa ← wb
  case moveWord
  /// wa… ← wb…, c words
  case moveWords
  /// ra ← rb
  case copyRef, takeRef
  /// ra… ← rb…, c references
  case copyRefs, takeRefs
  /// ra… ← nil, b references, the last first
  case clearRefs
  /// The same of one value: the first first
  case clearValue
  /// wa ← immediate of 64 bits in b (low) and c (high)
  case loadWord
  /// ra ← constant text b
  case loadText
  /// wa… ← 0, b words
  case zeroWords

  // Jumps. `c` is the target.
  case jump
  case jumpIf, jumpIfNot
  /// When ra is (not) nil.
  case jumpIfNil, jumpIfNotNil
  case jumpEqual, jumpNotEqual, jumpLess, jumpLessEqual, jumpGreater, jumpGreaterEqual
  /// The same with `b` an immediate.
  case jumpEqualTo, jumpNotEqualTo, jumpLessThan, jumpLessEqualTo, jumpGreaterThan, jumpGreaterEqualTo
  /// To the entry wa of the table of jumps that follows; `b` entries.
  case jumpTable
  /// A backward jump: counts `d` steps; `a` 1: to the next element of a sequence, which the first jump there ends.
  case loop
  /// wa += 1; to c while wa < wb: counts `d` steps.
  case loopLess
  case jumpIfError

  // Int: wa ← wb op wc, trapping on overflow. `d` of a division is an `IntegerKind`.
  case addInt, subtractInt, multiplyInt, divideInt, remainderInt
  /// The same with `c` an immediate; a divisor is neither 0 nor -1.
  case addIntTo, multiplyIntBy, divideIntBy, remainderIntBy
  case negateInt
  case andInt, orInt, xorInt, shiftLeft, shiftRight, notInt
  case equalInt, notEqualInt, lessInt, lessEqualInt
  /// As above for the other integer types; `d` is an `IntegerKind`: the result must fit.
  case checkInteger
  /// Unsigned 64-bit arithmetic and order: `d` is an `UnsignedOperation`.
  case unsigned64
  case notBool
  /// Wrapping arithmetic: wa ← wb op wc truncated to kind d & 15; d >> 4: 0 +, 1 -, 2 *
  case wrappingInt

  // Double and Float
  case addDouble, subtractDouble, multiplyDouble, divideDouble, negateDouble
  case equalDouble, notEqualDouble, lessDouble, lessEqualDouble
  case intToDouble
  /// wa ← wb as another integer type (d: from, to), trapping when it does not fit
  case convertInteger
  /// wa ← the integer part of wb; d the type, text c its name
  case doubleToInteger
  /// wa ← wb rounded to a Float
  case roundToFloat

  // Fields of boxes, instances and closures: `b` the object's register, `c` the offset, `d` the count.
  case loadFieldWord, loadFieldWords, loadFieldRef, loadFieldRefs, takeFieldRefs
  /// `a` the object's register, `b` the value's first register
  case storeFieldWord, storeFieldWords, storeFieldRef, storeFieldRefs
  /// The same of the globals: a ← global b…, d of them; store: global a… ← b…
  case loadGlobalWords, loadGlobalRefs, takeGlobalRefs, storeGlobalWords, storeGlobalRefs
  /// ra ← a box of b words and c references
  case makeBox
  /// ra ← an instance of class b
  case makeInstance
  /// ra ← a closure of function b that captures the words from wc and refs from rd; the layout is the function's
  case makeClosure
  /// ra ← a closure of function b without captures
  case loadFunction
  /// wa…, rb… ← what the closure rc captured
  case unpackCaptures
  /// b 0: the instance ra is complete, its end will run its `deinit`; 1: it will not
  case arm
  /// ra ← weak reference to rb; ra ← what the weak reference rb refers to, or nil
  case makeWeak, loadWeak, loadUnowned
  /// c 0: ra…, b references, are copies of what a place still holds while it is changed; 1: they are no more
  case countLoans
  /// wa ← whether nobody else holds rb
  case isUnique
  /// Announces an access: d: 0 read, 1 write, 2 not to be recorded; a: object register, b: variable number, c: text
  case accessField
  case accessGlobal
  /// Until its end the thread changes variable b of the object ra, or of the globals when a is -1: other accesses of it are fatal
  case beginChange, endChange

  // Calls. `b`, `c`: where the callee's registers begin.
  case call
  case callClosure
  case callVirtual
  case callWitness
  /// By the type number in wa: a witness, or a method of the class that it is
  case callOnType, callOnClass
  case callNative
  /// What asks something of the simulation: `a` the number of the call site, with the `DispatchCall` in its low byte; `d` the name of
  /// what is made, plus one.
  case operation
  /// ret a: references kept, b: references of the frame
  case ret
  /// The error in ra leaves the function (or goes to a handler by the `jumpIfError` after the call).
  case setError
  case takeError
  /// Goes to c when once a is done, else begins it; the initialiser call and `onceEnd a` follow
  case once, onceEnd
  /// Dies with text b; with the text in ra
  /// The top-level code is done: its registers stay as they are
  case endMain
  case trapText
  case fatal

  // Optionals and existentials
  /// ra… ← existential box of type d around wb…, rc…
  case box
  /// wa…, rb… ← contents of box rc
  case unbox
  /// ra ← existential rb, or what is in the Optionals that it holds
  case openOptional
  /// ra ← existential rb, or what is in the Optional that it holds; wc ← 0 when that is nil
  case unwrapAny
  /// wa ← whether box rb holds (a subtype of) type c, or with d = 1 a `nil`
  case isType
  /// wa ← whether the type whose number is in wb is type c, or (a subtype of) it
  case isSubtype
  /// wa ← runtime type number of rb
  case typeOf

  // Arrays
  /// ra ← empty array with room for b elements; `d` is their layout: words in the low byte, references in the high byte
  case makeArray
  /// wa ← count of rb
  case arrayCount
  /// wa ← word element wc of rb
  case arrayGetWord
  /// ra ← reference element wc of rb
  case arrayGetRef
  /// element wb of ra ← wc; the array ra becomes unique first
  case arraySetWord
  case arraySetRef
  case arrayAppendWord
  case arrayAppendRef
  /// element wb of ra ← wc…, r(d)…
  case arraySet
  /// ra gets wb…, rc… as its last element
  case arrayAppend
  /// wa…, rb… ← element w(d) of rc
  case arrayGet
  /// The same, leaving the element's references empty; rc becomes unique first
  case arrayTake

  // Tables: dictionaries and sets
  /// wa ← entry of the key wb in rc, -1 when there is none
  case findWord
  /// wa ← entry of the key rb, a text, in rc, -1 when there is none
  case findText
  /// wa…, rb… ← value of entry w(d) of rc
  case tableGet
  /// The same, leaving the entry's references empty; rc becomes unique first
  case tableTake
  /// value of entry wb of ra ← wc…, r(d)…; ra becomes unique first
  case tableSet

  // Texts
  /// ra ← rb + rc
  case concatenate
  /// ra += rb
  case appendText
  /// ra += text of the Int wb
  case appendInt
  case equalText
  case lessText
  /// ra ← text of the value of type d at wb / rc
  case describe
  case describeDebug
  /// ra ← name of type c, or (d = 1) of the type of what rb holds
  case describeType
  /// ra ← text of the Int wb
  case describeInt
  /// ra: the text of what is in the existential ra, by its type's own function or the standard notation, into the window b, c
  case callDescription
  /// wa ← hash of the value of type d at wb / rc
  case hash
  /// wa ← hash wb mixed with wc
  case mixHash
  /// wa ← identity comparison of rb and rc
  case identical
}

extension Opcode {
  /// A backward jump, which ends a turn of a loop: `d` is how many steps that was.
  var countsSteps: Bool { self == .loop || self == .loopLess }

  /// `c` is the index of an instruction.
  var jumps: Bool {
    switch self {
    case .jump, .jumpIf, .jumpIfNot, .jumpIfNil, .jumpIfNotNil, .jumpEqual, .jumpNotEqual, .jumpLess, .jumpLessEqual,
      .jumpGreater,
      .jumpGreaterEqual, .jumpEqualTo, .jumpNotEqualTo, .jumpLessThan, .jumpLessEqualTo, .jumpGreaterThan, .jumpGreaterEqualTo,
      .loop,
      .loopLess, .jumpIfError, .once:
      true
    default: false
    }
  }
}
