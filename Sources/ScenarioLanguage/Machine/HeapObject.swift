/// A reference in a register, a field or an element. Counting is explicit: whoever copies one retains it, whoever drops one
/// releases it. Counts are plain integers (a machine runs on one thread), so that the last release is seen by the machine
/// itself, which can then run a `deinit` of the scenario.
typealias Ref = Unmanaged<HeapObject>?

/// Everything a scenario's references point to.
class HeapObject {
  final var references = 1
  /// How many of those are copies that only the machine has, while what holds it is changed.
  final var loans = 0
  final unowned(unsafe) let runtime: Runtime
  /// All living objects of a machine, so that cycles the scenario leaks are not leaked by the tool.
  final var nextObject: Ref
  final var previousObject: Ref
  /// nil until somebody asks for it.
  final fileprivate(set) var knownIdentity: Identity?

  init(_ runtime: Runtime) {
    self.runtime = runtime
    nextObject = nil
    previousObject = nil
    runtime.register(self)
  }

  /// A change of it is seen by nobody else.
  @inline(__always)
  final var hasOneOwner: Bool { references - loans == 1 }

  /// Everything the object holds, each by its number.
  func forEachReference(_ body: (Int, Ref) -> Void) {}

  /// Lets go of everything the object holds. Called once, when the last reference has gone.
  func releaseContents() {}

  /// Frees raw memory. Called once, last.
  func freeMemory() {}
}

/// What weak references hold on to instead of the object, and what stands for its address.
final class Identity {
  /// Emptied when the object dies.
  unowned(unsafe) var target: HeapObject?
  /// No other object of the machine has it. Unlike an address it is the same in every run: objects are numbered in the order in
  /// which they are first asked.
  let number: Int

  init(of target: HeapObject) {
    self.target = target
    number = target.runtime.nextIdentity()
  }
}

extension HeapObject {
  final var identity: Identity {
    if let knownIdentity { return knownIdentity }
    let new = Identity(of: self)
    knownIdentity = new
    return new
  }

  /// Hands the reference made by the initialiser to a register.
  @inline(__always)
  final var owned: Ref { Unmanaged.passUnretained(self) }

  /// A further reference.
  @inline(__always)
  final var retained: Ref {
    CheckedMemory.isAlive(self)
    references += 1
    return Unmanaged.passUnretained(self)
  }
}

@inline(__always)
func retain(_ ref: Ref) {
  guard let ref else { return }
  ref._withUnsafeGuaranteedRef { object in
    CheckedMemory.isAlive(object)
    object.references += 1
  }
}

@inline(__always)
func release(_ ref: Ref) {
  guard let ref else { return }
  let isLast = ref._withUnsafeGuaranteedRef { object in
    CheckedMemory.isAlive(object)
    object.references -= 1
    return object.references == 0
  }
  if isLast { lastReferenceGone(ref) }
}

/// Lets go of one of several that go one after the other: what the end of one before it runs comes first.
@inline(__always)
func releaseInTurn(_ ref: Ref) {
  guard let ref else { return }
  let waits = ref._withUnsafeGuaranteedRef { $0.runtime.needsAttention && $0.runtime.holdsBack($0) }
  if !waits { release(ref) }
}

/// `slot` takes `new` over; what was there is released.
@inline(__always)
func replace(_ slot: UnsafeMutablePointer<Ref>, _ new: Ref) {
  let old = slot.pointee
  slot.pointee = new
  release(old)
}

/// Most values are one word: to call what moves any number takes longer than to move it.
@inline(__always)
func copyWords(_ from: UnsafeMutablePointer<Int>, to target: UnsafeMutablePointer<Int>, _ count: Int) {
  if count == 1 { target.pointee = from.pointee } else { target.update(from: from, count: count) }
}

@inline(never)
private func lastReferenceGone(_ ref: Unmanaged<HeapObject>) {
  ref._withUnsafeGuaranteedRef { $0.runtime.lastReferenceGone($0) }
}

/// Words and references in one allocation: boxes, instances, closures, boxed values.
class Record: HeapObject {
  final let words: UnsafeMutablePointer<Int>
  final let refs: UnsafeMutablePointer<Ref>
  final let layout: Layout
  /// Numbers of the recorded variables in here, made when first needed; -1 for those not declared yet.
  final var variables: [Int32] = []

  init(_ runtime: Runtime, _ layout: Layout) {
    self.layout = layout
    let slots = layout.words + layout.refs
    words = UnsafeMutablePointer<Int>.allocate(capacity: max(slots, 1))
    words.initialize(repeating: 0, count: slots)
    refs = UnsafeMutableRawPointer(words + layout.words).assumingMemoryBound(to: Ref.self)
    super.init(runtime)
    runtime.allocated(slots &* 8 &+ 96)
  }

  override func forEachReference(_ body: (Int, Ref) -> Void) {
    for number in 0..<layout.refs { body(number, refs[number]) }
  }

  override func releaseContents() {
    for index in 0..<layout.refs {
      let old = refs[index]
      refs[index] = nil
      releaseInTurn(old)
    }
  }

  override func freeMemory() {
    runtime.freed((layout.words + layout.refs) &* 8 &+ 96)
    words.deallocate()
  }
}

/// A captured variable.
final class Box: Record {}

/// An instance of a scenario's class.
final class Instance: Record {
  let classIndex: Int
  /// Its `deinit` is still to run: it is complete, and not dying yet.
  var isArmed = false

  init(_ runtime: Runtime, class index: Int, _ layout: Layout) {
    classIndex = index
    super.init(runtime, layout)
  }
}

/// A function value and what it captured.
final class Closure: Record {
  let function: Int

  init(_ runtime: Runtime, function: Int, _ layout: Layout) {
    self.function = function
    super.init(runtime, layout)
  }
}

/// A value of any type in one reference: `Any`, `any P`, the payload of an indirect case.
final class BoxedValue: Record {
  let type: Int

  init(_ runtime: Runtime, type: Int, _ layout: Layout) {
    self.type = type
    super.init(runtime, layout)
  }
}

final class Text: HeapObject {
  private(set) var string: String
  /// Substrings: where it began in the text it is from, in UTF-8.
  var start = 0
  /// Substrings: that text.
  var base: String?
  /// nil until somebody asks for it.
  private var knownHash: Int?

  init(_ runtime: Runtime, _ string: String) {
    self.string = string
    super.init(runtime)
    runtime.allocated(96 &+ string.utf8.count)
  }

  /// The same in every process, equal for equal texts.
  var hash: Int {
    if let knownHash { return knownHash }
    runtime.charge(string.utf8.count >> 1)
    let new = ValueHasher.hash(text: string)
    knownHash = new
    return new
  }

  func append(_ added: String) {
    // Moved out and back, because a change in place is checked for overlapping ones while the program runs.
    var own = string
    string = ""
    own += added
    string = own
    knownHash = nil
    runtime.allocated(added.utf8.count)
  }

  override func freeMemory() {
    runtime.freed(96 &+ string.utf8.count)
  }
}

/// What a `weak` or `unowned` variable holds.
final class WeakReference: HeapObject {
  let referent: Identity?

  init(_ runtime: Runtime, to object: HeapObject?) {
    referent = object?.identity
    super.init(runtime)
  }
}
