/// The storage of a `Dictionary` or `Set`: open addressing over entries that keep the order in which keys were inserted, which is
/// the order of iteration. (Swift's own order is different in every process.)
final class TableObject: HeapObject {
  let key: Layout
  let value: Layout
  /// Entries with keys and values one after another; removed ones stay as gaps until the next growth.
  private var hashes: [Int] = []
  private var isLive: [Bool] = []
  private var words: UnsafeMutablePointer<Int>?
  private var refs: UnsafeMutablePointer<Ref>?
  private var capacity = 0
  private(set) var count = 0
  /// Entry numbers by hash; -1 free, -2 removed.
  private var slots: [Int32] = []

  init(_ runtime: Runtime, key: Layout, value: Layout) {
    self.key = key
    self.value = value
    super.init(runtime)
    runtime.allocated(160)
  }

  private var stride: Layout { key + value }
  private var entryBytes: Int { (stride.words + stride.refs + 4) * 8 }

  /// One past the last entry, gaps included: the bound of iteration by position.
  var end: Int { hashes.count }

  func isEntry(_ index: Int) -> Bool { index >= 0 && index < isLive.count && isLive[index] }

  var liveEntries: [Int] { isLive.indices.filter { isLive[$0] } }

  func keyWords(_ index: Int) -> UnsafeMutablePointer<Int> { Self.at(words, index * stride.words) }
  func keyRefs(_ index: Int) -> UnsafeMutablePointer<Ref> { Self.at(refs, index * stride.refs) }
  func valueWords(_ index: Int) -> UnsafeMutablePointer<Int> { Self.at(words, index * stride.words + key.words) }
  func valueRefs(_ index: Int) -> UnsafeMutablePointer<Ref> { Self.at(refs, index * stride.refs + key.refs) }

  private static func at<Slot>(_ base: UnsafeMutablePointer<Slot>?, _ offset: Int) -> UnsafeMutablePointer<Slot> {
    // A layout without words (or references) is never read: any address will do.
    guard let base else { return UnsafeMutablePointer(bitPattern: 8).unsafelyUnwrapped }
    return base + offset
  }

  /// The first entry whose hash is `hash`, at or after probe number `probe`; nil when there is none.
  func candidate(hash: Int, probe: inout Int) -> Int? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    while true {
      let slot = Int(slots[(Self.spread(hash) &+ probe) & mask])
      probe += 1
      if slot == -1 { return nil }
      if slot >= 0, hashes[slot] == hash { return slot }
    }
  }

  private static func spread(_ hash: Int) -> Int {
    let mixed = UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15
    return Int(bitPattern: mixed ^ (mixed >> 32))
  }

  /// Adds an entry whose key and value are written by the caller, who hands their references over.
  func insert(hash: Int) -> Int {
    if hashes.count == capacity { grow() }
    let entry = hashes.count
    hashes.append(hash)
    isLive.append(true)
    if let words { (words + entry * stride.words).initialize(repeating: 0, count: stride.words) }
    if let refs { (refs + entry * stride.refs).initialize(repeating: nil, count: stride.refs) }
    place(entry, hash: hash)
    count += 1
    return entry
  }

  private func place(_ entry: Int, hash: Int) {
    let mask = slots.count - 1
    var probe = Self.spread(hash)
    while slots[probe & mask] >= 0 { probe &+= 1 }
    slots[probe & mask] = Int32(truncatingIfNeeded: entry)
  }

  /// Removes an entry; its references were taken by the caller.
  func remove(_ entry: Int) {
    let mask = slots.count - 1
    var probe = Self.spread(hashes[entry])
    while slots[probe & mask] != Int32(truncatingIfNeeded: entry) { probe &+= 1 }
    slots[probe & mask] = -2
    isLive[entry] = false
    count -= 1
  }

  private func grow() {
    let live = liveEntries
    let newCapacity = max(8, live.count * 2)
    runtime.allocated((newCapacity - capacity) * entryBytes)
    let newWords = stride.words > 0 ? UnsafeMutablePointer<Int>.allocate(capacity: newCapacity * stride.words) : nil
    let newRefs = stride.refs > 0 ? UnsafeMutablePointer<Ref>.allocate(capacity: newCapacity * stride.refs) : nil
    for (new, old) in live.enumerated() {
      if let newWords { (newWords + new * stride.words).initialize(from: keyWords(old), count: stride.words) }
      if let newRefs { (newRefs + new * stride.refs).initialize(from: keyRefs(old), count: stride.refs) }
    }
    hashes = live.map { hashes[$0] }
    isLive = Array(repeating: true, count: live.count)
    words?.deallocate()
    refs?.deallocate()
    words = newWords
    refs = newRefs
    capacity = newCapacity
    var size = 16
    while size < newCapacity * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for entry in hashes.indices { place(entry, hash: hashes[entry]) }
  }

  func copy() -> TableObject {
    let new = TableObject(runtime, key: key, value: value)
    for old in liveEntries {
      let entry = new.insert(hash: hashes[old])
      for offset in 0..<stride.words { new.keyWords(entry)[offset] = keyWords(old)[offset] }
      for offset in 0..<stride.refs {
        retain(keyRefs(old)[offset])
        new.keyRefs(entry)[offset] = keyRefs(old)[offset]
      }
    }
    return new
  }

  override func releaseContents() {
    guard stride.refs > 0 else { return }
    for entry in liveEntries {
      for offset in 0..<stride.refs {
        let old = keyRefs(entry)[offset]
        keyRefs(entry)[offset] = nil
        release(old)
      }
    }
  }

  override func freeMemory() {
    runtime.freed(160 + capacity * entryBytes)
    words?.deallocate()
    refs?.deallocate()
  }
}
