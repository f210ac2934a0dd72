#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the code stands that calls into this library without saying so: what the debug information has of the return addresses on its
/// thread's stack. Nothing where there is no debug information, or nobody to read it.
enum CallPlaces {
  private nonisolated(unsafe) static var known: [[UInt]: SeenByOthers.Place?] = [:]
  private nonisolated(unsafe) static let symbolizer = Symbolizer()
  private nonisolated(unsafe) static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    return mutex
  }()
  private static let mostCallers: Int32 = 10

  /// What the functions return to that the calling thread is in, innermost first.
  static func callers() -> [UInt] {
    #if canImport(Glibc)
      [UInt](unsafeUninitializedCapacity: Int(mostCallers)) { addresses, count in
        count = Int(backtrace(addresses.baseAddress.unsafelyUnwrapped, mostCallers))
      }
    #else
      []
    #endif
  }

  /// The first of them outside of this library that stands in a line. Not for a thread whose closure is being waited for: it takes as
  /// long as another program needs, once for each place.
  static func place(of callers: [UInt]) -> SeenByOthers.Place? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if let known = known[callers] { return known }
    let place = callers.lazy.compactMap(Self.place(returningTo:)).first
    known[callers] = .some(place)
    return place
  }

  private static func place(returningTo address: UInt) -> SeenByOthers.Place? {
    guard let symbolizer, let (file, start) = file(of: address) else { return nil }
    // The call itself; or what comes soon after it in the same function, since not all that the compiler adds has a line.
    var function: String?
    for step in [-1, 4, 9, 14, 24, 40] {
      let frames = symbolizer.frames(at: UInt(Int(address - start) + step), of: file)
      guard let outermost = frames.last, function == nil || function == outermost.function else { return nil }
      function = outermost.function
      if let own = frames.first(where: { $0.place != nil && !isOurs($0.function) }) { return own.place }
      if isOurs(outermost.function) { return nil }
    }
    return nil
  }

  private static func isOurs(_ function: String) -> Bool { function.hasPrefix("$s17SimulatedDispatch") }

  /// The program or library that has code at `address`, and where it was loaded.
  private static func file(of address: UInt) -> (path: String, start: UInt)? {
    #if canImport(Glibc)
      var facts = LoadedFile()
      guard dladdr(UnsafeRawPointer(bitPattern: address), &facts) != 0, let name = facts.name else { return nil }
      let path = String(cString: name)
      if path.hasPrefix("/") { return (path, facts.start) }
      guard let own = realpath("/proc/self/exe", nil) else { return nil }
      defer { free(own) }
      return (String(cString: own), facts.start)
    #else
      return nil
    #endif
  }
}

#if canImport(Glibc)
  /// `Dl_info`, which Swift's module of the C library leaves out, as it does the two functions.
  private struct LoadedFile {
    var name: UnsafePointer<CChar>?
    var start: UInt = 0
    var symbol: UnsafePointer<CChar>?
    var symbolStart: UInt = 0
  }

  @_silgen_name("dladdr")
  private func dladdr(_ address: UnsafeRawPointer?, _ facts: UnsafeMutablePointer<LoadedFile>) -> Int32

  @_silgen_name("backtrace")
  private func backtrace(_ addresses: UnsafeMutablePointer<UInt>, _ count: Int32) -> Int32
#endif
