extension NativeCall {
  /// Makes the table in `index` unshared; `entry` is renumbered when that takes a copy.
  fileprivate func uniqueTable(_ index: Int, _ entry: inout Int) throws(MachineStop) -> TableObject {
    let table = try self.table(index)
    if table.references == 1 { return table }
    if entry >= 0 { entry = table.liveEntries.firstIndex(of: entry) ?? -1 }
    let copy = table.copy()
    window.set(index, copy.owned)
    return copy
  }

  fileprivate func uniqueTable(_ index: Int) throws(MachineStop) -> TableObject {
    var entry = -1
    return try uniqueTable(index, &entry)
  }

  /// The entry of a key: -1 when there is none, -2 when the machine does not know what equal means for keys of that type.
  fileprivate func lookUp(
    _ table: TableObject, type: Int, _ words: UnsafePointer<Int>, _ refs: UnsafePointer<Ref>
  ) throws(MachineStop) -> Int {
    let isText: Bool
    switch machine.program.types[type].kind {
    case .int, .bool: isText = false
    case .string: isText = true
    default: return -2
    }
    var hasher = ValueHasher(program: machine.program)
    try hasher.feed(type: type, words, refs)
    var probe = 0
    while let entry = table.candidate(hash: hasher.value, probe: &probe) {
      if isText {
        if Self.isSameText(refs[0], table.keyRefs(entry)[0]) { return entry }
      } else if words[0] == table.keyWords(entry)[0] {
        return entry
      }
    }
    return -1
  }

  private static func isSameText(_ left: Ref, _ right: Ref) -> Bool {
    guard let left, let right else { return false }
    return left._withUnsafeGuaranteedRef { left in
      right._withUnsafeGuaranteedRef { right in
        unsafeDowncast(left, to: Text.self).string == unsafeDowncast(right, to: Text.self).string
      }
    }
  }

  fileprivate func entry(_ word: Int, of table: TableObject) throws(MachineStop) -> Int {
    guard table.isEntry(words[word]) else { throw .trap("Attempting to access Dictionary elements using an invalid index") }
    return words[word]
  }

  /// Adds a key and a value from the window.
  fileprivate func insert(_ table: TableObject, hash: Int, word: Int, ref: Int) {
    let entry = table.insert(hash: hash)
    let (key, value) = (table.key, table.value)
    take(key, fromWord: word, fromRef: ref, toWords: table.keyWords(entry), refs: table.keyRefs(entry))
    take(
      value, fromWord: word + key.words, fromRef: ref + key.refs, toWords: table.valueWords(entry), refs: table.valueRefs(entry))
  }

  fileprivate func replaceValue(_ table: TableObject, _ entry: Int, word: Int, ref: Int) {
    let (words, refs) = (table.valueWords(entry), table.valueRefs(entry))
    var old: [Ref] = []
    for offset in 0..<table.value.refs { old.append(refs[offset]) }
    take(table.value, fromWord: word, fromRef: ref, toWords: words, refs: refs)
    for ref in old { release(ref) }
  }

  fileprivate func remove(_ table: TableObject, _ entry: Int) {
    var old: [Ref] = []
    for (refs, count) in [(table.keyRefs(entry), table.key.refs), (table.valueRefs(entry), table.value.refs)] {
      for offset in 0..<count {
        old.append(refs[offset])
        refs[offset] = nil
      }
    }
    table.remove(entry)
    for ref in old { release(ref) }
  }
}

extension NativeLibrary {
  static let tables: [Entry] = shared("Dictionary") + dictionaries + shared("Set") + sets

