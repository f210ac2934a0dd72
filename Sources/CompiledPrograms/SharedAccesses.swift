import DispatchModel
import DispatchTrace
import SimulatedDispatch
@_spi(Reflection) import Swift

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Turns what the runtime tells of accesses into steps of the simulation: which variable it is, what it is called, where the code stands.
final class SharedAccesses: @unchecked Sendable {
  /// What stays the same as long as its memory is not used for something else.
  private enum Key: Hashable {
    case symbol(UInt)
    case field(object: UInt64, offset: UInt)
    case memory(serial: UInt64, address: UInt)
  }

  private struct Field {
    var offset: UInt
    var name: String
  }

  /// The process has one program.
  nonisolated(unsafe) static var shared: SharedAccesses?

  let hooks: Hooks
  private let symbols: SymbolTable
  private var lines: SourceLines
  private var fields: [UInt: [Field]] = [:]
  private let memory: String
  private var hasTasks = false

  // Of one execution.
  private var variables: [Key: Int32] = [:]
  private var locks: [Key: Int32] = [:]
  private var onces: [UInt: Int32] = [:]
  private var last: (step: Int, variable: Int32, kind: AccessKind)?
  private var lastMeeting: (step: Int, lock: Int32?)?

  init(_ hooks: Hooks, _ job: Job) {
    self.hooks = hooks
    let program = Self.programPath
    symbols = SymbolTable(ofProgram: program)
    memory = job.memory
    lines = SourceLines(symbolizer: job.symbolizer, program: program, memory: "\(job.memory).lines", sources: job.files)
    for place in readText(memory)?.split(separator: "\n") ?? [] {
      if let offset = UInt(place, radix: 16) { hooks.know(offset) }
    }
    _ = hooks.learn()
    hooks.limitMemory(UInt(max(job.configuration.limits.memoryBytes, 0)))
    lookUpPlaces()
  }

  private static var programPath: String {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { readlink("/proc/self/exe", $0.baseAddress.unsafelyUnwrapped, $0.count) }
    return String(decoding: bytes[..<max(count, 0)], as: UTF8.self)
  }

  // MARK: Executions

  /// Before each execution: nothing of the last one is left.
  func restart() {
    hooks.restart()
    variables.removeAll(keepingCapacity: true)
    locks.removeAll(keepingCapacity: true)
    onces.removeAll(keepingCapacity: true)
    last = nil
    lastMeeting = nil
  }

  /// True when executions have shown more than counted in them: places, or that there are tasks.
  func hasLearnt() -> Bool {
    let isNews = TaskJobs.wereSeen && !hasTasks
    hasTasks = TaskJobs.wereSeen
    guard hooks.learn() > 0 else { return isNews }
    lookUpPlaces()
    writeText(learnt.map { String($0, radix: 16) + "\n" }.joined(), to: memory)
    return true
  }

  private var learnt: [UInt] {
    var slot: UInt32 = 0
    var places: [UInt] = []
    while case let place = hooks.learnt(&slot), place != 0 { places.append(place) }
    return places.sorted()
  }

  private func lookUpPlaces() { lines.look(at: learnt) }

  // MARK: What the runtime tells

  /// The number of the variable, or of an atomic's lock; -1 when it is none, -2 while nobody runs beside the launch.
  func see(_ access: Access, known: Int32) -> Int32 {
    guard SeenByOthers.isPossible else { return -2 }
    if access.isInProgram != 0, symbol(access.address)?.isVariable != true { return -1 }
    let place = place(access)
    if access.kind == 2 {
      guard let lock = lock(of: key(access)) else { return -2 }
      SeenByOthers.lock(lock, at: place)
      return lock
    }
    guard let variable = known >= 0 ? known : variable(access, place) else { return -2 }
    let kind = access.kind == 0 ? AccessKind.read : .write
    // A value of several words is one variable.
    if let last, last == (SeenByOthers.stepCount, variable, kind) { return variable }
    SeenByOthers.access(variable, kind, at: place)
    last = (SeenByOthers.stepCount, variable, kind)
    return variable
  }

  private func lock(of key: Key) -> Int32? {
    if let known = locks[key] { return known }
    let new = SeenByOthers.makeLock()
    locks[key] = new
    return new
  }

