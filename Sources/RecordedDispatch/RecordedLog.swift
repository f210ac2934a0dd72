// The file that a recorded run writes down into. Compiled into users' programs, and together with scenarios (see RealProgram).
import Foundation

#if canImport(RecordingFormat)
  import RecordingFormat
#endif

/// The one log of the process: a file that is mapped into memory, chunk by chunk, each chunk of one thread.
///
/// Recording is storing a few words: no lock, no call of the system, and what is stored is in the file, whatever becomes of the process.
/// Causes are logged before the real call, effects after it, so that a wake-up never precedes its signal.
enum RecordedLog {
  /// The file, or -1 when there is none (any more).
  private nonisolated(unsafe) static var descriptor: Int32 = -1
  private nonisolated(unsafe) static var launched: Int64 = 0
  private nonisolated(unsafe) static var chunks = 1
  private nonisolated(unsafe) static var mostChunks = 0
  private nonisolated(unsafe) static var lastThread = 0
  private nonisolated(unsafe) static var files: [StaticStringKey: Int] = [:]
  /// Chunks of threads that are gone, and where in them the next record goes.
  private nonisolated(unsafe) static var free: [(cursor: UnsafeMutablePointer<UInt64>, end: UnsafeMutablePointer<UInt64>)] = []
  private nonisolated(unsafe) static var mutex = makeMutex()
  /// Leads to what is known about the calling thread. Recording begins when it is first asked for.
  static let key: pthread_key_t = begin()

  /// Told of every record before it is written; decides when a recorded scenario is over.
  nonisolated(unsafe) static var observer: ((RecordKind, Int, [Int]) -> Void)?

  // MARK: Time

  private static var uptime: Int64 {
    #if canImport(Darwin)
      return Int64(clock_gettime_nsec_np(CLOCK_UPTIME_RAW))
    #else
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    #endif
  }

  /// Nanoseconds since recording began.
  static func now() -> Int64 { uptime &- launched }

  static func instant(_ time: Dispatch.DispatchTime) -> Int {
    if time == .distantFuture { return .max }
    return Int(clamping: time.uptimeNanoseconds) &- Int(launched)
  }

  static func instant(_ time: Dispatch.DispatchWallTime) -> Int {
    if time == .distantFuture { return .max }
    // Wall times are stored as negated nanoseconds.
    return Int(now()) &+ Int(bitPattern: UInt(truncatingIfNeeded: Dispatch.DispatchWallTime.now().rawValue &- time.rawValue))
  }

  // MARK: The hot path

  /// Numbers beyond those that `kind` has are not written.
  @inline(__always)
  static func write(
    _ kind: RecordKind, _ place: RecordedPlace, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0, _ e: Int = 0,
    _ f: Int = 0
  ) {
    write(kind, place, a, b, c, d, e, f, on: RecordedThread.current)
  }

  @inline(__always)
  static func write(
    _ kind: RecordKind, _ place: RecordedPlace, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0, _ e: Int = 0,
    _ f: Int = 0, on thread: UnsafeMutablePointer<RecordedThread>
  ) {
    if thread.pointee.output == .silent { RecordedOutput.say(place, on: thread) }
    if let observer { observer(kind, thread.pointee.number, [a, b, c, d, e, f]) }
    // Before there is room: it may write down the file's name.
    let site = place.line > 0 ? word(place, on: thread) : 0
    thread.pointee.operation = .none
    let count = kind.numbers
    guard let record = room(for: kind.fixed &+ count, on: thread) else { return }
    if kind.hasPlace { record[1] = site }
    let numbers = record + kind.fixed
    if count > 0 { numbers[0] = UInt64(bitPattern: Int64(a)) }
    if count > 1 { numbers[1] = UInt64(bitPattern: Int64(b)) }
    if count > 2 { numbers[2] = UInt64(bitPattern: Int64(c)) }
    if count > 3 { numbers[3] = UInt64(bitPattern: Int64(d)) }
    if count > 4 { numbers[4] = UInt64(bitPattern: Int64(e)) }
    if count > 5 { numbers[5] = UInt64(bitPattern: Int64(f)) }
    numbers[count] = 0
    // Last: a record without its head is none.
    record[0] = RecordWords.head(now(), kind)
    thread.pointee.cursor = numbers + count
  }

