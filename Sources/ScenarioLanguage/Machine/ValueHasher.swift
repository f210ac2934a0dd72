/// Hashes values by their types: the same in every process, equal for equal values.
struct ValueHasher {
  let program: Program
  let runtime: Runtime
  var value = Self.seed
  private var depth = ValueDepth()

  private static let seed = 7

  init(program: Program, runtime: Runtime) {
    self.program = program
    self.runtime = runtime
  }

  static func mix(_ first: Int, _ second: Int) -> Int {
    let mixed = (UInt(bitPattern: first) ^ UInt(bitPattern: second)) &* 0xFF51_AFD7_ED55_8CCD
    return Int(bitPattern: mixed ^ (mixed >> 33))
  }

  private mutating func add(_ word: Int) {
    value = Self.mix(value &* 31, word)
  }

  /// What `feed` makes of a value that is one word, or one text by its hash.
  @inline(__always)
  static func hash(word: Int) -> Int { mix(seed &* 31, word) }

  mutating func feed(type: Int, _ words: UnsafePointer<Int>, _ refs: UnsafePointer<Ref>) throws(MachineStop) {
    try depth.enter(runtime)
    defer { depth.leave() }
    switch program.types[type].kind {
    case .int, .bool, .metatype: add(words[0])
    case .double, .float: add(words[0].asDouble == 0 ? 0 : words[0])
    case .string, .character:
      guard let ref = refs[0] else { throw .uninitialised }
      add(ref._withUnsafeGuaranteedRef { trusted($0, as: Text.self).hash })
    case .tuple(let fields), .structure(let fields): try feed(fields, words, refs)
    case .enumeration(let cases):
      add(words[0])
      guard cases.indices.contains(words[0]) else { throw .uninitialised }
      try feed(cases[words[0]].payload, isBoxed: cases[words[0]].isIndirect, words + 1, refs)
    case .optional(let wrapped, let niche):
      if niche ? refs[0] == nil : words[0] == 0 { return add(0) }
      try feed(type: wrapped, niche ? words : words + 1, refs)
    case .array(let element): try feed(array: element, refs)
    case .existential: try feed(existential: refs)
    case .set(let key): try feed(table: key, nil, refs)
    case .dictionary(let key, let value): try feed(table: key, value, refs)
    case .instance, .function, .object: add(refs[0]?._withUnsafeGuaranteedRef { $0.identity.number } ?? 0)
    }
  }

  /// A hash of the text that does not depend on the process: FNV-1a over its bytes. Beyond ASCII texts of different scalars may be
  /// equal: there each character counts that no other one can be equal to.
  static func hash(text string: String) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var isASCII = true
    for byte in string.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      if byte >= 0x80 { isASCII = false }
    }
    if isASCII { return Int(truncatingIfNeeded: hash) }
    hash = 0xCBF2_9CE4_8422_2325
    for character in string {
      // The kelvin sign, the Greek question mark and the Greek varia are equal to these three.
      let isUnique = character.isASCII && character != "K" && character != ";" && character != "`"
      hash = (hash ^ UInt64(isUnique ? character.asciiValue ?? 0 : 0)) &* 0x100_0000_01B3
    }
    return Int(truncatingIfNeeded: hash)
  }

  private mutating func feed(
    _ fields: [RuntimeType.Field], isBoxed: Bool = false, _ words: UnsafePointer<Int>, _ refs: UnsafePointer<Ref>
  ) throws(MachineStop) {
    var (words, refs) = (words, refs)
    if isBoxed {
      guard let ref = refs[0] else { throw .uninitialised }
      let box = ref._withUnsafeGuaranteedRef { trusted($0, as: Record.self) }
      (words, refs) = (UnsafePointer(box.words), UnsafePointer(box.refs))
    }
    for field in fields { try feed(type: field.type, words + field.offset.words, refs + field.offset.refs) }
  }

  private mutating func feed(array element: Int, _ refs: UnsafePointer<Ref>) throws(MachineStop) {
    guard let ref = refs[0] else { throw .uninitialised }
    let array = ref._withUnsafeGuaranteedRef { trusted($0, as: ArrayObject.self) }
    add(array.count)
    for index in 0..<array.count { try feed(type: element, array.wordsBase(index), array.refsBase(index)) }
  }

  private mutating func feed(existential refs: UnsafePointer<Ref>) throws(MachineStop) {
    guard let ref = refs[0] else { throw .uninitialised }
    let object = ref._withUnsafeGuaranteedRef { $0 }
    guard let box = object as? BoxedValue else { return add(object.identity.number) }
    try feed(type: box.type, box.words, box.refs)
  }

  /// The order of keys does not matter.
  private mutating func feed(table key: Int, _ valueType: Int?, _ refs: UnsafePointer<Ref>) throws(MachineStop) {
    guard let ref = refs[0] else { throw .uninitialised }
    let table = ref._withUnsafeGuaranteedRef { trusted($0, as: TableObject.self) }
    var sum = table.count
    for entry in table.liveEntries {
      var inner = ValueHasher(program: program, runtime: runtime)
      inner.depth = depth
      try inner.feed(type: key, table.keyWords(entry), table.keyRefs(entry))
      if let valueType { try inner.feed(type: valueType, table.valueWords(entry), table.valueRefs(entry)) }
      sum = sum &+ inner.value
    }
    add(sum)
  }
}