  private func variable(_ access: Access, _ place: SeenByOthers.Place?) -> Int32? {
    let key = key(access)
    if let known = variables[key] { return known }
    let new = SeenByOthers.declareVariable(name(of: key, access, place))
    variables[key] = new
    return new
  }

  private func place(_ access: Access) -> SeenByOthers.Place? {
    let program = hooks.program
    if let place = lines.place(access.place &- program) { return place }
    return access.caller == 0 ? nil : lines.place(access.caller &- program)
  }

  func isVariable(_ address: UInt) -> Bool { symbol(address)?.isVariable ?? false }

  private func symbol(_ address: UInt) -> SymbolTable.Symbol? { symbols.symbol(at: address &- hooks.program) }

  /// What Swift's runtime keeps there has just been given or is about to be taken: whoever comes next comes after.
  func meets(_ address: UInt, _ serial: UInt64) {
    let key = Key.memory(serial: serial, address: address)
    let known = locks[key]
    if let lastMeeting, lastMeeting == (SeenByOthers.stepCount, known) { return }
    guard let lock = SeenByOthers.meetTasks(known) else { return }
    locks[key] = lock
    lastMeeting = (SeenByOthers.stepCount, lock)
  }

  // MARK: Names

  private func key(_ access: Access) -> Key {
    if access.isInProgram != 0 { return .symbol(symbol(access.address)?.start ?? access.address) }
    guard access.object != 0 else { return .memory(serial: access.serial, address: access.address) }
    // What is no class is the box of one captured variable.
    guard isClass(access.metadata) else { return .field(object: access.serial, offset: 0) }
    if let field = field(access) { return .field(object: access.serial, offset: field.offset) }
    return .memory(serial: access.serial, address: access.address)
  }

  private func name(of key: Key, _ access: Access, _ place: SeenByOthers.Place?) -> String {
    switch key {
    case .symbol: if let symbol = symbol(access.address) { return symbol.variable }
    case .field: if let field = field(access) { return field.name }
    case .memory: break
    }
    if let place { return lines.name(at: place) ?? "line \(place.line)" }
    return "memory"
  }

  /// As it stands in the metadata of the class; three words for Objective-C come before it where there is that.
  private static func size(ofInstancesOf metadata: UInt) -> UInt {
    guard let start = UnsafeRawPointer(bitPattern: metadata) else { return 0 }
    let hasObjectiveC = start.load(as: UInt.self) != 0
    return UInt(start.load(fromByteOffset: hasObjectiveC ? 48 : 24, as: UInt32.self))
  }

  private func isClass(_ metadata: UInt) -> Bool {
    guard let kind = UnsafePointer<UInt>(bitPattern: metadata)?.pointee else { return false }
    return kind == 0 || kind > 0x7FF
  }

  /// Of the class that the object is of; nil for what comes after its fields: the elements of an array.
  private func field(_ access: Access) -> Field? {
    let offset = access.address - access.object
    guard isClass(access.metadata), offset < Self.size(ofInstancesOf: access.metadata) else { return nil }
    return fields(of: access.metadata).last { $0.offset <= offset }
  }

  private func fields(of metadata: UInt) -> [Field] {
    if let known = fields[metadata] { return known }
    var found: [Field] = []
    if isClass(metadata) {
      _ = _forEachField(of: unsafeBitCast(metadata, to: Any.Type.self), options: _EachFieldOptions(rawValue: 1)) {
        name, offset, _, _ in
        let name = String(cString: name)
        let lazyPrefix = "$__lazy_storage_$_"
        found.append(
          Field(offset: UInt(offset), name: name.hasPrefix(lazyPrefix) ? String(name.dropFirst(lazyPrefix.count)) : name))
        return true
      }
    }
    found.sort { $0.offset < $1.offset }
    fields[metadata] = found
    return found
  }

  // MARK: What is made once

  /// Whether the calling thread has to make it.
  func onceBegins(_ token: UInt, isDone: Bool) -> Bool {
    if let known = onces[token] { return SeenByOthers.beginOnce(known) }
    if isDone { return false }
    guard SeenByOthers.isPossible else { return true }
    guard let new = SeenByOthers.declareOnce(symbol(token)?.once) else { return true }
    onces[token] = new
    return SeenByOthers.beginOnce(new)
  }

  func onceEnded(_ token: UInt) {
    if let once = onces[token] { SeenByOthers.endOnce(once) }
  }

  // MARK: Limits

