import DispatchTrace

/// A lowered scenario: what the machine runs. Immutable; any number of machines may run one program.
package struct Program: Sendable {
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
  /// Index in `texts` of what a block of it is called; -1 for nothing.
  var blockName: Int32 = -1
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

}

/// The instructions and their places in the source, flat in memory for the interpreter's loop.
final class CodeBuffer: @unchecked Sendable {
  // Unchecked: written by the initialiser only.
  let instructions: UnsafePointer<Instruction>
  let positions: [SourcePosition]
  let count: Int

  init(_ code: [Instruction], positions: [SourcePosition]) {
    let copy = UnsafeMutablePointer<Instruction>.allocate(capacity: max(code.count, 1))
    copy.initialize(from: code, count: code.count)
    instructions = UnsafePointer(copy)
    self.positions = positions
    count = code.count
  }

  deinit {
    instructions.deallocate()
  }
}
