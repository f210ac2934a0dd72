import DispatchTrace

/// `String(format:)`: the conversions of C with numbers, and `%@`.
struct TextFormat {
  private let format: [Character]
  private let arguments: ArrayObject
  private let program: Program
  private var position = 0
  private var nextArgument = 0
  /// Of `%2$@`.
  private var placed: Int?
  private var text = ""

  init(_ format: String, _ arguments: ArrayObject, _ program: Program) {
    self.format = Array(format)
    self.arguments = arguments
    self.program = program
  }

  mutating func result() throws(MachineStop) -> String {
    while position < format.count {
      let character = format[position]
      position += 1
      if text.utf8.count > arguments.runtime.room { throw .limit(.memory) }
      if character == "%" { try conversion() } else { text.append(character) }
    }
    return text
  }

  /// Flags, width and precision of one conversion.
  private struct Layout {
    var isLeft = false
    var sign = ""
    var isZeroPadded = false
    var isAlternate = false
    var width = 0
    var precision: Int?
    /// In bits: `%ld` takes 64, `%hd` 16, `%hhd` 8.
    var size: UInt8 = 32

    func padded(_ body: String, sign: String, isNumber: Bool) -> String {
      let missing = width - body.count - sign.count
      if missing <= 0 { return sign + body }
      if isLeft { return sign + body + String(repeating: " ", count: missing) }
      if isZeroPadded && isNumber { return sign + String(repeating: "0", count: missing) + body }
      return String(repeating: " ", count: missing) + sign + body
    }
  }

  private static let widest = 10_000

  private mutating func conversion() throws(MachineStop) {
    var layout = Layout()
    placed = nil
    let beginning = position
    if let place = number(), position < format.count, format[position] == "$" {
      position += 1
      placed = place - 1
    } else {
      position = beginning
    }
    while position < format.count, "-+ 0#".contains(format[position]) {
      switch format[position] {
      case "-": layout.isLeft = true
      case "+": layout.sign = "+"
      case " ": if layout.sign.isEmpty { layout.sign = " " }
      case "0": layout.isZeroPadded = true
      default: layout.isAlternate = true
      }
      position += 1
    }
    layout.width = try star() ?? number() ?? 0
    if layout.width < 0 {
      layout.isLeft = true
      layout.width = -layout.width
    }
    if position < format.count, format[position] == "." {
      position += 1
      layout.precision = max(try star() ?? number() ?? 0, 0)
    }
    while position < format.count, "hlqLzjt".contains(format[position]) {
      layout.size = format[position] == "h" ? max(layout.size / 2, 8) : 64
      position += 1
    }
    guard position < format.count else { return }
    let kind = format[position]
    position += 1
    try write(kind, layout)
  }

  /// A width or a precision that is an argument.
  private mutating func star() throws(MachineStop) -> Int? {
    guard position < format.count, format[position] == "*" else { return nil }
    position += 1
    let value = try argument().words[0]
    return max(min(value, Self.widest), -Self.widest)
  }

  private mutating func number() -> Int? {
    var value: Int?
    while position < format.count, let digit = format[position].wholeNumberValue, format[position].isASCII {
      value = min((value ?? 0) * 10 + digit, Self.widest)
      position += 1
    }
    return value
  }

  private mutating func write(_ kind: Character, _ layout: Layout) throws(MachineStop) {
    switch kind {
    case "%": text.append("%")
    case "d", "i", "u", "x", "X", "o": integer(kind, layout, try argument())
    case "p":
      var address = layout
      (address.isAlternate, address.size) = (true, 64)
      integer("x", address, try argument())
    case "f", "F", "e", "E", "g", "G", "a", "A": floatingPoint(kind, layout, try argument())
    case "@", "s": object(kind, layout, try argument())
    case "c", "C":
      let value = try argument()
      text += layout.padded(
        Unicode.Scalar(UInt32(truncatingIfNeeded: value.words[0])).map { String(Character($0)) } ?? "", sign: "", isNumber: false)
    default: throw .trap("The format '%\(kind)' is not supported by String(format:)")
    }
  }

