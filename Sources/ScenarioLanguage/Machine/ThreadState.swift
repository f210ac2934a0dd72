import DispatchModel
import DispatchTrace

/// One call in progress.
struct Frame {
  var function: Int32
  /// Where the caller goes on; `Frame.bodyEnd` for the first frame of a body.
  var returnTo: Int32
  var words: Int32
  var refs: Int32

  static let bodyEnd: Int32 = -1
}

/// What the machine waits for when it has handed an operation to the simulation.
enum Awaited {
  case nothing
  /// The reply belongs to the operation instruction before `pc`.
  case operation(DispatchCall)
  /// The operation instruction before `pc` runs now.
  case output
  /// The instruction at `pc` runs again with the variable or token declared.
  case variable(Record, Int)
  case onceToken(Int)
  case onceTurn(Int)
}

/// The code side of one simulated thread: its bodies, frames and registers.
final class ThreadState {
  /// A body that was begun: where its frames start.
  struct Activation {
    var body: BodyID
    /// What runs, while it runs: the body may be released, and its id given to another, before it has finished.
    var closure: Ref = nil
    var isStarted = false
    var firstFrame = 0
    var pc = 0
    var awaited = Awaited.nothing
    /// An error on its way out of a function.
    var error: Ref = nil
  }

  /// What must run one after the other while this many frames are in progress: what comes about in the course of one
  /// `deinit`, in deeper frames, goes before those that still wait. The next one is the last.
  struct Waiting {
    var frames: Int
    var items: [Runtime.Pending]
  }

  @exclusivity(unchecked) var activations: [Activation] = []
  @exclusivity(unchecked) var waiting: [Waiting] = []
  @exclusivity(unchecked) private(set) var words: UnsafeMutablePointer<Int>
  @exclusivity(unchecked) private(set) var refs: UnsafeMutablePointer<Ref>
  @exclusivity(unchecked) private(set) var frames: UnsafeMutablePointer<Frame>
  @exclusivity(unchecked) private(set) var wordCapacity = 256
  @exclusivity(unchecked) private(set) var refCapacity = 128
  @exclusivity(unchecked) private(set) var frameCapacity = 32
  @exclusivity(unchecked) var frameCount = 0
  @exclusivity(unchecked) private var floor = Layout.none
  /// Changes in the middle of which code of the scenario runs, the outermost first.
  @exclusivity(unchecked) var changes: [OngoingChange] = []
  var isChanging: Bool { !changes.isEmpty }
  /// Calls of `print` in the middle of which it asks for descriptions.
  @exclusivity(unchecked) var describing = 0
  /// One of those descriptions has waited: the simulation knows that the thread has standard output.
  @exclusivity(unchecked) var holdsOutput = false
  /// The test case whose code may end where it is.
  @exclusivity(unchecked) var interruptible: InterruptibleCase?
  /// What the operation is called whose block it is about to hand over.
  @exclusivity(unchecked) var announcedName: String?
  /// Steps since time last passed for this thread.
  @exclusivity(unchecked) var stepsLeft: Int

  /// What a register holds before anything.
  private static let fresh = CheckedMemory.isOn ? CheckedMemory.poison : 0

  init(steps: Int) {
    stepsLeft = steps
    words = .allocate(capacity: wordCapacity)
    words.initialize(repeating: Self.fresh, count: wordCapacity)
    refs = .allocate(capacity: refCapacity)
    refs.initialize(repeating: nil, count: refCapacity)
    frames = .allocate(capacity: frameCapacity)
  }

  deinit {
    words.deallocate()
    refs.deallocate()
    frames.deallocate()
  }

  /// Keeps what came about for the thread to run before anything else. False when there was nothing.
  func takeOver(_ pending: [Runtime.Pending]) -> Bool {
    if pending.isEmpty { return false }
    waiting.append(Waiting(frames: frameCount, items: pending.reversed()))
    return true
  }

  /// The frame in use keeps its registers for ever: the top-level code's variables outlive it.
  func keepRegisters(_ code: CodeBuffer) {
    floor = top(code)
  }

  /// The first registers above the frames in use.
  func top(_ code: CodeBuffer) -> Layout {
    guard frameCount > 0 else { return floor }
    let frame = frames[frameCount - 1]
    let size = code.calls[Int(frame.function)].frame
    return Layout(words: Int(frame.words) + size.words, refs: Int(frame.refs) + size.refs)
  }

  func pushFrame(_ frame: Frame, size: Layout) {
    reserve(words: Int(frame.words) + size.words, refs: Int(frame.refs) + size.refs)
    if frameCount == frameCapacity { growFrames() }
    frames[frameCount] = frame
    frameCount += 1
  }

  /// Makes sure that many registers exist. They may move.
  @inline(__always)
  func reserve(words wanted: Int, refs wantedRefs: Int) {
    if wanted > wordCapacity { growWords(wanted) }
    if wantedRefs > refCapacity { growRefs(wantedRefs) }
  }

  @inline(never)
  private func growWords(_ wanted: Int) {
    let capacity = max(wanted, wordCapacity * 2)
    let new = UnsafeMutablePointer<Int>.allocate(capacity: capacity)
    new.moveInitialize(from: words, count: wordCapacity)
    (new + wordCapacity).initialize(repeating: Self.fresh, count: capacity - wordCapacity)
    words.deallocate()
    words = new
    wordCapacity = capacity
  }

  @inline(never)
  private func growRefs(_ wanted: Int) {
    let capacity = max(wanted, refCapacity * 2)
    let new = UnsafeMutablePointer<Ref>.allocate(capacity: capacity)
    new.moveInitialize(from: refs, count: refCapacity)
    (new + refCapacity).initialize(repeating: nil, count: capacity - refCapacity)
    refs.deallocate()
    refs = new
    refCapacity = capacity
  }

  @inline(never)
  private func growFrames() {
    let new = UnsafeMutablePointer<Frame>.allocate(capacity: frameCapacity * 2)
    new.moveInitialize(from: frames, count: frameCapacity)
    frames.deallocate()
    frames = new
    frameCapacity *= 2
  }
}
