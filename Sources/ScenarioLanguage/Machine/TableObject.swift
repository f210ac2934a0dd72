/// The storage of a `Dictionary` or `Set`: open addressing over entries that keep the order in which keys were inserted, which is
/// the order of iteration. (Swift's own order is different in every process.)
///
/// Raw memory, because every access to an array in a property is checked for overlapping ones while the program runs.
final class TableObject: HeapObject {
  let key: Layout
  let value: Layout
  private let stride: Layout
  /// Keys and values of the entries one after another; removed entries stay as gaps until the next growth.
  private var words: UnsafeMutablePointer<Int>
  private var refs: UnsafeMutablePointer<Ref>
  /// By entry.
  private var hashes: UnsafeMutablePointer<Int>
  private var isLive: UnsafeMutablePointer<Bool>
  private var capacity = 0
  /// One past the last entry, gaps included: the bound of iteration by position.
  private(set) var end = 0
  private(set) var count = 0
  /// The most entries that there were at once or room was asked for, but for what came in since one was removed.
  private var most = 0
  /// Which indices are its own. Copies share it; it changes where a compiled program gets other memory, and with each removal.
  private(set) var age = 0
  /// Entry numbers by hash; a power of two of them, more than there are entries.
  private var slots: UnsafeMutablePointer<Int32>
  private var slotCount = 0

  private static let free: Int32 = -1
  private static let removed: Int32 = -2

  init(_ runtime: Runtime, key: Layout, value: Layout) {
    self.key = key
    self.value = value
    stride = key + value
    words = Self.nowhere()
    refs = Self.nowhere()
    hashes = Self.nowhere()
    isLive = Self.nowhere()
    slots = Self.nowhere()
    super.init(runtime)
    runtime.allocated(160)
  }

