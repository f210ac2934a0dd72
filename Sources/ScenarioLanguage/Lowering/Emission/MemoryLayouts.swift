import DispatchTrace

/// `MemoryLayout<T>`: how Swift lays out values in memory, for types of which that is known without asking the compiler.
struct MemorySize {
  var size: Int
  var alignment: Int
  /// There are bit patterns that no value has: an Optional needs no more room.
  var hasSpare: Bool

  var stride: Int { max((size + alignment - 1) / alignment * alignment, 1) }

  static func word(hasSpare: Bool) -> MemorySize { MemorySize(size: 8, alignment: 8, hasSpare: hasSpare) }
}

extension ProgramEmitter {
  /// Nil where it depends on what the compiler finds in the parts of an enum.
  func memory(of type: Type) -> MemorySize? {
    switch type {
    case .nominal(let declaration, let arguments): memory(of: declaration, arguments, type)
    case .tuple(let fields): memory(of: fields.map(\.type))
    case .function: MemorySize(size: 16, alignment: 8, hasSpare: true)
    case .existential(let protocols): memory(of: protocols)
    case .parameter, .metatype, .dependent, .variable, .error: nil
    }
  }

  /// From one element of an array to the next; where the compiler alone knows, what the parts take here.
  func stride(of type: Type) -> Int {
    if let known = memory(of: type) { return known.stride }
    let layout = layout(type)
    return max((layout.words + layout.refs) * 8, 1)
  }

  private func memory(of protocols: [NominalDeclaration]) -> MemorySize? {
    if protocols.contains(where: { $0.isLibrary && $0.name == "Error" }) {
      return protocols.count == 1 ? .word(hasSpare: true) : nil
    }
    let tables = protocols.filter { $0.name != "AnyObject" && $0.name != "Sendable" }.count
    let isObject = protocols.contains { checker.isClassBound($0) }
    return MemorySize(size: (isObject ? 8 : 32) + 8 * tables, alignment: 8, hasSpare: true)
  }

  private func memory(of declaration: NominalDeclaration, _ arguments: [Type], _ type: Type) -> MemorySize? {
    if declaration.isClass, !declaration.isNoncopyable { return .word(hasSpare: true) }
    if declaration.isOptional {
      guard var held = memory(of: arguments[0]) else { return nil }
      // What is nil in an Optional of an Optional is one more pattern: it is not counted here how many there are.
      if arguments[0].wrapped != nil { return nil }
      if !held.hasSpare { held.size += 1 }
      return MemorySize(size: held.size, alignment: held.alignment, hasSpare: true)
    }
    if let primitive = Primitive(declaration) { return memory(of: primitive) }
    if declaration.isLibrary { return memory(ofLibrary: declaration.name, arguments) }
    if declaration.kind == .enumeration {
      let cases = checker.cases(of: declaration)
      guard cases.allSatisfy({ $0.payload.isEmpty }), cases.count <= 255 else { return nil }
      return MemorySize(size: cases.count > 1 ? 1 : 0, alignment: 1, hasSpare: cases.count > 1)
    }
    return memory(of: checker.storedProperties(of: declaration).map { self.type(of: $0, in: type) })
  }

  /// The library's structs are written otherwise here than where programs are compiled.
  private func memory(ofLibrary name: String, _ arguments: [Type]) -> MemorySize? {
    switch name {
    case "Date", "DispatchTime": .word(hasSpare: false)
    case "ObjectIdentifier", "ContiguousArray": .word(hasSpare: true)
    case "UUID": MemorySize(size: 16, alignment: 1, hasSpare: false)
    case "Range", "ClosedRange": memory(of: [arguments[0], arguments[0]])
    case "ArraySlice": MemorySize(size: 32, alignment: 8, hasSpare: true)
    default: nil
    }
  }

  private func memory(of primitive: Primitive) -> MemorySize {
    switch primitive {
    case .integer(let numeric): MemorySize(size: numeric.kind.bits / 8, alignment: numeric.kind.bits / 8, hasSpare: false)
    case .double: .word(hasSpare: false)
    case .float: MemorySize(size: 4, alignment: 4, hasSpare: false)
    case .bool: MemorySize(size: 1, alignment: 1, hasSpare: true)
    case .string, .character: MemorySize(size: 16, alignment: 8, hasSpare: true)
    case .substring: MemorySize(size: 32, alignment: 8, hasSpare: true)
    case .array, .set, .dictionary: .word(hasSpare: true)
    }
  }

  /// Fields one after another, each where its alignment lets it begin.
  private func memory(of fields: [Type]) -> MemorySize? {
    var whole = MemorySize(size: 0, alignment: 1, hasSpare: false)
    for field in fields {
      guard let part = memory(of: field) else { return nil }
      whole.size = (whole.size + part.alignment - 1) / part.alignment * part.alignment + part.size
      whole.alignment = max(whole.alignment, part.alignment)
      whole.hasSpare = whole.hasSpare || part.hasSpare
    }
    return whole
  }
}

extension FunctionEmitter {
  /// `MemoryLayout<T>.size` and the like.
  func memoryLayout(_ name: String, _ types: Substitution, into slot: Int) {
    // Where it is asked inside a generic function the others' parameters are there, too.
    guard let own = checker.library.known("MemoryLayout")?.generics.first, let given = types[own] else { return }
    let measured = type(given)
    guard let memory = program.memory(of: measured) else {
      checker.findings.add(
        .error, .unsupported, "How a value of type '\(measured)' lies in memory is not modelled; write the number", at: position)
      return
    }
    word(name.hasSuffix("size") ? memory.size : name.hasSuffix("stride") ? memory.stride : memory.alignment, into: slot)
  }
}
