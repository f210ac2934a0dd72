/// The storage of an `Array`: elements of one layout, words and references apart.
final class ArrayObject: HeapObject {
  let layout: Layout
  /// From one element to the next in a compiled program.
  let stride: Int
  private(set) var count = 0
  /// For how many elements a compiled program has memory, but for what was appended since that was asked.
  var room = 0
  private var capacity = 0
  private(set) var words: UnsafeMutablePointer<Int>?
  private(set) var refs: UnsafeMutablePointer<Ref>?

  init(_ runtime: Runtime, _ layout: Layout, stride: Int, capacity: Int = 0) {
    self.layout = layout
    self.stride = stride
    super.init(runtime)
    runtime.allocated(96)
    if capacity > 0 { reserve(capacity) }
  }

  private var elementBytes: Int { (layout.words + layout.refs) * 8 }

  func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let grown = max(wanted, capacity * 2, 4)
    runtime.allocated((grown - capacity) * elementBytes)
    if layout.words > 0 {
      let new = UnsafeMutablePointer<Int>.allocate(capacity: grown * layout.words)
      if let words {
        new.moveInitialize(from: words, count: count * layout.words)
        words.deallocate()
      }
      words = new
    }
    if layout.refs > 0 {
      let new = UnsafeMutablePointer<Ref>.allocate(capacity: grown * layout.refs)
      if let refs {
        new.moveInitialize(from: refs, count: count * layout.refs)
        refs.deallocate()
      }
      refs = new
    }
    capacity = grown
  }

  @inline(__always)
  func wordsOf(_ index: Int) -> UnsafeMutablePointer<Int> {
    words.unsafelyUnwrapped + index &* layout.words
  }

  @inline(__always)
  func refsOf(_ index: Int) -> UnsafeMutablePointer<Ref> {
    refs.unsafelyUnwrapped + index &* layout.refs
  }

  /// Where the words of an element are; any address when there are none.
  func wordsBase(_ index: Int) -> UnsafeMutablePointer<Int> {
    words.map { $0 + index * layout.words } ?? UnsafeMutablePointer(bitPattern: 8).unsafelyUnwrapped
  }

  func refsBase(_ index: Int) -> UnsafeMutablePointer<Ref> {
    refs.map { $0 + index * layout.refs } ?? UnsafeMutablePointer(bitPattern: 8).unsafelyUnwrapped
  }

  /// A copy of the elements, each retained. `keepsRoom`: for more of them.
  func copy(keepsRoom: Bool = false) -> ArrayObject {
    runtime.charge(count >> 1)
    let new = ArrayObject(runtime, layout, stride: stride, capacity: count)
    if keepsRoom { settleRoom() }
    new.reserveRoom(keepsRoom ? room : count)
    new.append(contentsOf: self)
    return new
  }

  func append(contentsOf other: ArrayObject) {
    let added = other.count
    guard added > 0 else { return }
    makeRoom(for: count + added)
    reserve(count + added)
    runtime.charge(added >> 1)
    if layout.words > 0, let from = other.words {
      wordsOf(count).initialize(from: from, count: added * layout.words)
    }
    if layout.refs > 0, let from = other.refs {
      let to = refsOf(count)
      for index in 0..<added * layout.refs {
        retain(from[index])
        (to + index).initialize(to: from[index])
      }
    }
    count += added
  }

  /// Appends a value, taking over its references.
  @inline(__always)
  func append(words source: UnsafePointer<Int>, refs sourceRefs: UnsafePointer<Ref>) {
    if count == capacity { reserve(count + 1) }
    for index in 0..<layout.words { words.unsafelyUnwrapped[count &* layout.words &+ index] = source[index] }
    for index in 0..<layout.refs { (refs.unsafelyUnwrapped + (count &* layout.refs &+ index)).initialize(to: sourceRefs[index]) }
    count += 1
  }

  @inline(__always)
  func append(word: Int) {
    if count == capacity { reserve(count + 1) }
    words.unsafelyUnwrapped[count] = word
    count += 1
  }

  @inline(__always)
  func append(ref: Ref) {
    if count == capacity { reserve(count + 1) }
    (refs.unsafelyUnwrapped + count).initialize(to: ref)
    count += 1
  }

  /// Makes room for `added` elements before `index`; they hold zeros and nils until written.
  func open(_ added: Int, at index: Int) {
    guard added > 0 else { return }
    makeRoom(for: count + added)
    reserve(count + added)
    let moved = count - index
    runtime.charge(moved >> 4)
    if layout.words > 0 {
      wordsOf(index + added).update(from: wordsOf(index), count: moved * layout.words)
      wordsOf(index).update(repeating: 0, count: added * layout.words)
    }
    if layout.refs > 0 {
      refsOf(index + added).update(from: refsOf(index), count: moved * layout.refs)
      refsOf(index).update(repeating: nil, count: added * layout.refs)
    }
    count += added
  }

  /// Closes the gap of `removed` elements at `index` whose references were taken.
  func close(_ removed: Int, at index: Int) {
    guard removed > 0 else { return }
    settleRoom()
    let moved = count - index - removed
    runtime.charge((moved >> 4) + (removed >> 2))
    if layout.words > 0 { wordsOf(index).update(from: wordsOf(index + removed), count: moved * layout.words) }
    if layout.refs > 0 { refsOf(index).update(from: refsOf(index + removed), count: moved * layout.refs) }
    count -= removed
  }

  func removeAll() {
    releaseContents()
    count = 0
  }

  override func forEachReference(_ body: (Int, Ref) -> Void) {
    guard let refs else { return }
    for number in 0..<count * layout.refs { body(number, refs[number]) }
  }

  override func releaseContents() {
    guard layout.refs > 0, let refs else { return }
    let held = count * layout.refs
    count = 0
    for index in 0..<held { releaseInTurn(refs[index]) }
  }

  override func freeMemory() {
    runtime.freed(96 + capacity * elementBytes)
    runtime.compiled.freed(room, stride: stride)
    words?.deallocate()
    refs?.deallocate()
  }
}