  /// The address of what is empty: never read, never freed.
  private static func nowhere<Element>() -> UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Int>.alignment).unsafelyUnwrapped
  }

  // MARK: - Entries

  func isEntry(_ index: Int) -> Bool { index >= 0 && index < end && isLive[index] }

  var liveEntries: [Int] { (0..<end).filter { isLive[$0] } }

  func keyWords(_ entry: Int) -> UnsafeMutablePointer<Int> { words + entry * stride.words }
  func keyRefs(_ entry: Int) -> UnsafeMutablePointer<Ref> { refs + entry * stride.refs }
  func valueWords(_ entry: Int) -> UnsafeMutablePointer<Int> { words + (entry * stride.words + key.words) }
  func valueRefs(_ entry: Int) -> UnsafeMutablePointer<Ref> { refs + (entry * stride.refs + key.refs) }

  /// The entry of a key that is one word, an integer or a `Bool`; -1 when there is none.
  func entry(word: Int) -> Int {
    let hash = ValueHasher.hash(word: word)
    var probe = 0
    while let entry = candidate(hash: hash, probe: &probe) {
      if keyWords(entry)[0] == word { return entry }
    }
    return -1
  }

  /// The entry of a key that is a text; -1 when there is none.
  func entry(text: Text) -> Int {
    let hash = ValueHasher.hash(word: text.hash)
    var probe = 0
    while let entry = candidate(hash: hash, probe: &probe) {
      guard let key = keyRefs(entry)[0] else { continue }
      let isSame = key._withUnsafeGuaranteedRef { $0 === text || trusted($0, as: Text.self).string == text.string }
      if isSame { return entry }
    }
    return -1
  }

  /// The first entry whose hash is `hash`, at or after probe number `probe`; nil when there is none.
  func candidate(hash: Int, probe: inout Int) -> Int? {
    guard slotCount > 0 else { return nil }
    let mask = slotCount - 1
    let start = Self.spread(hash)
    while true {
      let slot = slots[(start &+ probe) & mask]
      probe &+= 1
      if slot == Self.free { return nil }
      if slot >= 0, hashes[Int(slot)] == hash { return Int(slot) }
    }
  }

  private static func spread(_ hash: Int) -> Int {
    let mixed = UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15
    return Int(bitPattern: mixed ^ (mixed >> 32))
  }

  // MARK: - Values

  /// Copies the value of an entry into registers; false when the entry is not in use.
  func read(_ entry: Int, _ toWords: UnsafeMutablePointer<Int>, _ toRefs: UnsafeMutablePointer<Ref>) -> Bool {
    guard isEntry(entry) else { return false }
    copyWords(valueWords(entry), to: toWords, value.words)
    for offset in 0..<value.refs {
      let new = valueRefs(entry)[offset]
      retain(new)
      replace(toRefs + offset, new)
    }
    return true
  }

  /// Moves the value of an entry into registers: its references are empty until it is written again.
  func take(_ entry: Int, _ toWords: UnsafeMutablePointer<Int>, _ toRefs: UnsafeMutablePointer<Ref>) -> Bool {
    guard isEntry(entry) else { return false }
    copyWords(valueWords(entry), to: toWords, value.words)
    for offset in 0..<value.refs {
      let new = valueRefs(entry)[offset]
      valueRefs(entry)[offset] = nil
      replace(toRefs + offset, new)
    }
    return true
  }

  /// Moves a value from registers into an entry.
  func write(_ entry: Int, _ fromWords: UnsafeMutablePointer<Int>, _ fromRefs: UnsafeMutablePointer<Ref>) -> Bool {
    guard isEntry(entry) else { return false }
    copyWords(fromWords, to: valueWords(entry), value.words)
    for offset in 0..<value.refs {
      let new = fromRefs[offset]
      fromRefs[offset] = nil
      replace(valueRefs(entry) + offset, new)
    }
    return true
  }

  // MARK: - Adding and removing

  /// Adds an entry whose key and value are written by the caller, who hands their references over.
  func insert(hash: Int) -> Int {
    if count == room { age = runtime.newTableAge() }
    if end == capacity { grow() }
    let entry = end
    end += 1
    hashes[entry] = hash
    isLive[entry] = true
    keyWords(entry).initialize(repeating: 0, count: stride.words)
    keyRefs(entry).initialize(repeating: nil, count: stride.refs)
    place(entry)
    count += 1
    return entry
  }

  private func place(_ entry: Int) {
    let mask = slotCount - 1
    var probe = Self.spread(hashes[entry])
    while slots[probe & mask] >= 0 { probe &+= 1 }
    slots[probe & mask] = Int32(truncatingIfNeeded: entry)
  }

  /// For how many entries a compiled program has memory: three quarters of a power of two.
  var room: Int {
    let wanted = max(most, count)
    if wanted == 0 { return 0 }
    var slots = 2
    while slots * 3 / 4 < wanted { slots *= 2 }
    return slots * 3 / 4
  }

  func reserveRoom(_ wanted: Int) {
    if wanted > room { age = runtime.newTableAge() }
    most = max(most, count, min(wanted, 1 << 40))
  }

  /// Removes an entry; its references were taken by the caller.
  func remove(_ entry: Int) {
    most = max(most, count)
    let mask = slotCount - 1
    var probe = Self.spread(hashes[entry])
    while slots[probe & mask] != Int32(truncatingIfNeeded: entry) { probe &+= 1 }
    slots[probe & mask] = Self.removed
    isLive[entry] = false
    count -= 1
    age += 1
  }

  /// Of a table with the same keys in the same places.
  func adopt(age: Int) { self.age = age }

  // MARK: - Memory

  private func grow() {
    let live = liveEntries
    let old = (words: words, refs: refs, hashes: hashes, isLive: isLive, slots: slots, capacity: capacity)
    runtime.freed(bytes(ofEntries: capacity))
    allocate(max(8, live.count * 2))
    end = live.count
    for (new, entry) in live.enumerated() {
      keyWords(new).initialize(from: old.words + entry * stride.words, count: stride.words)
      keyRefs(new).initialize(from: old.refs + entry * stride.refs, count: stride.refs)
      hashes[new] = old.hashes[entry]
      isLive[new] = true
      place(new)
    }
    guard old.capacity > 0 else { return }
    old.words.deallocate()
    old.refs.deallocate()
    old.hashes.deallocate()
    old.isLive.deallocate()
    old.slots.deallocate()
  }

  /// Room for so many entries, none of them in use.
  private func allocate(_ newCapacity: Int) {
    capacity = newCapacity
    words = .allocate(capacity: capacity * stride.words)
    refs = .allocate(capacity: capacity * stride.refs)
    hashes = .allocate(capacity: capacity)
    isLive = .allocate(capacity: capacity)
    slotCount = 16
    while slotCount < capacity * 2 { slotCount *= 2 }
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: Self.free, count: slotCount)
    runtime.allocated(bytes(ofEntries: capacity))
  }

  private func bytes(ofEntries entries: Int) -> Int { entries * (stride.words + stride.refs + 4) * 8 }

  /// A table with the same entries under the same numbers.
  func copy() -> TableObject {
    runtime.charge(end << 1)
    let new = TableObject(runtime, key: key, value: value)
    new.most = max(most, count)
    new.age = age
    guard capacity > 0 else { return new }
    new.allocate(capacity)
    new.end = end
    new.count = count
    new.words.initialize(from: words, count: end * stride.words)
    new.refs.initialize(from: refs, count: end * stride.refs)
    new.hashes.initialize(from: hashes, count: end)
    new.isLive.initialize(from: isLive, count: end)
    new.slots.update(from: slots, count: slotCount)
    for offset in 0..<(end * stride.refs) { retain(refs[offset]) }
    return new
  }

  override func forEachReference(_ body: (Int, Ref) -> Void) {
    for entry in liveEntries {
      for number in entry * stride.refs..<(entry + 1) * stride.refs { body(number, refs[number]) }
    }
  }

  override func releaseContents() {
    for offset in 0..<(end * stride.refs) {
      let old = refs[offset]
      refs[offset] = nil
      releaseInTurn(old)
    }
  }

  override func freeMemory() {
    runtime.freed(160 + bytes(ofEntries: capacity))
    guard capacity > 0 else { return }
    words.deallocate()
    refs.deallocate()
    hashes.deallocate()
    isLive.deallocate()
    slots.deallocate()
  }
}