  private mutating func argument() throws(MachineStop) -> BoxedValue {
    let index = placed ?? nextArgument
    guard arguments.count > index, index >= 0, let ref = arguments.refsBase(index)[0] else {
      throw .trap("String(format:) has fewer arguments than its format asks for")
    }
    if placed == nil { nextArgument += 1 }
    guard let value = ref._withUnsafeGuaranteedRef({ $0 as? BoxedValue }) else {
      throw .trap("String(format:) takes numbers and strings")
    }
    return value
  }

  private mutating func integer(_ kind: Character, _ layout: Layout, _ value: BoxedValue) {
    guard case .int(let bits, _) = program.types[value.type].kind else {
      text += layout.padded("0", sign: "", isNumber: true)
      return
    }
    let isDecimal = kind == "d" || kind == "i"
    let word = Self.cut(value.words[0], bits, layout.size, isSigned: isDecimal)
    let isNegative = isDecimal && word < 0
    let magnitude = isDecimal ? word.magnitude : UInt(bitPattern: word)
    let radix = kind == "o" ? 8 : kind == "x" || kind == "X" ? 16 : 10
    var body = String(magnitude, radix: radix, uppercase: kind == "X")
    var adjusted = layout
    if let precision = layout.precision {
      adjusted.isZeroPadded = false
      if body.count < precision { body = String(repeating: "0", count: precision - body.count) + body }
    }
    if layout.isAlternate, radix == 16, magnitude != 0 { body = (kind == "X" ? "0X" : "0x") + body }
    if layout.isAlternate, radix == 8, !body.hasPrefix("0") { body = "0" + body }
    text += adjusted.padded(body, sign: isNegative ? "-" : isDecimal ? layout.sign : "", isNumber: true)
  }

  /// What C reads of a number that is handed over: of `bits` bits it takes the lowest `size`. What is shorter than 32 bits comes as 32.
  private static func cut(_ word: Int, _ bits: UInt8, _ size: UInt8, isSigned: Bool) -> Int {
    let given = bits < 64 ? Int(UInt32(truncatingIfNeeded: word)) : word
    switch (size, isSigned) {
    case (8, true): return Int(Int8(truncatingIfNeeded: given))
    case (8, false): return Int(UInt8(truncatingIfNeeded: given))
    case (16, true): return Int(Int16(truncatingIfNeeded: given))
    case (16, false): return Int(UInt16(truncatingIfNeeded: given))
    case (32, true): return Int(Int32(truncatingIfNeeded: given))
    case (32, false): return Int(UInt32(truncatingIfNeeded: given))
    case (_, _): return given
    }
  }

  private mutating func floatingPoint(_ kind: Character, _ layout: Layout, _ value: BoxedValue) {
    let number: Double
    switch program.types[value.type].kind {
    case .double, .float: number = value.words[0].asDouble
    case .int, .bool, .string, .character, .tuple, .structure, .enumeration, .optional, .array, .set, .dictionary, .instance,
      .existential, .function, .metatype, .object:
      number = 0
    }
    // All digits of hexadecimal ones, unless the format says how many.
    let usual = kind == "a" || kind == "A" ? -1 : 6
    let body = DecimalText.text(number.magnitude, kind, precision: layout.precision ?? usual)
    let sign = number.sign == .minus ? "-" : layout.sign
    text += layout.padded(body, sign: sign, isNumber: number.isFinite)
  }

  private mutating func object(_ kind: Character, _ layout: Layout, _ value: BoxedValue) {
    var description = Describer(program: program, runtime: arguments.runtime)
    try? description.write(type: value.type, value.words, value.refs, debug: false)
    // Width and precision change nothing, as in Foundation.
    if kind == "@" {
      text += description.text
      return
    }
    var body = description.text
    if let precision = layout.precision { body = String(body.prefix(precision)) }
    text += layout.padded(body, sign: "", isNumber: false)
  }
}
