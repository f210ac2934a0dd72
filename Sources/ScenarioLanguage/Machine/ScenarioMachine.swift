package import DispatchModel
package import DispatchTrace

/// Runs a lowered scenario: the code side of a simulation. `BodyID(0)` is the scenario's top-level code.
///
/// Not thread-safe: one simulation drives one machine. Never traps on anything a scenario does; what goes wrong there comes
/// out as `.trap` or `.limit`. No access to what it keeps lasts longer than a statement; asking each time whether one overlaps another
/// took a sixth of the time of 100,000 blocks.
package final class ScenarioMachine: ResumableCode {
  let program: Program
  let limits: Configuration.Limits
  /// Whether accesses to shared variables are reported. Before the first block is handed over nobody can run beside the launch, so
  /// that nothing it does can race; the top of a scenario then costs no more than a plain program.
  @exclusivity(unchecked) private(set) var isRecording = false
  let runtime: Runtime
  let globals: Record
  @exclusivity(unchecked) var threads: [ThreadState?] = []
  /// The bodies that were handed to the simulation, by `BodyID`.
  @exclusivity(unchecked) var bodies: [BodyEntry] = [BodyEntry(closure: nil, isOneShot: false)]
  @exclusivity(unchecked) var freeBodies: [Int32] = []
  /// The Dispatch objects that are unique by nature: global queues, the main queue.
  @exclusivity(unchecked) var wellKnownQueues: [QueueID: DispatchObject] = [:]
  @exclusivity(unchecked) var onces: [OnceState]
  @exclusivity(unchecked) var outputBytes = 0
  /// What the bodies that hold values of `setSpecific` hold, while the simulation knows them.
  @exclusivity(unchecked) var specifics: [BodyID: Unmanaged<HeapObject>] = [:]
  /// For which keys on which queues there are any.
  @exclusivity(unchecked) var placesOfSpecifics: Set<Int> = []
  @exclusivity(unchecked) private var keyCount = 0
  /// How often the scenario has retained an object by itself. Those are alive, so that no other is at their place.
  @exclusivity(unchecked) private(set) var unmanaged: [ObjectIdentifier: Int] = [:]
  /// The texts of the program that were used, as objects.
  @exclusivity(unchecked) var constants: [Ref]
  /// The functions of the program that were used as values, as objects.
  @exclusivity(unchecked) var functionValues: [Ref]
  /// Where the scenario's random numbers come from.
  @exclusivity(unchecked) private var randomNumbers: SplitMix64
  /// Asked for when nothing moves any more.
  private(set) lazy var releasing = ReleasingFunctions(program)
  /// So many objects are looked at to find out.
  var reachBudget = 2_000_000
  /// The thread that runs now.
  @exclusivity(unchecked) var currentThread = ThreadID(0)

  /// What the simulation keeps for a block that waits.
  private static let bytesOfBlock = 256

  /// Its place is taken from when the body is handed over until the simulation releases it.
  struct BodyEntry {
    /// nil when the body's only run has taken it.
    var closure: Ref
    /// Submitted once: the run takes the closure over and drops it before `.finished` is reported.
    var isOneShot: Bool
  }

  struct OnceState {
    var token: OnceID?
    var isDone = false
  }

  /// Every use of a one-time initialisation is announced, also when it is done: somebody looks for other orders.
  let announcesUses: Bool

  /// `seed`: what the scenario's random numbers follow.
  package init(program: Program, limits: Configuration.Limits, seed: UInt64 = 0, announcesUses: Bool = false) {
    self.announcesUses = announcesUses
    randomNumbers = SplitMix64(state: seed)
    self.program = program
    self.limits = limits
    runtime = Runtime(
      classes: program.classes, memoryLimit: limits.memoryBytes, workLimit: limits.steps, isForLinux: program.isForLinux)
    globals = Record(runtime, program.globals)
    constants = Array(repeating: nil, count: program.texts.count)
    functionValues = Array(repeating: nil, count: program.functions.count)
    onces = Array(repeating: OnceState(), count: program.onces.count)
  }

  /// One of the unsigned numbers from 0 to `last`, which are bit patterns of the language's words.
  func randomNumber(upTo last: Int) -> Int {
    let bound = UInt64(bitPattern: Int64(last)) &+ 1
    let number = randomNumbers.next()
    return Int(truncatingIfNeeded: bound == 0 ? number : number.multipliedFullWidth(by: bound).high)
  }

  /// A number that no other `DispatchSpecificKey` has.
  func nextKey() -> Int {
    keyCount += 1
    return keyCount
  }

  deinit {
    checkHeap()
    runtime.tearDown()
  }

  package func begin(_ body: BodyID, on thread: ThreadID) {
    let state = state(of: thread)
    state.activations.append(ThreadState.Activation(body: body))
  }

  package func release(_ body: BodyID, on thread: ThreadID) -> Bool {
    let closure = bodies[Int(body.index)].closure
    bodies[Int(body.index)].closure = nil
    if !specifics.isEmpty { specifics[body] = nil }
    freeBodies.append(body.index)
    runtime.freed(Self.bytesOfBlock)
    ScenarioLanguage.release(closure)
    return runtime.needsAttention && state(of: thread).takeOver(runtime.takePending())
  }

  func state(of thread: ThreadID) -> ThreadState {
    while threads.count <= thread.offset { threads.append(nil) }
    if let known = threads[thread.offset] { return known }
    let new = ThreadState(steps: limits.steps)
    threads[thread.offset] = new
    return new
  }

  /// Hands a closure to the simulation; takes over the reference.
  func makeBody(_ closure: Ref, isOneShot: Bool) -> BodyID {
    isRecording = true
    return makeKept(closure, isOneShot: isOneShot)
  }

  /// The same for one that nobody runs for the present.
  private func makeKept(_ closure: Ref, isOneShot: Bool) -> BodyID {
    runtime.allocated(Self.bytesOfBlock)
    let entry = BodyEntry(closure: closure, isOneShot: isOneShot)
    if let free = freeBodies.popLast() {
      bodies[Int(free)] = entry
      return BodyID(free)
    }
    bodies.append(entry)
    return BodyID(Int32(bodies.count - 1))
  }

  /// A body for `setSpecific`, which takes the place of what is there and holds `value`; nil takes it away.
  func keep(_ value: Ref, in closure: Ref, key: Int, on queue: QueueID) -> BodyID? {
    let place = Int(queue.index) << 32 | key
    if placesOfSpecifics.contains(place) { isRecording = true }
    guard let value, let closure else {
      placesOfSpecifics.remove(place)
      return nil
    }
    placesOfSpecifics.insert(place)
    retain(closure)
    let body = makeKept(closure, isOneShot: true)
    specifics[body] = value
    return body
  }

  // MARK: - References that the scenario counts

  func retainUnmanaged(_ object: HeapObject) {
    unmanaged[ObjectIdentifier(object), default: 0] += 1
    retain(object.owned)
  }

  /// Only what was retained is released: the machine's own references stay right.
  func releaseUnmanaged(_ object: HeapObject) throws(MachineStop) {
    guard let count = unmanaged[ObjectIdentifier(object)] else {
      throw .trap("An Unmanaged reference is released that was not retained")
    }
    unmanaged[ObjectIdentifier(object)] = count > 1 ? count - 1 : nil
    ScenarioLanguage.release(object.owned)
  }

  /// A queue is gone; its values go when nothing uses it any more.
  func queueIsReleased() { if !specifics.isEmpty { isRecording = true } }
}