  /// For the end of the records, and for the record that says why there are no more.
  private static let spare = 6

  /// Where the next record of the thread goes; nil when nothing is recorded any more.
  @inline(__always)
  private static func room(for words: Int, on thread: UnsafeMutablePointer<RecordedThread>) -> UnsafeMutablePointer<UInt64>? {
    let cursor = thread.pointee.cursor
    if thread.pointee.end - cursor > words + spare { return cursor }
    return makeRoom(on: thread, words) ? thread.pointee.cursor : nil
  }

  @inline(__always)
  private static func word(_ place: RecordedPlace, on thread: UnsafeMutablePointer<RecordedThread>) -> UInt64 {
    thread.pointee.place = place
    let file =
      place.fileID.utf8Start == thread.pointee.lastFile ? thread.pointee.lastFileNumber : number(of: place.fileID, on: thread)
    return RecordWords.place(file: file, line: place.line, column: place.column)
  }

  // MARK: Texts

  /// A record that ends with a text.
  static func write(
    _ kind: RecordKind, _ place: RecordedPlace, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0, text: String
  ) {
    let thread = RecordedThread.current
    if thread.pointee.output == .silent { RecordedOutput.say(place, on: thread) }
    if let observer { observer(kind, thread.pointee.number, [a, b, c, d]) }
    let site = place.line > 0 ? word(place, on: thread) : 0
    thread.pointee.operation = .none
    store(kind, site, [a, b, c, d], text, on: thread)
  }

  private static func store(
    _ kind: RecordKind, _ site: UInt64, _ numbers: [Int], _ text: String, on thread: UnsafeMutablePointer<RecordedThread>
  ) {
    var text = text
    text.withUTF8 { bytes in
      let length = Swift.min(bytes.count, RecordWords.longestText)
      let count = kind.fixed + kind.numbers
      let words = count + 1 + (length + 7) / 8
      guard let record = room(for: words, on: thread) else { return }
      for index in 0..<kind.numbers { record[kind.fixed + index] = UInt64(bitPattern: Int64(numbers[index])) }
      record[count] = UInt64(length)
      if let start = bytes.baseAddress { memcpy(record + count + 1, start, length) }
      record[1] = site
      record[words] = 0
      record[0] = RecordWords.head(now(), kind)
      thread.pointee.cursor = record + words
    }
  }

  /// In the order in which threads meet them; every file once.
  private static func number(of file: StaticString, on thread: UnsafeMutablePointer<RecordedThread>) -> Int {
    let key = StaticStringKey(file)
    pthread_mutex_lock(mutex)
    let known = files[key]
    let number = known ?? files.count
    files[key] = number
    pthread_mutex_unlock(mutex)
    // Whoever else meets it now may be earlier: readers look for names before they look at places.
    if known == nil { store(.file, 0, [number], file.description, on: thread) }
    thread.pointee.lastFile = file.utf8Start
    thread.pointee.lastFileNumber = number
    return number
  }

  // MARK: Chunks

  static func newThreadNumber() -> Int {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    lastThread += 1
    return lastThread
  }

