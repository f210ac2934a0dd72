import DispatchTrace

/// What `Mirror` asks of a value: of what kind it is, and its parts as values of their own.
extension NativeLibrary {
  static let mirrors: [Entry] = [
    ("_mirrorKind(_:_:)", { call throws(MachineStop) in call.words[0] = try Reflected(call, 0, call.words[1])?.kind ?? -1 }),
    (
      "_mirrorType(_:_:)",
      { call throws(MachineStop) in call.words[0] = try Reflected(call, 0, call.words[1])?.type ?? 0 }
    ),
    ("_isInstance(_:_:)", { call throws(MachineStop) in call.words[0] = try isInstance(call, of: call.words[1]) ? 1 : 0 }),
    (
      "_mirrorCase(_:)",
      { call throws(MachineStop) in call.set(0, try Reflected(call, 1, 0)?.chosen?.name ?? "") }
    ),
    (
      "_mirrorLabels(_:_:)",
      { call throws(MachineStop) in
        let labels = try Reflected(call, 1, call.words[0])?.parts.map { $0.label ?? "" } ?? []
        call.setTexts(0, labels)
      }
    ),
    (
      "_mirrorValues(_:_:)",
      { call throws(MachineStop) in
        let result = ArrayObject(call.runtime, .ref, stride: 32)
        if let reflected = try Reflected(call, 1, call.words[0]) {
          if reflected.kind == 6 {
            try appendPairs(reflected, to: result, call)
          } else if reflected.kind == 5 || reflected.kind == 7 {
            try appendParts(of: try call.window.object(1), to: result, call)
          } else {
            for part in reflected.parts {
              result.append(ref: try value(of: part, in: reflected, call))
            }
          }
        }
        call.runtime.charge(result.count)
        call.window.set(0, result.owned)
      }
    ),
  ]
}

extension NativeLibrary {
  /// Of the class with the type of that number, or of one below it.
  private static func isInstance(_ call: NativeCall, of type: Int) throws(MachineStop) -> Bool {
    guard let instance = try call.window.object(0) as? Instance else { return false }
    let classes = call.machine.program.classes
    var number = instance.classIndex
    while number >= 0, classes[number].type != type { number = classes[number].superclass }
    return number >= 0
  }

  /// What a weak variable refers to now is in none of its places.
  private static func value(of part: RuntimeType.Field, in reflected: Reflected, _ call: NativeCall) throws(MachineStop) -> Ref {
    let words = reflected.words + part.offset.words
    let refs = reflected.refs + part.offset.refs
    let layout = call.machine.program.types[part.type].layout
    guard layout.refs > 0, let held = refs[0],
      let weak = held._withUnsafeGuaranteedRef({ $0 as? WeakReference })
    else { return boxed(words, refs, part.type, call) }
    // The part itself is not weak: one of its own parts is.
    var kind = call.machine.program.types[part.type].kind
    if case .optional(let wrapped, niche: _) = kind { kind = call.machine.program.types[wrapped].kind }
    if case .structure = kind { return boxed(words, refs, part.type, call) }
    if case .enumeration = kind { return boxed(words, refs, part.type, call) }
    if case .tuple = kind { return boxed(words, refs, part.type, call) }
    guard layout == .ref else { throw .trap("A Mirror of this weak property is not modelled") }
    var referent = weak.referent?.target.map { Unmanaged<HeapObject>.passUnretained($0) }
    return boxed(words, &referent, part.type, call)
  }

  /// A dictionary's keys with their values.
  private static func appendPairs(_ reflected: Reflected, to result: ArrayObject, _ call: NativeCall) throws(MachineStop) {
    let program = call.machine.program
    guard let ref = reflected.refs[0], let pair = program.types[reflected.type].reflection.first,
      case .tuple(let fields) = program.types[pair].kind
    else { return }
    let table = ref._withUnsafeGuaranteedRef { trusted($0, as: TableObject.self) }
    try call.requireRoom(table.count, of: 96)
    let (key, value) = (program.types[fields[0].type].layout, program.types[fields[1].type].layout)
    for entry in table.liveEntries {
      let box = BoxedValue(call.runtime, type: pair, key + value)
      copy(table.keyWords(entry), table.keyRefs(entry), key, to: box, at: .none)
      copy(table.valueWords(entry), table.valueRefs(entry), value, to: box, at: key)
      result.append(ref: box.owned)
    }
  }

  private static func copy(
    _ words: UnsafePointer<Int>, _ refs: UnsafePointer<Ref>, _ layout: Layout, to box: BoxedValue, at place: Layout
  ) {
    for index in 0..<layout.words { box.words[place.words + index] = words[index] }
    for index in 0..<layout.refs {
      retain(refs[index])
      box.refs[place.refs + index] = refs[index]
    }
  }
}

/// A value in a window as `Mirror` sees it, or one of the classes above its own.
private struct Reflected {
  /// As `Mirror.DisplayStyle` counts; -1 for what has no parts.
  var kind = -1
  var type: Int
  var parts: [RuntimeType.Field] = []
  var chosen: RuntimeType.Case?
  var words: UnsafeMutablePointer<Int>
  var refs: UnsafeMutablePointer<Ref>

  init?(_ call: NativeCall, _ index: Int, _ level: Int) throws(MachineStop) {
    let object = try call.window.object(index)
    let program = call.machine.program
    guard let box = object as? Record else { return nil }
    words = box.words
    refs = box.refs
    if let instance = object as? Instance {
      var number = instance.classIndex
      for _ in 0..<level where number >= 0 { number = program.classes[number].superclass }
      guard number >= 0 else { return nil }
      type = program.classes[number].type
      kind = 1
      parts = program.classes[number].reflected
      return
    }
    guard let value = object as? BoxedValue else { return nil }
    type = value.type
    switch program.types[type].kind {
    case .structure(let fields):
      kind = 0
      parts = fields
    case .tuple(let fields):
      kind = 3
      parts = fields.enumerated().map { place, field in
        RuntimeType.Field(label: field.label ?? ".\(place)", type: field.type, offset: field.offset)
      }
    case .optional(let wrapped, let niche):
      kind = 4
      if niche ? refs[0] == nil : words[0] == 0 { break }
      parts = [.init(label: "some", type: wrapped, offset: Layout(words: niche ? 0 : 1, refs: 0))]
    case .enumeration(let cases):
      kind = 2
      guard cases.indices.contains(words[0]) else { break }
      let reflection = program.types[type].reflection
      try choose(cases[words[0]], reflection.isEmpty ? -1 : reflection[words[0]])
    case .array: kind = 5
    case .dictionary: kind = 6
    case .set: kind = 7
    case .int, .double, .float, .bool, .string, .character, .instance, .existential, .function, .metatype, .object: break
    }
  }

  private mutating func choose(_ choice: RuntimeType.Case, _ payload: Int) throws(MachineStop) {
    chosen = choice
    guard payload >= 0 else { return }
    var offset = Layout(words: 1, refs: 0)
    if choice.isIndirect {
      guard let ref = refs[0] else { throw .uninitialised }
      let box = ref._withUnsafeGuaranteedRef { trusted($0, as: Record.self) }
      words = box.words
      refs = box.refs
      offset = .none
    }
    parts = [.init(label: choice.name, type: payload, offset: offset)]
  }
}
