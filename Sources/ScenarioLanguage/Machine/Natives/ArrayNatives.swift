extension NativeLibrary {
  static let arrays: [Entry] = [
    ("Array.count", { call throws(MachineStop) in call.words[0] = try call.array(0).count }),
    (
      "Array.capacity",
      { call throws(MachineStop) in
        let array = try call.array(0)
        array.settleRoom()
        call.words[0] = array.room
      }
    ),
    ("Array.init(repeating:count:)", { call throws(MachineStop) in try repeated(call) }),
    (
      "Array._slice(_:_:)",
      { call throws(MachineStop) in
        let source = try call.array(1)
        try check(call.words[0], call.words[1], source)
        try call.requireRoom(call.words[1] - call.words[0], of: (source.layout.words + source.layout.refs) * 8)
        call.window.set(0, part(of: source, call.words[0], call.words[1], call.runtime).owned)
      }
    ),
    (
      "Array.append(_:)",
      { call throws(MachineStop) in
        let array = try call.window.uniqueArray(0, isForMore: true)
        array.append(words: call.words, refs: call.refs + 1)
        for offset in 0..<array.layout.refs { call.refs[1 + offset] = nil }
      }
    ),
    (
      "Array.append(contentsOf:)",
      { call throws(MachineStop) in
        let added = try call.array(1)
        try call.requireRoom(added.count, of: (added.layout.words + added.layout.refs) * 8)
        try call.window.uniqueArray(0, isForMore: true).append(contentsOf: added)
      }
    ),
    (
      "Array.reserveCapacity(_:)",
      { call throws(MachineStop) in
        // Nothing is made for what may never come.
        try call.window.uniqueArray(0).reserveRoom(call.words[0])
      }
    ),
    (
      "Array._makeRoom(_:)",
      { call throws(MachineStop) in
        let array = try call.window.uniqueArray(0, isForMore: true)
        array.makeRoom(for: array.count + max(call.words[0], 0))
      }
    ),
    (
      "Array._remove(_:_:)",
      { call throws(MachineStop) in
        let (start, end) = (call.words[0], call.words[1])
        let array = try call.window.uniqueArray(0, isForMore: true)
        try check(start, end, array)
        remove(start, end, of: array)
      }
    ),
    ("Array.insert(_:at:)", { call throws(MachineStop) in try insert(call) }),
    ("Array.remove(at:)", { call throws(MachineStop) in try remove(call) }),
    ("Array._replace(_:_:_:)", { call throws(MachineStop) in try replace(call) }),
    (
      "Array.swapAt(_:_:)",
      { call throws(MachineStop) in
        let (first, second) = (call.words[0], call.words[1])
        if first == second { return }
        let array = try call.window.uniqueArray(0)
        guard first >= 0, first < array.count, second >= 0, second < array.count else { throw .indexOutOfRange }
        swap(array, first, second)
      }
    ),
    (
      "Array._reverse()",
      { call throws(MachineStop) in
        let array = try call.window.uniqueArray(0)
        call.runtime.charge(array.count >> 1)
        var low = 0
        var high = array.count - 1
        while low < high {
          swap(array, low, high)
          low += 1
          high -= 1
        }
      }
    ),
    ("Array._sortPlain()", { call throws(MachineStop) in try sortPlain(call) }),
    (
      "_sortSteps(_:)",
      { call throws(MachineStop) in
        let total = max(call.words[0], 0)
        try call.requireRoom(SortSteps.wordCount(for: total), of: 8)
        let steps = ArrayObject(call.runtime, .word, stride: 8, capacity: SortSteps.wordCount(for: total))
        SortSteps.begin(total, in: steps)
        call.window.set(0, steps.owned)
      }
    ),
    (
      "Array._goOn(_:)",
      { call throws(MachineStop) in
        guard let steps = SortSteps(try call.window.uniqueArray(0)) else { throw .indexOutOfRange }
        steps.goOn(call.words[0] != 0)
      }
    ),
    ("Array._arrange(_:)", { call throws(MachineStop) in try arrange(call) }),
  ]

  private static func check(_ start: Int, _ end: Int, _ array: ArrayObject) throws(MachineStop) {
    if start < 0 || end > array.count || end < start { throw .trap("Array index is out of range") }
  }

  private static func part(of source: ArrayObject, _ start: Int, _ end: Int, _ runtime: Runtime) -> ArrayObject {
    runtime.charge((end - start) >> 1)
    let result = ArrayObject(runtime, source.layout, stride: source.stride, capacity: end - start)
    result.reserveRoom(end - start)
    for index in start..<end {
      let refs = source.refsBase(index)
      for offset in 0..<source.layout.refs { retain(refs[offset]) }
      result.append(words: source.wordsBase(index), refs: refs)
    }
    return result
  }

  private static func repeated(_ call: NativeCall) throws(MachineStop) {
    let layout = call.layout(0)
    let count = call.words[layout.words]
    if count < 0 { throw .trap("Can't construct Array with count < 0") }
    try call.requireRoom(count, of: (layout.words + layout.refs) * 8)
    call.runtime.charge(count >> 2)
    let result = ArrayObject(call.runtime, layout, stride: call.machine.program.types[call.types[0]].stride, capacity: count)
    result.reserveRoom(count)
    for _ in 0..<count {
      for offset in 0..<layout.refs { retain(call.refs[1 + offset]) }
      result.append(words: call.words, refs: call.refs + 1)
    }
    call.window.set(0, result.owned)
  }

  private static func insert(_ call: NativeCall) throws(MachineStop) {
    let array = try call.window.uniqueArray(0, isForMore: true)
    let index = call.words[array.layout.words]
    guard index >= 0, index <= array.count else { throw .trap("Array index is out of range") }
    array.open(1, at: index)
    call.take(array.layout, fromWord: 0, fromRef: 1, toWords: array.wordsBase(index), refs: array.refsBase(index))
  }

  private static func remove(_ call: NativeCall) throws(MachineStop) {
    let layout = call.layout(0)
    let array = try call.window.uniqueArray(layout.refs)
    let index = call.words[layout.words]
    guard index >= 0, index < array.count else { throw .indexOutOfRange }
    let (words, refs) = (array.wordsBase(index), array.refsBase(index))
    for offset in 0..<layout.words { call.words[offset] = words[offset] }
    for offset in 0..<layout.refs { call.window.set(offset, refs[offset]) }
    array.close(1, at: index)
  }

  /// Puts the elements of an array in the place of a range.
  private static func replace(_ call: NativeCall) throws(MachineStop) {
    let (start, end) = (call.words[0], call.words[1])
    let new = try call.array(1)
    let array = try call.window.uniqueArray(0, isForMore: true)
    try check(start, end, array)
    try call.requireRoom(new.count, of: (array.layout.words + array.layout.refs) * 8)
    remove(start, end, of: array)
    array.open(new.count, at: start)
    for index in 0..<new.count {
      let (words, refs) = (new.wordsBase(index), new.refsBase(index))
      let (target, targetRefs) = (array.wordsBase(start + index), array.refsBase(start + index))
      for offset in 0..<array.layout.words { target[offset] = words[offset] }
      for offset in 0..<array.layout.refs {
        retain(refs[offset])
        targetRefs[offset] = refs[offset]
      }
    }
  }

  private static func remove(_ start: Int, _ end: Int, of array: ArrayObject) {
    var removed: [Ref] = []
    for index in start..<end {
      let refs = array.refsBase(index)
      for offset in 0..<array.layout.refs { removed.append(refs[offset]) }
    }
    array.close(end - start, at: start)
    for ref in removed { releaseInTurn(ref) }
  }

  private static func swap(_ array: ArrayObject, _ first: Int, _ second: Int) {
    let layout = array.layout
    let (words, otherWords) = (array.wordsBase(first), array.wordsBase(second))
    for offset in 0..<layout.words { (words[offset], otherWords[offset]) = (otherWords[offset], words[offset]) }
    let (refs, otherRefs) = (array.refsBase(first), array.refsBase(second))
    for offset in 0..<layout.refs { (refs[offset], otherRefs[offset]) = (otherRefs[offset], refs[offset]) }
  }

  /// Sorts numbers and texts; answers false for elements whose order is the scenario's own.
  private static func sortPlain(_ call: NativeCall) throws(MachineStop) {
    let array = try call.window.uniqueArray(0)
    let count = array.count
    // Comparing takes the logarithm of the number for each.
    call.runtime.charge(count &* (Int.bitWidth - count.leadingZeroBitCount))
    call.set(word: 0, true)
    switch call.kind(0) {
    case .int(let bits, let isSigned):
      guard count > 1 else { return }
      var buffer = UnsafeMutableBufferPointer(start: array.wordsBase(0), count: count)
      if bits == 64 && !isSigned { buffer.sort { UInt(bitPattern: $0) < UInt(bitPattern: $1) } } else { buffer.sort() }
    case .double, .float:
      guard count > 1 else { return }
      var buffer = UnsafeMutableBufferPointer(start: array.wordsBase(0), count: count)
      buffer.sort { $0.asDouble < $1.asDouble }
    case .string, .character:
      guard count > 1 else { return }
      var buffer = UnsafeMutableBufferPointer(start: array.refsBase(0), count: count)
      buffer.sort { plainText($0) < plainText($1) }
    case .bool, .tuple, .structure, .enumeration, .optional, .array, .set, .dictionary, .instance, .existential, .function,
      .metatype, .object:
      call.set(word: 0, false)
    }
  }

  /// Puts the elements where a sort has found their places.
  private static func arrange(_ call: NativeCall) throws(MachineStop) {
    let array = try call.window.uniqueArray(0)
    guard let order = SortSteps(try call.array(1))?.order(), order.count == array.count else { throw .indexOutOfRange }
    call.runtime.charge(array.count >> 1)
    let layout = array.layout
    let words = (0..<array.count * layout.words).map { array.wordsBase(0)[$0] }
    let refs = (0..<array.count * layout.refs).map { array.refsBase(0)[$0] }
    for (place, element) in order.enumerated() {
      for offset in 0..<layout.words { array.wordsBase(place)[offset] = words[element * layout.words + offset] }
      for offset in 0..<layout.refs { array.refsBase(place)[offset] = refs[element * layout.refs + offset] }
    }
  }

  private static func plainText(_ ref: Ref) -> String {
    ref?._withUnsafeGuaranteedRef { trusted($0, as: Text.self).string } ?? ""
  }
}
