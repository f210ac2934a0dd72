/// Cairo numbers surfaces and clips of SVG documents over the whole life of the process, and every document has a `glyph-0-0`.
/// Here names are given anew: from 1 in order of appearance, so that the same scene gives the same bytes, behind a prefix made of
/// the whole document, so that several of them in one page do not take each other's glyphs.
struct SVGNames {
  private var numbers: [String: Int] = [:]
  private let prefix: String

  static func renamed(_ document: [UInt8]) -> [UInt8] {
    var plain = SVGNames(prefix: "")
    var prefixed = SVGNames(prefix: "s" + hash(plain.rewrite(document)) + "-")
    return prefixed.rewrite(document)
  }

  /// With numbers for names, the same for the same drawing whenever it is made.
  static func numbered(_ document: [UInt8]) -> [UInt8] {
    var plain = SVGNames(prefix: "")
    return plain.rewrite(document)
  }

  private init(prefix: String) {
    self.prefix = prefix
  }

  /// FNV-1a, 64 bits.
  static func hash(_ bytes: [UInt8]) -> String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(value, radix: 36)
  }

  private mutating func rewrite(_ document: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(document.count)
    var index = 0
    while index < document.count {
      result.append(document[index])
      index += 1
      guard Self.startsName(document, after: index), let end = Self.endOfName(document, from: index) else { continue }
      result += renamed(document[index..<end])
      index = end
    }
    return result
  }

  /// After `id="`, `href="#` and `url(#`.
  private static func startsName(_ document: [UInt8], after index: Int) -> Bool {
    // Nearly every byte ends here.
    guard document[index - 1] == UInt8(ascii: "\"") || document[index - 1] == UInt8(ascii: "#") else { return false }
    return ["id=\"", "href=\"#", "url(#"].contains { lead in
      let bytes = lead.utf8
      return index >= bytes.count && document[(index - bytes.count)..<index].elementsEqual(bytes)
    }
  }

  /// A name goes on to a quote or a bracket.
  private static func endOfName(_ document: [UInt8], from start: Int) -> Int? {
    document[start...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ")") }
  }

  private mutating func renamed(_ name: ArraySlice<UInt8>) -> [UInt8] {
    let key = String(decoding: name, as: UTF8.self)
    let number = numbers[key] ?? numbers.count + 1
    numbers[key] = number
    return Array("\(prefix)\(number)".utf8)
  }
}
