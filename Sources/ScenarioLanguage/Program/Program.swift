import DispatchTrace

/// A lowered scenario: what the machine runs. Immutable; any number of machines may run one program.
///
/// A class, because the machine reaches into it from its innermost loops: a structure of arrays would be copied there.
package final class Program: Sendable {
  /// The code of all functions, one after another; jump targets and frames are indices into it.
  let code: CodeBuffer
  let functions: [Function]
  /// The function of the scenario's top-level code.
  let main: Int
  /// String constants and names.
  let texts: [String]
  let types: [RuntimeType]
  let classes: [ClassInfo]
  /// Requirement number → runtime type → function.
  let witnesses: [[Int32: Int32]]
  let globals: Layout
  let natives: [NativeSite]
  /// How often a `static let` or a lazy global needs a once token.
  let onces: [OnceInfo]
  /// The platform that it is lowered for: a few numbers of its libraries differ.
  let isForLinux: Bool
  /// Nil where there is none.
  let operation: OperationLayout?

  init(
    instructions: [Instruction], positions: [SourcePosition], functions: [Function], main: Int, texts: [String],
    types: [RuntimeType],
    classes: [ClassInfo], witnesses: [[Int32: Int32]], globals: Layout, natives: [NativeSite], onces: [OnceInfo],
    isForLinux: Bool, operation: OperationLayout?
  ) {
    code = CodeBuffer(instructions, positions: positions, functions: functions, natives: natives)
    self.functions = functions
    self.main = main
    self.texts = texts
    self.types = types
    self.classes = classes
    self.witnesses = witnesses
    self.globals = globals
    self.natives = natives
    self.onces = onces
    self.isForLinux = isForLinux
    self.operation = operation
  }
}

/// Where Foundation's `Operation` keeps what is asked of it.
struct OperationLayout: Sendable {
  /// The number of the class.
  var type: Int
  var stage: Layout
  var isCancelled: Layout
  var lock: Layout
  var dependencies: Layout
  /// The slot of `main()` in tables; nil where no class of the scenario has its own.
  var main: Int?
  /// Those of `start()`, `isReady` and `isFinished`, as far as a class of the scenario has its own.
  var ownStart: [Int]
}

/// How many words and references a value takes in registers, fields and elements.
struct Layout: Hashable, Sendable {
  var words: Int
  var refs: Int

  static let none = Layout(words: 0, refs: 0)
  static let word = Layout(words: 1, refs: 0)
  static let ref = Layout(words: 0, refs: 1)

  static func + (left: Layout, right: Layout) -> Layout {
    Layout(words: left.words + right.words, refs: left.refs + right.refs)
  }

  static func += (left: inout Layout, right: Layout) {
    left = left + right
  }
}

/// A function, closure body, getter, initialiser … after lowering.
struct Function: Sendable {
  var name: String
  var entry: Int
  /// Registers of a frame.
  var frame: Layout
  /// The result and the `inout` parameters: the low registers, which outlive the frame.
  var results: Layout
  /// What a closure of it captured.
  var captures = Layout.none
  /// Where a closure's own object is handed over; -1 for functions without captures.
  var contextSlot: Int32 = -1
  /// Steps of a call beyond the one that each is: of a long body, every so many instructions are one.
  var extraSteps: Int32 = 0
  /// Index in `texts` of what a block of it is called; -1 for nothing.
  var blockName: Int32 = -1
  var isInitializer = false
  /// One of a class of the scenario's own: what it makes belongs to the object.
  var makesOwner = false
  /// Of Foundation's `Operation`: the lock that it makes has the operation's name.
  var makesOperation = false
  /// Foundation's `Operation` has it, and no class of the scenario.
  var isOfOperation = false
}

/// A class as the machine sees it.
struct ClassInfo: Sendable {
  var name: String
  var type: Int
  var superclass: Int
  var fields: Layout
  /// Functions by virtual-table slot.
  var table: [Int32]
  /// The function that runs when the last reference goes, or -1.
  var deinitializer: Int32
  /// Names of the fields whose accesses are recorded, by variable number.
  var variables: [String]
  /// Its own fields, where there is a `Mirror`.
  var reflected: [RuntimeType.Field] = []
}

