import DispatchModel
import DispatchTrace
import Exploration

/// Blocks of a global queue that all do the same few operations, one after another: what the searches are measured with.
final class ExploredBlocks: ResumableCode {
  /// What a block does before it ends.
  enum Content {
    /// Sections under one lock.
    case sections(Int)
    /// Sections under a lock that no other block has.
    case ownSections(Int)
    /// Writes to the one variable.
    case writes(Int)
    /// A block for the one serial queue, which writes a variable that no other writes.
    case sending
  }

  private let blocks: Int
  private let content: Content
  @exclusivity(unchecked) private var serial = QueueID(0)
  @exclusivity(unchecked) fileprivate var running: ContiguousArray<(body: Int32, step: Int)> = []

  init(blocks: Int, content: Content) {
    self.blocks = blocks
    self.content = content
  }

  /// Each execution begins with the same object, as good as new.
  static func program(blocks: Int, content: Content) -> ExploredProgram {
    var configuration = Configuration()
    configuration.platform = .strict
    let code = ExploredBlocks(blocks: blocks, content: content)
    var program = ExploredProgram(configuration: configuration) {
      code.running.removeAll(keepingCapacity: true)
      return code
    }
    program.isRecorded = false
    return program
  }

  func begin(_ body: BodyID, on thread: ThreadID) {
    while running.count <= thread.offset { running.append((0, 0)) }
    running[thread.offset] = (body.index, 0)
  }

  func release(_ body: BodyID, on thread: ThreadID) -> Bool { false }

  func resume(_ thread: ThreadID, with reply: Reply, strings: inout StringTable) -> Step {
    // The last one that was asked for.
    if case .queue(let queue) = reply { serial = queue }
    let (body, step) = running[thread.offset]
    running[thread.offset].step = step + 1
    return Step(body == 0 ? launch(step) : block(body, step))
  }

  private func launch(_ step: Int) -> Operation {
    switch step {
    case 0: .declareVariable(name: StringID(0))
    case 1: .globalQueue(.default)
    case 2: .createQueue(QueueRequest(label: StringID(0)))
    case 3..<blocks + 3: ownObject
    case blocks + 3..<2 * blocks + 3: .async(QueueID(7), Block(BodyID(step - blocks - 2)), group: nil)
    default: .finished
    }
  }

  /// There is one for each block.
  private var ownObject: Operation {
    switch content {
    case .sections, .ownSections, .writes: .createLock(name: nil, isRecursive: false)
    case .sending: .declareVariable(name: StringID(0))
    }
  }

  private func block(_ number: Int32, _ step: Int) -> Operation {
    switch content {
    case .sections(let count): section(of: count, step, LockID(0))
    case .ownSections(let count): section(of: count, step, LockID(number - 1))
    case .writes(let count): step == count ? .finished : .access(VariableID(0), .write)
    case .sending: step == 0 ? sent(number) : .finished
    }
  }

  /// What is sent has the numbers behind those who send it.
  private func sent(_ number: Int32) -> Operation {
    number <= blocks
      ? .async(serial, Block(BodyID(number + Int32(blocks))), group: nil) : .access(VariableID(number - Int32(blocks)), .write)
  }

  private func section(of count: Int, _ step: Int, _ lock: LockID) -> Operation {
    if step == 2 * count { return .finished }
    return step % 2 == 0 ? .lock(lock) : .unlock(lock)
  }
}

/// Every order of such a program, by one of the searches.
enum ExplorationCase {
  /// How many executions it took; nil when it gave up.
  static func reduced(blocks: Int, content: ExploredBlocks.Content) -> Int? {
    let search = ReducedSearch(ExploredBlocks.program(blocks: blocks, content: content))
    let summary = search.run { _ in true }
    return summary.isComplete ? summary.executions : nil
  }

  static func plain(blocks: Int, content: ExploredBlocks.Content, most: Int) -> Int? {
    PlainSearch(ExploredBlocks.program(blocks: blocks, content: content)).run(most: most) { _ in }
  }
}
