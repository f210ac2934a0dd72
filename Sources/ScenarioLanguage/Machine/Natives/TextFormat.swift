import DispatchTrace

/// `String(format:)`: the conversions of C with numbers, and `%@`.
struct TextFormat {
  private let format: [Character]
  private let arguments: ArrayObject
  private let program: Program
  private var position = 0
  private var nextArgument = 0
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
    layout.width = number() ?? 0
    if position < format.count, format[position] == "." {
      position += 1
      layout.precision = number() ?? 0
    }
    while position < format.count, "hlqLzjt".contains(format[position]) { position += 1 }
    guard position < format.count else { return }
    let kind = format[position]
    position += 1
    try write(kind, layout)
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
    case "f", "F", "e", "E", "g", "G": floatingPoint(kind, layout, try argument())
    case "@", "s": object(layout, try argument())
    case "c":
      let value = try argument()
      text += layout.padded(
        Unicode.Scalar(UInt32(truncatingIfNeeded: value.words[0])).map { String(Character($0)) } ?? "", sign: "", isNumber: false)
    default: throw .trap("The format '%\(kind)' is not supported by String(format:)")
    }
  }

  private mutating func argument() throws(MachineStop) -> BoxedValue {
    guard nextArgument < arguments.count, let ref = arguments.refsBase(nextArgument)[0] else {
      throw .trap("String(format:) has fewer arguments than its format asks for")
    }
    nextArgument += 1
    guard let value = ref._withUnsafeGuaranteedRef({ $0 as? BoxedValue }) else {
      throw .trap("String(format:) takes numbers and strings")
    }
    return value
  }

  private mutating func integer(_ kind: Character, _ layout: Layout, _ value: BoxedValue) {
    guard case .int(let bits, let isSigned) = program.types[value.type].kind else {
      text += layout.padded("0", sign: "", isNumber: true)
      return
    }
    let word = value.words[0]
    let isDecimal = kind == "d" || kind == "i"
    let isNegative = isDecimal && isSigned && word < 0
    let mask: UInt = bits == 64 ? .max : (1 << UInt(bits)) - 1
    let magnitude = isDecimal && isSigned ? word.magnitude : UInt(bitPattern: word) & mask
    let radix = kind == "o" ? 8 : kind == "x" || kind == "X" ? 16 : 10
    var body = String(magnitude, radix: radix, uppercase: kind == "X")
    var adjusted = layout
    if let precision = layout.precision {
      adjusted.isZeroPadded = false
      if body.count < precision { body = String(repeating: "0", count: precision - body.count) + body }
    }
    if layout.isAlternate, radix == 16, magnitude != 0 { body = (kind == "X" ? "0X" : "0x") + body }
    text += adjusted.padded(body, sign: isNegative ? "-" : isDecimal ? layout.sign : "", isNumber: true)
  }

  private mutating func floatingPoint(_ kind: Character, _ layout: Layout, _ value: BoxedValue) {
    let number: Double
    switch program.types[value.type].kind {
    case .double, .float: number = value.words[0].asDouble
    case .int, .bool, .string, .character, .tuple, .structure, .enumeration, .optional, .array, .set, .dictionary, .instance,
      .existential, .function, .metatype, .object:
      number = 0
    }
    let body = DecimalText.text(number.magnitude, kind, precision: layout.precision ?? 6)
    let sign = number.sign == .minus && !number.isNaN ? "-" : layout.sign
    text += layout.padded(body, sign: sign, isNumber: number.isFinite)
  }

  private mutating func object(_ layout: Layout, _ value: BoxedValue) {
    var description = Describer(program: program, runtime: arguments.runtime)
    try? description.write(type: value.type, value.words, value.refs, debug: false)
    var body = description.text
    if let precision = layout.precision { body = String(body.prefix(precision)) }
    text += layout.padded(body, sign: "", isNumber: false)
  }
}