extension Program {
  /// It has operations of Foundation's: what those do the recorder does not see.
  package var usesOperations: Bool { types.contains { $0.reflectedName == "Foundation.OperationQueue" } }
}

/// A call of a native function: which, for which types, and which references of its window are parameters.
struct NativeSite: Sendable {
  var native: Int
  var types: [Int]
  var resultRefs: Int
  var parameterRefs: Int
}

/// A one-time initialisation: a `static let` or `static var` with an initial value.
struct OnceInfo: Sendable {
  var name: String
  /// The type that it belongs to.
  var owner: String?

  /// With the type where others have the same name.
  static func toldApart(_ all: [OnceInfo]) -> [OnceInfo] {
    var counts: [String: Int] = [:]
    for once in all { counts[once.name, default: 0] += 1 }
    return all.map { once in
      guard let owner = once.owner, counts[once.name, default: 0] > 1 else { return once }
      return OnceInfo(name: "\(owner).\(once.name)", owner: owner)
    }
  }
}

/// What a call needs to know of a function.
struct CallTarget {
  var entry: Int
  var frame: Layout
  var contextSlot: Int32
  var extraSteps: Int32

  init(_ function: Function) {
    entry = function.entry
    frame = function.frame
    contextSlot = function.contextSlot
    extraSteps = function.extraSteps
  }
}

/// What a call needs to know of a native function.
struct NativeTarget {
  var function: NativeFunction
  var types: UnsafeBufferPointer<Int>
  var resultRefs: Int
  var parameterRefs: Int

  private static let none: NativeFunction = { _ throws(MachineStop) in throw .uninitialised }

  init(_ site: NativeSite) {
    // The sites of operations name no function: the simulation performs them.
    function = NativeLibrary.functions.indices.contains(site.native) ? NativeLibrary.functions[site.native] : Self.none
    types = UnsafeBufferPointer(UnsafeMutableBufferPointer<Int>.copy(of: site.types))
    resultRefs = site.resultRefs
    parameterRefs = site.parameterRefs
  }
}

/// The instructions, what they call, and their places in the source, flat in memory for the interpreter's loop.
final class CodeBuffer: @unchecked Sendable {
  // Unchecked: written by the initialiser only.
  let instructions: UnsafePointer<Instruction>
  /// By function number.
  let calls: UnsafePointer<CallTarget>
  /// By native site.
  let natives: UnsafePointer<NativeTarget>
  let positions: [SourcePosition]
  let count: Int
  private let nativeCount: Int

  init(_ code: [Instruction], positions: [SourcePosition], functions: [Function], natives: [NativeSite]) {
    instructions = UnsafePointer(UnsafeMutableBufferPointer.copy(of: code).baseAddress.unsafelyUnwrapped)
    calls = UnsafePointer(UnsafeMutableBufferPointer.copy(of: functions.map(CallTarget.init)).baseAddress.unsafelyUnwrapped)
    self.natives = UnsafePointer(
      UnsafeMutableBufferPointer.copy(of: natives.map(NativeTarget.init)).baseAddress.unsafelyUnwrapped)
    nativeCount = natives.count
    self.positions = positions
    count = code.count
  }

  deinit {
    for index in 0..<nativeCount { natives[index].types.deallocate() }
    UnsafeMutablePointer(mutating: natives).deinitialize(count: nativeCount)
    natives.deallocate()
    calls.deallocate()
    instructions.deallocate()
  }
}

extension UnsafeMutableBufferPointer {
  /// Memory of its own with those elements; never without an address.
  fileprivate static func copy(of elements: [Element]) -> Self {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: Swift.max(elements.count, 1))
    copy.initialize(from: elements, count: elements.count)
    return Self(start: copy, count: elements.count)
  }
}
