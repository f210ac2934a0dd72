import DispatchTrace

/// Writes values the way `print` and string interpolation do, from what is known of their types.
///
/// Types with a `description` of their own never get here from lowering, except inside `Any`; see `RuntimeType.describe`.
struct Describer {
  let program: Program
  let runtime: Runtime
  var text = ""
  private var depth = ValueDepth()

  init(program: Program, runtime: Runtime) {
    self.program = program
    self.runtime = runtime
  }

  /// `debug` is how values look inside collections: strings in quotes.
  mutating func write(
    type: Int, _ words: UnsafePointer<Int>, _ refs: UnsafePointer<Ref>, debug: Bool
  ) throws(MachineStop) {
    // Values that share parts have more to tell than they take memory.
    if text.utf8.count > runtime.room { throw .limit(.memory) }
    runtime.charge(Runtime.stepsOfNative)
    try depth.enter(runtime)
    defer { depth.leave() }
    let info = program.types[type]
    switch info.kind {
    case .int(let bits, let signed):
      text += bits == 64 && !signed ? String(UInt(bitPattern: words[0])) : String(words[0])
    case .double:
      // Sign and payload of what is no number are in what is written, though not in `description`.
      text += words[0].asDouble.debugDescription
    case .float:
      text += NativeLibrary.float(words[0].asDouble).debugDescription
    case .bool: text += words[0] == 0 ? "false" : "true"
    case .string: try write(string: refs, debug: debug)
    case .character:
      let string = try string(refs)
      text += debug ? string.first?.debugDescription ?? "" : string
    case .tuple(let fields): try write(fields, words, refs, labelled: true)
    case .structure(let fields):
      text += debug ? info.reflectedName : info.name
      try write(fields, words, refs, labelled: true)
    case .enumeration(let cases):
      if debug { text += info.reflectedName + "." }
      try write(cases, words, refs)
    case .optional(let wrapped, let niche): try write(optional: wrapped, niche: niche, words, refs)
    case .array(let element): try write(array: element, refs, opening: "[")
    case .set(let element):
      if debug { text += "Set(" }
      try write(set: element, refs)
      if debug { text += ")" }
    case .dictionary(let key, let value): try write(dictionary: key, value, refs)
    case .instance: text += "scenario." + className(refs)
    case .existential: try write(existential: refs, debug: debug)
    case .function: text += "(Function)"
    case .metatype: text += debug ? program.types[words[0]].reflectedName : program.types[words[0]].name
    case .object: text += info.reflectedName
    }
  }

  private func string(_ refs: UnsafePointer<Ref>) throws(MachineStop) -> String {
    try Window(words: UnsafeMutablePointer(bitPattern: 8).unsafelyUnwrapped, refs: UnsafeMutablePointer(mutating: refs)).text(0)
  }

  private mutating func write(string refs: UnsafePointer<Ref>, debug: Bool) throws(MachineStop) {
    let string = try string(refs)
    runtime.charge(string.utf8.count >> 2)
    text += debug ? string.debugDescription : string
  }

  /// What a `weak` or `unowned` property holds.
  private func weakReference(_ refs: UnsafePointer<Ref>) -> WeakReference? {
    refs[0]?._withUnsafeGuaranteedRef { $0 as? WeakReference }
  }

  private func className(_ refs: UnsafePointer<Ref>) -> String {
    guard let ref = refs[0] else { return "" }
    let object = weakReference(refs).map { $0.referent?.target } ?? ref._withUnsafeGuaranteedRef { $0 }
    let index = (object as? Instance)?.classIndex
    return index.map { program.classes[$0].name } ?? ""
  }

  private mutating func write(
    _ fields: [RuntimeType.Field], _ words: UnsafePointer<Int>, _ refs: UnsafePointer<Ref>, labelled: Bool
  ) throws(MachineStop) {
    text += "("
    for (index, field) in fields.enumerated() {
      if index > 0 { text += ", " }
      if let label = field.label { text += label + ": " }
      try write(type: field.type, words + field.offset.words, refs + field.offset.refs, debug: true)
    }
    text += ")"
  }

