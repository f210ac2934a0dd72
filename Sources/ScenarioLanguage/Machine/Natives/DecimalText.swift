#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Numbers as C's `printf` writes them.
enum DecimalText {
  /// `kind` is one of `f F e E g G a A`; the number is not negative. A precision below zero is none.
  static func text(_ number: Double, _ kind: Character, precision: Int) -> String {
    let format = "%.*\(kind)"
    let arguments: [any CVarArg] = [Int32(min(precision, 400)), number]
    return withVaList(arguments) { list in
      var buffer = [CChar](repeating: 0, count: 1_024)
      let written = vsnprintf(&buffer, buffer.count, format, list)
      let length = min(max(Int(written), 0), buffer.count - 1)
      return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
