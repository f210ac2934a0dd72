extension NativeCall {
  /// The table in the first register, unshared.
  fileprivate func uniqueTable() throws(MachineStop) -> TableObject {
    try window.makeTableUnique(0)
    return try table(0)
  }

  /// Adds the key that follows the hash in the window, and the value after it.
  fileprivate func insert() throws(MachineStop) {
    let table = try uniqueTable()
    let entry = table.insert(hash: words[0])
    take(table.key + table.value, fromWord: 1, fromRef: 1, toWords: table.keyWords(entry), refs: table.keyRefs(entry))
  }

  fileprivate func remove(_ entry: Int) throws(MachineStop) {
    guard try table(0).isEntry(entry) else { return }
    let table = try uniqueTable()
    let old = emptied(table.keyRefs(entry), table.key.refs + table.value.refs)
    table.remove(entry)
    for ref in old { releaseInTurn(ref) }
  }

  /// Puts the key that follows the entry's number in the window in the place of one that is equal to it.
  fileprivate func replaceKey() throws(MachineStop) {
    let entry = words[0]
    let table = try uniqueTable()
    let old = emptied(table.keyRefs(entry), table.key.refs)
    take(table.key, fromWord: 1, fromRef: 1, toWords: table.keyWords(entry), refs: table.keyRefs(entry))
    for ref in old { releaseInTurn(ref) }
  }

  private func emptied(_ refs: UnsafeMutablePointer<Ref>, _ count: Int) -> [Ref] {
    (0..<count).map { offset in
      defer { refs[offset] = nil }
      return refs[offset]
    }
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
    ("Dictionary._adoptAge(_:)", { call throws(MachineStop) in try call.uniqueTable().adopt(age: call.words[0]) }),
    ("Dictionary._insert(_:_:_:)", { call throws(MachineStop) in try call.insert() }),
  ]

  private static let sets: [Entry] = [
    ("Set.init()", { call in call.window.set(0, TableObject(call.runtime, key: call.layout(0), value: .none).owned) }),
    ("Set._replace(_:_:)", { call throws(MachineStop) in try call.replaceKey() }),
    ("Set._insert(_:_:)", { call throws(MachineStop) in try call.insert() }),
  ]

  private static func shared(_ name: String) -> [Entry] {
    [
      ("\(name).count", { call throws(MachineStop) in call.words[0] = try call.table(0).count }),
      ("\(name).capacity", { call throws(MachineStop) in call.words[0] = try call.table(0).room }),
      ("\(name).reserveCapacity(_:)", { call throws(MachineStop) in try call.uniqueTable().reserveRoom(call.words[0]) }),
      ("\(name)._age", { call throws(MachineStop) in call.words[0] = try call.table(0).age }),
      ("\(name)._end", { call throws(MachineStop) in call.words[0] = try call.table(0).end }),
      ("\(name)._isEntry(_:)", { call throws(MachineStop) in call.set(word: 0, try call.table(0).isEntry(call.words[1])) }),
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
          let entry = call.words[layout.words]
          guard table.isEntry(entry) else { throw .invalidEntry }
          call.copy(layout, words: table.keyWords(entry), refs: table.keyRefs(entry))
        }
      ),
      ("\(name)._removeEntry(_:)", { call throws(MachineStop) in try call.remove(call.words[0]) }),
    ]
  }
}
