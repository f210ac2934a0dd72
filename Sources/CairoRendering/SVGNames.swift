/// Cairo numbers surfaces and clips of SVG documents over the whole life of the process, so the second document has other names
/// than the first. Here they are numbered again, from 1 in order of appearance: the same scene gives the same bytes.
struct SVGNames {
  private var numbers: [String: Int] = [:]

  static func renumbered(_ document: [UInt8]) -> [UInt8] {
    var names = SVGNames()
    return names.rewrite(document)
  }

  private mutating func rewrite(_ document: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(document.count)
    var index = 0
    while index < document.count {
      guard Self.startsName(document, at: index), let end = Self.endOfName(document, from: index + 1) else {
        result.append(document[index])
        index += 1
        continue
      }
      result.append(document[index])
      result += renamed(document[(index + 1)..<end])
      index = end
    }
    return result
  }

  /// After `id="` and after `#`.
  private static func startsName(_ document: [UInt8], at index: Int) -> Bool {
    if document[index] == UInt8(ascii: "#") { return true }
    return document[index] == UInt8(ascii: "\"") && index >= 4
      && document[(index - 4)..<index].elementsEqual(" id=".utf8)
  }

  /// The end of a name of letters and then digits, closed by a quote or a bracket; nil for any other name.
  private static func endOfName(_ document: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < document.count, isLetter(document[index]) { index += 1 }
    let digits = index
    while index < document.count, isDigit(document[index]) { index += 1 }
    guard digits > start, index > digits, index < document.count else { return nil }
    return document[index] == UInt8(ascii: "\"") || document[index] == UInt8(ascii: ")") ? index : nil
  }

  private mutating func renamed(_ name: ArraySlice<UInt8>) -> [UInt8] {
    let letters = name.prefix(while: Self.isLetter)
    let key = String(decoding: name, as: UTF8.self)
    let number = numbers[key] ?? numbers.count + 1
    numbers[key] = number
    return Array(letters) + Array(String(number).utf8)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
