#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The variables of the running program by their addresses, as its own file lists them (ELF, 64 bits).
struct SymbolTable {
  struct Symbol {
    /// Relative to where the program is loaded.
    var start: UInt
    var end: UInt
    /// As the compiler mangles it.
    var name: String
  }

  private var symbols: [Symbol] = []

  init(ofProgram path: String) {
    guard let bytes = Self.bytes(of: path), bytes.count > 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]) else { return }
    bytes.withUnsafeBytes { read($0) }
    symbols.sort { $0.start < $1.start }
  }

  /// The one that holds `offset`.
  func symbol(at offset: UInt) -> Symbol? {
    var (low, high) = (0, symbols.count)
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset < symbols[low - 1].end else { return nil }
    return symbols[low - 1]
  }

  private mutating func read(_ file: UnsafeRawBufferPointer) {
    func number<Number: FixedWidthInteger>(_ offset: Int, _: Number.Type) -> Int {
      guard offset >= 0, offset + MemoryLayout<Number>.size <= file.count else { return 0 }
      return Int(truncatingIfNeeded: file.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }
    let (sections, size, count) = (number(40, UInt64.self), number(58, UInt16.self), number(60, UInt16.self))
    for section in 0..<count {
      let header = sections + section * size
      // A table of symbols, not the small one for the dynamic linker.
      guard number(header + 4, UInt32.self) == 2 else { continue }
      let (start, length) = (number(header + 24, UInt64.self), number(header + 32, UInt64.self))
      let names = number(sections + number(header + 40, UInt32.self) * size + 24, UInt64.self)
      for entry in stride(from: start, to: min(start + length, file.count), by: 24) {
        // Data only.
        guard number(entry + 4, UInt8.self) & 15 == 1 else { continue }
        let (value, extent) = (number(entry + 8, UInt64.self), number(entry + 16, UInt64.self))
        let name = names + number(entry, UInt32.self)
        guard name < file.count, value > 0 else { continue }
        let text = String(decoding: file[name...].prefix { $0 != 0 }, as: UTF8.self)
        symbols.append(Symbol(start: UInt(value), end: UInt(value + max(extent, 1)), name: text))
      }
    }
  }

  private static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    guard size > 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in count = fread(buffer.baseAddress, 1, size, file) }
  }
}

extension SymbolTable.Symbol {
  /// It is a stored variable, global or static; the compiler's own tables are not.
  var isVariable: Bool { name.hasPrefix("$s") && (name.hasSuffix("vp") || name.hasSuffix("vpZ")) }

  /// `total` of `app.total : Swift.Int`; as it is where it cannot be read.
  var variable: String {
    guard let text = demangled else { return name }
    let whole = text.firstRange(of: " : ").map { text[..<$0.lowerBound] } ?? text[...]
    // A private name is `(total in _0123ABC)`.
    if whole.hasSuffix(")"), let open = whole.lastIndex(of: "(") {
      return String(whole[open...].dropFirst().prefix { $0 != " " })
    }
    return String(whole.split(separator: ".").last ?? whole)
  }

  /// `shared` of `one-time initialization token for shared`.
  var once: String? {
    guard let text = demangled, let range = text.firstRange(of: "token for ") else { return nil }
    let rest = text[range.upperBound...]
    return String(rest.hasPrefix("(") ? rest.dropFirst().prefix { $0 != " " } : rest)
  }

  private var demangled: String? {
    guard let text = swiftDemangle(name, UInt(name.utf8.count), nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The runtime's own, which has no declaration.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<UInt>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
