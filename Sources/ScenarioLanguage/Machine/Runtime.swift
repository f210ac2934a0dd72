import DispatchModel
import DispatchTrace

/// What the objects of one machine share: the list of the living, the dying, and the memory account.
final class Runtime {
  /// What must run before the next instruction: `deinit`s and the release of Dispatch objects, in order. Until its turn an object
  /// lives on: the `deinit`s before it may read weak references to it.
  enum Pending {
    case deinitializer(Instance)
    /// A reference goes after others whose turn is first.
    case release(HeapObject)
    case operation(Operation)
  }

  private(set) var pending: [Pending] = []
  /// One of `pending` is a `deinit`.
  private var isEnding = false
  /// True when the machine must look at `pending` or at the memory before its next instruction.
  var needsAttention = false
  private(set) var memoryInUse = 0
  let memoryLimit: Int
  var compiled: CompiledHeap
  /// What the library's own code has done since virtual time last passed, in steps of about the same length as the scenario's.
  private var work = 0
  private let workLimit: Int
  /// Of the scenario's own steps and the library's, on all threads until the end.
  var stepsLeft: Int
  private let classes: [ClassInfo]
  private var objects: Ref = nil
  private var identities = 0
  private var tables = 0
  private var isTearingDown = false
  /// Objects whose contents wait to be released: long lists must not recurse on the tool's own stack.
  private var dead: [HeapObject] = []
  /// Where memory is checked: the objects that died last.
  private var graves: [HeapObject] = []
  private var nextGrave = 0
  private var depth = 0
  private static let deepest = 64

  init(classes: [ClassInfo], memoryLimit: Int, workLimit: Int, isForLinux: Bool) {
    compiled = CompiledHeap(isForLinux: isForLinux)
    self.workLimit = workLimit
    let (all, isTooMuch) = workLimit.multipliedReportingOverflow(by: 2)
    stepsLeft = isTooMuch ? .max : all
    self.classes = classes
    self.memoryLimit = memoryLimit
  }

  func nextIdentity() -> Int {
    identities += 1
    return identities
  }

  /// What a table gets with its memory: far from that of others, which count their removals.
  func newTableAge() -> Int {
    tables += 1
    return tables << 32
  }

  var isOverLimit: Bool { memoryInUse > memoryLimit }
  /// How much more memory may be asked for.
  var room: Int { max(memoryLimit - memoryInUse, 0) }

  /// Steps of a call of the library, or of an instruction that makes a text, and of a call that the simulation answers, whatever they
  /// touch. A step is a loop's turn of four instructions; limits hold in seconds only if all steps take about as long.
  static let stepsOfNative = 4
  static let stepsOfOperation = 16
  private static let stepsOfAllocation = 2

  /// Counts work by the length of what a call touches; the machine stops before its next instruction when it is too much.
  @inline(__always)
  func charge(_ steps: Int) {
    work &+= steps
    if work > workLimit { needsAttention = true }
  }

  /// The same for a call that may take long by itself.
  func chargeNow(_ steps: Int) throws(MachineStop) {
    charge(steps)
    try checkWork()
  }

  func checkWork() throws(MachineStop) {
    if work > workLimit { throw .limit(.steps) }
  }

  func timeHasPassed() {
    stepsLeft -= work
    work = 0
  }

  @inline(__always)
  func allocated(_ bytes: Int) {
    memoryInUse &+= bytes
    work &+= Self.stepsOfAllocation
    if memoryInUse > memoryLimit { needsAttention = true }
  }

  @inline(__always)
  func freed(_ bytes: Int) {
    memoryInUse &-= bytes
  }

  func register(_ object: HeapObject) {
    let ref = Unmanaged.passRetained(object)
    object.nextObject = objects
    objects?._withUnsafeGuaranteedRef { $0.previousObject = ref }
    objects = ref
  }

  /// All that are alive, the newest first.
  func forEachObject(_ body: (HeapObject) -> Void) {
    var next = objects
    while let ref = next {
      next = ref._withUnsafeGuaranteedRef { object in
        body(object)
        return object.nextObject
      }
    }
  }

  func lastReferenceGone(_ object: HeapObject) {
    if isTearingDown { return }
    if let instance = object as? Instance, instance.isArmed, classes[instance.classIndex].deinitializer >= 0 {
      instance.references = 1
      enqueue(.deinitializer(instance))
      isEnding = true
      return
    }
    if object.knownIdentity?.target != nil, !pending.isEmpty {
      object.references = 1
      enqueue(.release(object))
      return
    }
    object.knownIdentity?.target = nil
    if depth >= Self.deepest {
      dead.append(object)
      return
    }
    bury(object)
    if depth == 0 {
      while let next = dead.popLast() { bury(next) }
    }
  }

  /// Whether a reference to it goes only when the `deinit`s before have run.
  @inline(never)
  func holdsBack(_ object: HeapObject) -> Bool {
    if isEnding { enqueue(.release(object)) }
    return isEnding
  }

  private func bury(_ object: HeapObject) {
    depth += 1
    object.releaseContents()
    depth -= 1
    unregister(object)
  }

  private func unregister(_ object: HeapObject) {
    let next = object.nextObject
    let previous = object.previousObject
    next?._withUnsafeGuaranteedRef { $0.previousObject = previous }
    if let previous {
      previous._withUnsafeGuaranteedRef { $0.nextObject = next }
    } else {
      objects = next
    }
    object.freeMemory()
    if CheckedMemory.isOn { keepDead(object) }
    Unmanaged.passUnretained(object).release()
  }

  /// Whoever still refers to it will be told.
  private func keepDead(_ object: HeapObject) {
    object.references = CheckedMemory.dead
    if graves.count < CheckedMemory.deadKept {
      graves.append(object)
    } else {
      graves[nextGrave] = object
      nextGrave = (nextGrave + 1) % CheckedMemory.deadKept
    }
  }

  func enqueue(_ item: Pending) {
    pending.append(item)
    needsAttention = true
  }

  /// What came about since the last call, in order.
  func takePending() -> [Pending] {
    let taken = pending
    pending = []
    isEnding = false
    return taken
  }

  /// Frees everything without running anything.
  func tearDown() {
    isTearingDown = true
    while let ref = objects {
      let object = ref.takeUnretainedValue()
      objects = object.nextObject
      object.freeMemory()
      ref.release()
    }
  }
}
