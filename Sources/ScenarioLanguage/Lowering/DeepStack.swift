#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs code with room for deep recursion: checking follows the nesting of the text, and values are freed one inside the other.
package enum DeepStack {
  private static let bytes = 512 << 20
  private static let bytesForSignals = 64 << 10

  /// Where a thread with a large stack has a mark.
  private static let mark: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  private static var isHere: Bool { mark.map { pthread_getspecific($0) != nil } ?? false }

  /// Runs `body` to its end on a thread with a large stack (only what is used of it takes memory): on this one where it is such a thread.
  package static func run(_ body: () -> Void) {
    if isHere { return body() }
    withoutActuallyEscaping(body) { body in
      let task = Unmanaged.passRetained(Task(body: body))
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, bytes)
      defer { pthread_attr_destroy(&attributes) }
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let failure = pthread_create(
        &thread, &attributes,
        { argument in
          #if canImport(Darwin)
            Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().run()
          #else
            Unmanaged<Task>.fromOpaque(argument!).takeRetainedValue().run()
          #endif
          return nil
        }, task.toOpaque())
      if failure == 0 {
        #if canImport(Darwin)
          pthread_join(thread!, nil)
        #else
          pthread_join(thread, nil)
        #endif
      } else {
        task.takeRetainedValue().body()
      }
    }
  }

  private final class Task {
    let body: () -> Void

    init(body: @escaping () -> Void) {
      self.body = body
    }

    /// Handlers of signals that take another stack have one: to say that this one is used up.
    func run() {
      let room = UnsafeMutableRawPointer.allocate(byteCount: bytesForSignals, alignment: 16)
      var other = stack_t()
      other.ss_sp = room
      other.ss_size = numericCast(bytesForSignals)
      sigaltstack(&other, nil)
      if let mark { pthread_setspecific(mark, room) }
      body()
      other.ss_flags = Int32(SS_DISABLE)
      sigaltstack(&other, nil)
      room.deallocate()
    }
  }
}