  /// The thread's chunk is full, or it has none.
  private static func makeRoom(on thread: UnsafeMutablePointer<RecordedThread>, _ words: Int) -> Bool {
    if thread.pointee.chunk != nil { return putAway(thread) }
    if descriptor < 0 { return false }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if let index = free.lastIndex(where: { $0.end - $0.cursor > words + RecordKind.thread.fixed + 8 }) {
      let (cursor, end) = free.remove(at: index)
      take(cursor, end, for: thread)
      return true
    }
    guard chunks < mostChunks else { return stop(0, thread) }
    let offset = off_t(chunks * RecordWords.chunkSize)
    guard isAllocated(offset),
      let memory = mmap(nil, RecordWords.chunkSize, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, offset), memory != MAP_FAILED
    else { return stop(1, thread) }
    chunks += 1
    let start = memory.assumingMemoryBound(to: UInt64.self)
    take(start, start + RecordWords.chunkSize / 8, for: thread)
    return true
  }

  /// Copies what the thread has written to a chunk of its own and begins its mapped one anew: those pages are in memory already, while
  /// fresh ones of a file cost more than everything else here.
  private static func putAway(_ thread: UnsafeMutablePointer<RecordedThread>) -> Bool {
    guard descriptor >= 0, let start = thread.pointee.chunk else { return false }
    pthread_mutex_lock(mutex)
    let number = chunks
    let isRoom = number < mostChunks
    if isRoom { chunks += 1 }
    pthread_mutex_unlock(mutex)
    guard isRoom else { return stop(0, thread) }
    let offset = off_t(number * RecordWords.chunkSize)
    guard pwrite(descriptor, start, RecordWords.chunkSize, offset) == RecordWords.chunkSize else { return stop(1, thread) }
    // Until here both have them, and readers take them once.
    start[0] = 0
    take(start, thread.pointee.end, for: thread)
    return true
  }

  private static func take(
    _ cursor: UnsafeMutablePointer<UInt64>, _ end: UnsafeMutablePointer<UInt64>, for thread: UnsafeMutablePointer<RecordedThread>
  ) {
    cursor[3] = 0
    cursor[2] = UInt64(thread.pointee.number)
    cursor[1] = 0
    cursor[0] = RecordWords.head(now(), .thread)
    thread.pointee.cursor = cursor + RecordKind.thread.fixed + 1
    thread.pointee.end = end
  }

  /// Asks for the room on the disk now: writing into mapped memory that has none would end the process.
  private static func isAllocated(_ offset: off_t) -> Bool {
    #if canImport(Darwin)
      ftruncate(descriptor, offset + off_t(RecordWords.chunkSize)) == 0
    #else
      posix_fallocate(descriptor, offset, off_t(RecordWords.chunkSize)) == 0
    #endif
  }

  /// The thread is gone; another one goes on in its chunk.
  static func giveBack(_ thread: RecordedThread) {
    guard thread.chunk != nil else { return }
    pthread_mutex_lock(mutex)
    free.append((thread.cursor, thread.end))
    pthread_mutex_unlock(mutex)
  }

  /// Says in the last room of a chunk that nothing more is recorded, and why.
  private static func stop(_ reason: Int, _ thread: UnsafeMutablePointer<RecordedThread>) -> Bool {
    descriptor = -1
    let record = thread.pointee.cursor
    guard thread.pointee.chunk != nil, thread.pointee.end - record > RecordKind.fileLimit.fixed + 1 else { return false }
    record[3] = 0
    record[2] = UInt64(reason)
    record[1] = 0
    record[0] = RecordWords.head(now(), .fileLimit)
    thread.pointee.cursor = record + RecordKind.fileLimit.fixed + 1
    return false
  }

  // MARK: The beginning

  private static func makeMutex() -> UnsafeMutablePointer<pthread_mutex_t> {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(mutex, &attributes)
    return mutex
  }

  /// The calling thread was interrupted while it made room: it must not ask for more.
  static var isMakingRoom: Bool {
    if pthread_mutex_lock(mutex) != 0 { return true }
    pthread_mutex_unlock(mutex)
    return false
  }