  func memoryIsFull() { SeenByOthers.reachMemoryLimit(at: lines.place(hooks.lastPlace &- hooks.program)) }

  // MARK: Deaths

  /// What the Swift runtime has said last on standard error, and where the program was.
  func death(_ signal: Int32) -> BodyWatch.Death {
    BodyWatch.Death(
      words: Self.lastWords ?? Self.words(for: signal), place: lines.place(hooks.lastPlace &- hooks.program),
      isOutOfMemory: hooks.memoryIsFull() != 0)
  }

  private static func words(for signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS: "it touches memory that is not its own, or calls itself too often"
    case SIGFPE: "it divides by zero"
    case SIGABRT: "it aborts"
    default: "the Swift runtime failed"
    }
  }

  private nonisolated(unsafe) static var read: off_t = 0

  private static var lastWords: String? {
    var status = stat()
    guard fstat(2, &status) == 0, status.st_size > read else { return nil }
    let start = max(read, status.st_size - 4096)
    read = status.st_size
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size - start))
    let count = pread(2, &bytes, bytes.count, start)
    let text = String(decoding: bytes[..<max(count, 0)], as: UTF8.self)
    for line in text.split(separator: "\n").reversed() {
      if let words = line.firstRange(of: "Fatal error: ") { return String(line[words.upperBound...]) }
      if line.hasSuffix("Fatal error") { return "Fatal error" }
    }
    return nil
  }
}

// MARK: Called by the runtime

@_cdecl("signalbox_access")
func seeAccess(_ access: UnsafeRawPointer, _ known: Int32) -> Int32 {
  SharedAccesses.shared?.see(access.loadUnaligned(as: Access.self), known: known) ?? -1
}

@_cdecl("signalbox_atomic_ended")
func atomicEnded(_ lock: Int32) { SeenByOthers.unlock(lock) }

@_cdecl("signalbox_is_variable")
func isVariable(_ address: UInt) -> Int32 { SharedAccesses.shared?.isVariable(address) == true ? 1 : 0 }

@_cdecl("signalbox_once_begins")
func onceBegins(_ token: UInt, _ isDone: Int32) -> Int32 {
  (SharedAccesses.shared?.onceBegins(token, isDone: isDone != 0) ?? (isDone == 0)) ? 1 : 0
}

@_cdecl("signalbox_once_ended")
func onceEnded(_ token: UInt) { SharedAccesses.shared?.onceEnded(token) }

@_cdecl("signalbox_memory_is_full")
func memoryIsFull() { SharedAccesses.shared?.memoryIsFull() }

@_cdecl("signalbox_meets")
func meets(_ address: UInt, _ serial: UInt64) { SharedAccesses.shared?.meets(address, serial) }

@_cdecl("signalbox_job")
func handJob(
  _ job: UnsafeMutableRawPointer, _ body: @convention(c) (UnsafeMutableRawPointer) -> Void,
  _ argument: UnsafeMutableRawPointer, _ metadata: UInt, _ isOnMain: Int32, _ deadline: Int64
) {
  let actor = metadata == 0 ? nil : unsafeBitCast(metadata, to: Any.Type.self)
  let new = TaskJobs.Job(job, of: actor) { body(argument) }
  TaskJobs.enqueue(new, on: isOnMain != 0 ? .main : .pool, at: UInt64(exactly: deadline))
}

@_cdecl("signalbox_cannot_sleep")
func cannotSleep() { SeenByOthers.trap("sleeping with a tolerance is not simulated; leave the tolerance out") }

@_cdecl("signalbox_gives_way")
func giveWay() { SeenByOthers.giveWay() }

@_cdecl("signalbox_submits")
func submits() { SeenByOthers.submitLater() }

@_cdecl("signalbox_serves_main")
func serveMain(_ task: UInt64) { TaskJobs.serveMainQueue(asTask: task) }

@_cdecl("signalbox_is_on_main")
func isOnMain() -> Int32 { TaskJobs.isOnMainQueue ? 1 : 0 }

@_cdecl("signalbox_time")
func time() -> Int64 { SeenByOthers.time }

@_cdecl("signalbox_exits")
func exits(_ code: Int32) { SeenByOthers.exit(code) }

@_cdecl("signalbox_died")
func died(_ signal: Int32) -> Int32 { SeenByOthers.die(of: signal) ? 1 : 0 }