  private mutating func write(
    _ cases: [RuntimeType.Case], _ words: UnsafePointer<Int>, _ refs: UnsafePointer<Ref>
  ) throws(MachineStop) {
    guard cases.indices.contains(words[0]) else { throw .uninitialised }
    let chosen = cases[words[0]]
    text += chosen.name
    if chosen.payload.isEmpty { return }
    // A payload that is one tuple looks like its parts.
    var fields = chosen.payload
    if fields.count == 1, fields[0].label == nil, case .tuple(let parts) = program.types[fields[0].type].kind { fields = parts }
    if chosen.isIndirect {
      guard let ref = refs[0] else { throw .uninitialised }
      let box = ref._withUnsafeGuaranteedRef { trusted($0, as: Record.self) }
      try write(fields, box.words, box.refs, labelled: true)
    } else {
      try write(fields, words + 1, refs, labelled: true)
    }
  }

  private mutating func write(
    optional wrapped: Int, niche: Bool, _ words: UnsafePointer<Int>, _ refs: UnsafePointer<Ref>
  ) throws(MachineStop) {
    if niche, let weak = weakReference(refs) {
      var target = weak.referent?.target.map { Unmanaged<HeapObject>.passUnretained($0) }
      return try write(optional: wrapped, niche: true, words, &target)
    }
    if niche ? refs[0] == nil : words[0] == 0 {
      text += "nil"
      return
    }
    text += "Optional("
    try write(type: wrapped, niche ? words : words + 1, refs, debug: true)
    text += ")"
  }

  private mutating func write(array element: Int, _ refs: UnsafePointer<Ref>, opening: String) throws(MachineStop) {
    guard let ref = refs[0] else { throw .uninitialised }
    let array = ref._withUnsafeGuaranteedRef { trusted($0, as: ArrayObject.self) }
    text += opening
    for index in 0..<array.count {
      if index > 0 { text += ", " }
      try write(type: element, array.wordsBase(index), array.refsBase(index), debug: true)
    }
    text += "]"
  }

  private mutating func write(set element: Int, _ refs: UnsafePointer<Ref>) throws(MachineStop) {
    guard let ref = refs[0] else { throw .uninitialised }
    let table = ref._withUnsafeGuaranteedRef { trusted($0, as: TableObject.self) }
    text += "["
    var isFirst = true
    for index in table.liveEntries {
      if !isFirst { text += ", " }
      isFirst = false
      try write(type: element, table.keyWords(index), table.keyRefs(index), debug: true)
    }
    text += "]"
  }

  private mutating func write(dictionary key: Int, _ value: Int, _ refs: UnsafePointer<Ref>) throws(MachineStop) {
    guard let ref = refs[0] else { throw .uninitialised }
    let table = ref._withUnsafeGuaranteedRef { trusted($0, as: TableObject.self) }
    text += "["
    var isFirst = true
    for index in table.liveEntries {
      if !isFirst { text += ", " }
      isFirst = false
      try write(type: key, table.keyWords(index), table.keyRefs(index), debug: true)
      text += ": "
      try write(type: value, table.valueWords(index), table.valueRefs(index), debug: true)
    }
    text += isFirst ? ":]" : "]"
  }

  mutating func write(existential refs: UnsafePointer<Ref>, debug: Bool) throws(MachineStop) {
    guard let ref = refs[0] else { throw .uninitialised }
    let object = ref._withUnsafeGuaranteedRef { $0 }
    if let box = object as? BoxedValue {
      try write(type: box.type, box.words, box.refs, debug: debug)
    } else {
      text += "scenario." + className(refs)
    }
  }
}

/// How deep the value that is walked through is nested; each part is a step.
struct ValueDepth {
  private static let deepest = 10_000
  private var depth = 0

  mutating func enter(_ runtime: Runtime) throws(MachineStop) {
    depth += 1
    if depth > Self.deepest { throw .limit(.depth) }
    try runtime.chargeNow(2)
  }

  mutating func leave() {
    depth -= 1
  }
}