  /// At the first thing that is recorded: opens the file and writes its header.
  private static func begin() -> pthread_key_t {
    let settings = RecordingSettings()
    mostChunks = settings.mostBytes / RecordWords.chunkSize
    let file = settings.newFile()
    if file >= 0, ftruncate(file, off_t(RecordWords.chunkSize)) == 0 {
      let header = settings.header
      if pwrite(file, header, header.count, 0) == header.count { descriptor = file }
    }
    if descriptor < 0 {
      let reason = String(cString: strerror(errno))
      let sentence = "RecordedDispatch: this run is not recorded: \(settings.path): \(reason)\n"
      Foundation.FileHandle.standardError.write(Foundation.Data(sentence.utf8))
    }
    var key = pthread_key_t()
    pthread_key_create(&key) { RecordedThread.end($0) }
    if descriptor >= 0 { LastWords.prepare() }
    launched = uptime
    return key
  }
}

/// What the environment says of a recording.
private struct RecordingSettings {
  let path: String
  let mostBytes: Int

  init() {
    let environment = ProcessInfo.processInfo.environment
    let program = ProcessInfo.processInfo.processName
    path = (environment["SIGNALBOX_RECORDING"] ?? "\(program).recording").replacingOccurrences(of: "%p", with: "\(getpid())")
    mostBytes = (environment["SIGNALBOX_RECORDING_LIMIT"].flatMap { Int($0) } ?? 256) << 20
  }

  /// An empty file of that name, locked for as long as the process lives. Where another process still writes into the one that is there,
  /// most likely the one that started this one, it gets a name of its own: `server-4711.recording`.
  func newFile() -> Int32 {
    let old = open(path, O_RDWR | O_CLOEXEC)
    let isTaken = old >= 0 && isRegular(old) && flock(old, LOCK_EX | LOCK_NB) != 0
    // Who has it mapped all the same would die if it were cut.
    if !isTaken && isRegular(old) { unlink(path) }
    let new = open(isTaken ? ownPath : path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    if new >= 0 { _ = flock(new, LOCK_EX | LOCK_NB) }
    if old >= 0 { close(old) }
    return new
  }

  private func isRegular(_ file: Int32) -> Bool {
    var facts = stat()
    return fstat(file, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  private var ownPath: String {
    let ending = ".recording"
    return path.hasSuffix(ending) ? "\(path.dropLast(ending.count))-\(getpid())\(ending)" : "\(path)-\(getpid())"
  }

  var header: [UInt8] {
    var bytes = Array(RecordWords.mark.utf8)
    bytes += [UInt8](repeating: 0, count: RecordWords.headerNumbers - bytes.count)
    let name = ProcessInfo.processInfo.processName.utf8.prefix(RecordWords.longestName)
    #if canImport(Darwin)
      let platform = 1
    #else
      let platform = 0
    #endif
    for number in [ProcessInfo.processInfo.activeProcessorCount, platform, name.count] {
      withUnsafeBytes(of: UInt64(number).littleEndian) { bytes += $0 }
    }
    return bytes + name
  }
}

/// A file by where its name stands: equal names of one module stand at one place.
private struct StaticStringKey: Hashable {
  private let start: UInt

  init(_ text: StaticString) { start = UInt(bitPattern: text.utf8Start) }
}

/// The place in the program that asks for something.
struct RecordedPlace: Sendable {
  var fileID: StaticString
  var line: Int
  var column: Int

  @inline(__always)
  init(_ fileID: StaticString, _ line: Int, _ column: Int) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }

  static let none = RecordedPlace("", 0, 0)
}

func recordedNanoseconds(_ interval: DispatchTimeInterval) -> Int {
  switch interval {
  case .seconds(let count): scaled(count, 1_000_000_000)
  case .milliseconds(let count): scaled(count, 1_000_000)
  case .microseconds(let count): scaled(count, 1_000)
  case .nanoseconds(let count): count
  case .never: .max
  @unknown default: 0
  }
}

private func scaled(_ count: Int, _ factor: Int) -> Int {
  let (value, overflow) = count.multipliedReportingOverflow(by: factor)
  return overflow ? (count < 0 ? .min : .max) : value
}
