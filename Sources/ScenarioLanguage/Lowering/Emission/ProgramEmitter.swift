import DispatchTrace

/// Turns checked trees into a `Program`: every function once for each set of types it is used with.
final class ProgramEmitter {
  let checker: Checker
  var functions: [Function] = []
  var bodies: [EmittedCode?] = []
  var texts: [String] = []
  /// By UTF-8: texts that compare equal may still be written differently.
  private var textNumbers: [[UInt8]: Int] = [:]
  var types: [RuntimeType] = []
  var typeNumbers: [Type: Int] = [:]
  var typesInOrder: [Type] = []
  var classes: [ClassInfo] = []
  var classNumbers: [Type: Int] = [:]
  var classTypes: [Type] = []
  var natives: [NativeSite] = []
  var onces: [OnceInfo] = []
  var onceNumbers: [VariableDeclaration: Int] = [:]
  var globals = Layout.none
  var globalOffsets: [VariableDeclaration: Layout] = [:]
  var globalNumbers: [VariableDeclaration: Int] = [:]
  var layouts: [Type: Layout] = [:]
  private var instances: [InstanceKey: Int] = [:]
  private var waiting: [(index: Int, emit: () -> Void)] = []
  var witnessNumbers: [WitnessKey: Int] = [:]
  var witnesses: [WitnessKey] = []
  var witnessTables: [[Int32: Int32]] = []
  var virtualSlots: [VirtualKey: Int] = [:]
  var virtuals: [VirtualKey] = []
  var castTargets: [Type] = []
  var comparisons: [ComparisonKey: Int] = [:]
  var overriddenMethods: [FunctionDeclaration: Bool] = [:]
  /// Answers of `isOpened`.
  var openedMembers: [OpenedMember: Bool] = [:]
  var descriptions: [DescriptionKey: Int] = [:]
  var selfDescribing: [Type: Bool] = [:]
  /// Answers of `isDescribedByObject`.
  var describedByObject: [DescriptionKey: Bool] = [:]
  var nativeTypes: [String: [GenericParameter]] = [:]
  static let mostFunctions = 20_000
  /// The order in which objects go can be seen.
  private(set) lazy var runsDeinitializers = checker.userTypes.contains(where: \.declaresDeinitializer)

  struct InstanceKey: Hashable {
    var function: FunctionDeclaration
    var types: [Type]
  }

  struct ComparisonKey: Hashable {
    var comparison: Comparison
    var type: Type
  }

  struct DescriptionKey: Hashable {
    var type: Type
    var isDebug: Bool
  }

  struct WitnessKey: Hashable {
    var requirement: FunctionDeclaration
    var types: [Type]
    /// What the receiver is seen as: `any Store`, or `any Store<Int>` where the signature is of what that says.
    var receiver: Type
  }

  /// A method that subclasses override, for one set of type arguments.
  struct VirtualKey: Hashable {
    var method: FunctionDeclaration
    var types: [Type]
    var owner: Type
  }

  struct EmittedCode {
    var instructions: [Instruction]
    var positions: [SourcePosition]
  }

  /// What code was made for last: where findings about what has no place of its own are shown.
  var place = SourcePosition(line: 1, column: 1)

  init(checker: Checker) {
    self.checker = checker
  }

  // MARK: - The program

  func emit(main statements: [Statement]) -> Program? {
    let main = reserve("main")
    let emitter = FunctionEmitter(self, context: checker.main, substitution: [:])
    finish(main, emitter.emitMain(statements))
    repeat {
      drain()
      completeTables()
    } while !waiting.isEmpty
    if checker.findings.errorCount() > 0 { return nil }
    return assemble(main)
  }

  private func drain() {
    while let next = waiting.popLast() {
      if functions.count > Self.mostFunctions {
        reportEndlessTypes()
        waiting = []
        return
      }
      next.emit()
    }
  }

  func reportEndlessTypes() {
    checker.findings.add(
      .error, .limit, "The generic types of this scenario expand without end; the simulator makes each of them beforehand",
      at: place)
  }

  /// What is written in a row takes its time, too.
  private static let instructionsOfStep = 4

  /// Of one turn of a loop, calls aside.
  private static func steps(from start: Int, to end: Int) -> UInt16 {
    UInt16(clamping: 1 + (end - start) / instructionsOfStep)
  }

