#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Two pieces of work at once.
package enum SideBySide {
  /// Runs `other` on a thread of its own and `body` on this one, both to their ends; one after the other where there is no thread to be had.
  package static func run(_ body: () -> Void, and other: () -> Void) {
    withoutActuallyEscaping(other) { other in
      let task = Unmanaged.passRetained(Task(body: other))
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let failure = pthread_create(
        &thread, nil,
        { argument in
          #if canImport(Darwin)
            Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().body()
          #else
            Unmanaged<Task>.fromOpaque(argument!).takeRetainedValue().body()
          #endif
          return nil
        }, task.toOpaque())
      body()
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
  }
}

/// How many lines end in `range`.
func lineCount(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
  guard let start = bytes.baseAddress else { return 0 }
  var (count, place) = (0, range.lowerBound)
  while place < range.upperBound, let found = memchr(start + place, 0x0A, range.upperBound - place) {
    count += 1
    place = UnsafeRawPointer(found) - UnsafeRawPointer(start) + 1
  }
  return count
}