  private static let dictionaries: [Entry] = [
    (
      "Dictionary.init()",
      { call in
        call.window.set(0, TableObject(call.runtime, key: call.layout(0), value: call.layout(1)).owned)
      }
    ),
    (
      "Dictionary._valueAt(_:)",
      { call throws(MachineStop) in
        let layout = call.layout(1)
        let table = try call.table(layout.refs)
        let entry = try call.entry(layout.words, of: table)
        call.copy(layout, words: table.valueWords(entry), refs: table.valueRefs(entry))
      }
    ),
    // Leaves an entry without its value, for the moment of a change in place.
    (
      "Dictionary._takeAt(_:)",
      { call throws(MachineStop) in
        let layout = call.layout(1)
        var entry = try call.entry(layout.words, of: try call.table(layout.refs))
        let table = try call.uniqueTable(layout.refs, &entry)
        let (words, refs) = (table.valueWords(entry), table.valueRefs(entry))
        call.copy(layout, words: words, refs: refs)
        for offset in 0..<layout.refs {
          release(refs[offset])
          refs[offset] = nil
        }
      }
    ),
    (
      "Dictionary._insert(_:_:_:)",
      { call throws(MachineStop) in
        call.insert(try call.uniqueTable(0), hash: call.words[0], word: 1, ref: 1)
      }
    ),
    // Whether that is all there is to do: false when the key is new, or the scenario's own `==` decides which entry is meant.
    (
      "Dictionary._replace(_:_:)",
      { call throws(MachineStop) in
        let key = call.layout(0)
        let words = UnsafePointer(call.words + 1)
        var entry = try call.lookUp(try call.table(0), type: call.types[0], words, UnsafePointer(call.window.refs + 1))
        call.set(word: 0, entry >= 0)
        guard entry >= 0 else { return }
        let table = try call.uniqueTable(0, &entry)
        call.replaceValue(table, entry, word: 1 + key.words, ref: 1 + key.refs)
      }
    ),
    (
      "Dictionary._setValue(_:_:)",
      { call throws(MachineStop) in
        var entry = try call.entry(0, of: try call.table(0))
        let table = try call.uniqueTable(0, &entry)
        call.replaceValue(table, entry, word: 1, ref: 1)
      }
    ),
  ]

  private static let sets: [Entry] = [
    ("Set.init()", { call in call.window.set(0, TableObject(call.runtime, key: call.layout(0), value: .none).owned) }),
    (
      "Set._insert(_:_:)",
      { call throws(MachineStop) in
        call.insert(try call.uniqueTable(0), hash: call.words[0], word: 1, ref: 1)
      }
    ),
  ]

  private static func shared(_ name: String) -> [Entry] {
    [
      ("\(name).count", { call throws(MachineStop) in call.words[0] = try call.table(0).count }),
      ("\(name)._end", { call throws(MachineStop) in call.words[0] = try call.table(0).end }),
      ("\(name)._isEntry(_:)", { call throws(MachineStop) in call.set(word: 0, try call.table(0).isEntry(call.words[1])) }),
      (
        "\(name)._lookUp(_:)",
        { call throws(MachineStop) in
          call.words[0] = try call.lookUp(
            try call.table(0), type: call.types[0], UnsafePointer(call.words + 1), UnsafePointer(call.window.refs + 1))
        }
      ),
      // The next entry with that hash after some probes, and how many probes that took.
      (
        "\(name)._candidate(_:_:)",
        { call throws(MachineStop) in
          var probe = call.words[3]
          call.words[0] = try call.table(0).candidate(hash: call.words[2], probe: &probe) ?? -1
          call.words[1] = probe
        }
      ),
      (
        "\(name)._keyAt(_:)",
        { call throws(MachineStop) in
          let layout = call.layout(0)
          let table = try call.table(layout.refs)
          let entry = try call.entry(layout.words, of: table)
          call.copy(layout, words: table.keyWords(entry), refs: table.keyRefs(entry))
        }
      ),
      (
        "\(name)._removeEntry(_:)",
        { call throws(MachineStop) in
          var entry = call.words[0]
          guard try call.table(0).isEntry(entry) else { return }
          call.remove(try call.uniqueTable(0, &entry), entry)
        }
      ),
    ]
  }
}
