import DispatchTrace

extension NativeLibrary {
  static let others: [Entry] = [
    ("_fatal(_:)", { call throws(MachineStop) in throw .trap(try call.text(0)) }),
    ("_isForLinux()", { call in call.set(word: 0, call.machine.program.isForLinux) }),
    ("_mix(_:_:)", { call in call.words[0] = ValueHasher.mix(call.words[1], call.words[2]) }),
    ("_identityOf(_:)", { call throws(MachineStop) in call.words[0] = try call.window.unboxedObject(0).identity.number }),
    ("_storageOf(_:)", { call throws(MachineStop) in call.words[0] = try storage(call) }),
    // Types have numbers of their own; no object has a negative one.
    ("_identityOfType(_:)", { call in call.words[0] = -1 - call.words[1] }),
    ("_blank(_:)", { call throws(MachineStop) in try blank(call) }),
    ("_errorCode(_:)", { call throws(MachineStop) in call.words[0] = try errorCode(call) }),
    ("_kindOfParts(_:)", { call throws(MachineStop) in call.words[0] = try kindOfParts(call) }),
    ("_parts(_:)", { call throws(MachineStop) in try parts(call) }),
    ("_random(_:)", { call in call.words[0] = call.machine.randomNumber(upTo: call.words[1]) }),
    ("_randomIndex(_:)", { call in call.words[0] = spread(call.words[1]) }),
    ("_retainObject(_:)", { call throws(MachineStop) in call.machine.retainUnmanaged(try call.window.unboxedObject(0)) }),
    ("_releaseObject(_:)", { call throws(MachineStop) in try call.machine.releaseUnmanaged(try call.window.unboxedObject(0)) }),
    ("_nextKey()", { call in call.words[0] = call.machine.nextKey() }),
    ("DispatchQueue.main", { call in call.window.set(0, call.machine.queue(QueueID(0), isGlobal: true)) }),
    ("_dateText(_:)", { call in call.set(0, dateText(call.window.double(0))) }),
  ]

  /// Collections without elements have one in common.
  private static func storage(_ call: NativeCall) throws(MachineStop) -> Int {
    let object = try call.window.object(0, as: HeapObject.self)
    return (object as? ArrayObject)?.count == 0 ? 0 : object.identity.number
  }

  private static func blank(_ call: NativeCall) throws(MachineStop) {
    let program = call.machine.program
    guard case .instance(let index) = program.types[call.words[0]].kind else { throw .uninitialised }
    let made = Instance(call.runtime, class: index, program.classes[index].fields)
    made.isArmed = true
    call.window.set(0, made.owned)
  }

  /// Which case of an enum it is as Swift numbers them, those with values first; 1 for all others.
  private static func errorCode(_ call: NativeCall) throws(MachineStop) -> Int {
    guard let box = try call.window.object(0) as? BoxedValue,
      case .enumeration(let cases) = call.machine.program.types[box.type].kind, cases.indices.contains(box.words[0])
    else { return 1 }
    let chosen = box.words[0]
    let before = cases[..<chosen].count { $0.payload.isEmpty == cases[chosen].payload.isEmpty }
    return cases[chosen].payload.isEmpty ? cases.count { !$0.payload.isEmpty } + before : before
  }

  /// 0: an array, 1: a set, 2: a dictionary, -1: nothing of that kind.
  private static func kindOfParts(_ call: NativeCall) throws(MachineStop) -> Int {
    guard let box = try call.window.object(0) as? BoxedValue else { return -1 }
    let kind = call.machine.program.types[box.type].kind
    if case .array = kind { return 0 }
    if case .set = kind { return 1 }
    if case .dictionary = kind { return 2 }
    return -1
  }

  /// The elements of an array or set, or the keys and values of a dictionary in turn, each as a value of its own.
  private static func parts(_ call: NativeCall) throws(MachineStop) {
    let result = ArrayObject(call.runtime, .ref, stride: 32)
    try appendParts(of: try call.window.object(1), to: result, call)
    call.runtime.charge(result.count)
    call.window.set(0, result.owned)
  }

  static func appendParts(of object: HeapObject, to result: ArrayObject, _ call: NativeCall) throws(MachineStop) {
    guard let box = object as? BoxedValue, let ref = box.refs[0] else { return }
    let held = ref._withUnsafeGuaranteedRef { $0 }
    let kind = call.machine.program.types[box.type].kind
    if case .array(let element) = kind {
      let array = trusted(held, as: ArrayObject.self)
      try call.requireRoom(array.count, of: 48)
      for index in 0..<array.count { result.append(ref: boxed(array.wordsBase(index), array.refsBase(index), element, call)) }
    } else if case .set(let element) = kind {
      let table = trusted(held, as: TableObject.self)
      try call.requireRoom(table.count, of: 48)
      for entry in table.liveEntries { result.append(ref: boxed(table.keyWords(entry), table.keyRefs(entry), element, call)) }
    } else if case .dictionary(let key, let value) = kind {
      let table = trusted(held, as: TableObject.self)
      try call.requireRoom(table.count, of: 96)
      for entry in table.liveEntries {
        result.append(ref: boxed(table.keyWords(entry), table.keyRefs(entry), key, call))
        result.append(ref: boxed(table.valueWords(entry), table.valueRefs(entry), value, call))
      }
    }
  }

  /// A copy of the value as `Any`: existentials and instances are that already.
  static func boxed(
    _ words: UnsafePointer<Int>, _ refs: UnsafePointer<Ref>, _ type: Int, _ call: NativeCall
  ) -> Ref {
    let info = call.machine.program.types[type]
    if info.kind.isSelfDescribing {
      retain(refs[0])
      return refs[0]
    }
    let box = BoxedValue(call.runtime, type: type, info.layout)
    for index in 0..<info.layout.words { box.words[index] = words[index] }
    for index in 0..<info.layout.refs {
      retain(refs[index])
      box.refs[index] = refs[index]
    }
    return box.owned
  }

  /// The same position for the same count in every run: runs must not differ.
  private static func spread(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    let mixed = UInt(bitPattern: count) &* 0x9E37_79B9_7F4A_7C15
    return Int((mixed >> 33) % UInt(count))
  }

  /// `2001-01-01 00:00:00 +0000`
  private static func dateText(_ seconds: Double) -> String {
    let whole = seconds.rounded(.down)
    guard whole.isFinite, whole.magnitude < 1e14 else { return "<invalid date>" }
    let total = Int(whole)
    let day = Int((Double(total) / 86_400).rounded(.down))
    let (year, month, dayOfMonth) = civil(day + 11_323)
    let second = total - day * 86_400
    let parts = [(second / 3_600), (second / 60) % 60, second % 60].map { padded($0, 2) }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2)) \(parts[0]):\(parts[1]):\(parts[2]) +0000"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }

  /// The date of a day counted from 1970-01-01, in the Gregorian calendar.
  private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}