  private func assemble(_ main: Int) -> Program {
    var code: [Instruction] = []
    var positions: [SourcePosition] = []
    for index in functions.indices {
      functions[index].entry = code.count
      guard let body = bodies[index] else { continue }
      let base = Int32(code.count)
      functions[index].extraSteps = Int32(body.instructions.count / Self.instructionsOfStep)
      for (place, var instruction) in body.instructions.enumerated() {
        if instruction.op.countsSteps { instruction.d = Self.steps(from: Int(instruction.c), to: place) }
        if instruction.op.jumps { instruction.c += base }
        code.append(instruction)
      }
      positions += body.positions
    }
    return Program(
      instructions: code, positions: positions, functions: functions, main: main, texts: texts, types: types, classes: classes,
      witnesses: witnessTables, globals: globals, natives: natives, onces: OnceInfo.toldApart(onces),
      isForLinux: !checker.hasObjectiveC,
      operation: operationLayout())
  }

  // MARK: - Functions

  func reserve(_ name: String) -> Int {
    functions.append(Function(name: name, entry: 0, frame: .none, results: .none))
    bodies.append(nil)
    return functions.count - 1
  }

  func finish(_ index: Int, _ emitter: FunctionEmitter) {
    functions[index].frame = emitter.peak
    functions[index].results = emitter.results
    functions[index].contextSlot = Int32(emitter.contextSlot)
    bodies[index] = EmittedCode(instructions: emitter.code, positions: emitter.positions)
  }

  /// The function made from `declaration` for the types that `substitution` gives its parameters.
  func function(_ declaration: FunctionDeclaration, _ substitution: Substitution) -> Int {
    // An accessor has its subscript's parameters only then.
    checker.readSignature(declaration)
    let parameters = genericParameters(of: declaration)
    let types = parameters.map { concrete(.parameter($0), substitution) }
    let key = InstanceKey(function: declaration, types: types)
    if let known = instances[key] { return known }
    let index = reserve(declaration.owner.map { $0.name + "." + declaration.name } ?? declaration.name)
    instances[key] = index
    functions[index].isInitializer = declaration.kind == .initializer
    functions[index].makesOwner = functions[index].isInitializer && !declaration.isLibrary && declaration.owner?.isClass == true
    functions[index].isOfOperation = declaration.isLibrary && declaration.owner?.name == "Operation"
    functions[index].makesOperation = functions[index].isInitializer && functions[index].isOfOperation
    if types.contains(where: \.isDeep) {
      reportEndlessTypes()
      return index
    }
    let own = Substitution(uniqueKeysWithValues: zip(parameters, types))
    waiting.append(
      (
        index,
        { [self] in
          checker.checkBody(of: declaration)
          let emitter = FunctionEmitter(self, context: declaration.context ?? checker.main, substitution: own)
          emitter.emitFunction(declaration)
          if isMainOfOperation(declaration), let name = emitter.blockName(declaration.statements ?? []) {
            functions[index].blockName = Int32(text(name))
          }
          finish(index, emitter)
        }
      ))
    return index
  }

  func later(_ index: Int, _ emit: @escaping () -> Void) {
    waiting.append((index, emit))
  }

  func genericParameters(of declaration: FunctionDeclaration) -> [GenericParameter] {
    var result: [GenericParameter] = []
    var context = declaration.home
    while let next = context, result.isEmpty {
      if let outer = next.declaration { result = genericParameters(of: outer) }
      context = next.parent
    }
    if let owner = declaration.owner {
      result += owner.generics
      if let own = owner.selfParameter { result.append(own) }
    }
    return result + declaration.generics
  }

  /// The type without parameters and open parts.
  func concrete(_ type: Type, _ substitution: Substitution) -> Type {
    let type = checker.normalized(checker.settle(type).substituting(substitution))
    if checker.opaqueTypes.isEmpty { return type }
    return checker.normalized(type.substituting(checker.opaqueTypes))
  }

  // MARK: - Texts

  func text(_ string: String) -> Int {
    let key = Array(string.utf8)
    if let known = textNumbers[key] { return known }
    texts.append(string)
    textNumbers[key] = texts.count - 1
    return texts.count - 1
  }

  func native(_ native: Int, types: [Int], resultRefs: Int, parameterRefs: Int) -> Int {
    natives.append(NativeSite(native: native, types: types, resultRefs: resultRefs, parameterRefs: parameterRefs))
    return natives.count - 1
  }

  // MARK: - Globals

  func globalOffset(_ variable: VariableDeclaration, _ layout: Layout) -> Layout {
    if let known = globalOffsets[variable] { return known }
    let offset = globals
    globals += layout
    globalOffsets[variable] = offset
    globalNumbers[variable] = globalNumbers.count
    return offset
  }

  func once(_ variable: VariableDeclaration) -> Int {
    if let known = onceNumbers[variable] { return known }
    onces.append(OnceInfo(name: variable.name, owner: variable.owner?.name))
    onceNumbers[variable] = onces.count - 1
    return onces.count - 1
  }
}
