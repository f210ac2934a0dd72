// How a recorded block reaches the real library.
import Dispatch
import Foundation

#if os(Linux)
  import CDispatch
#endif

/// A queue as libdispatch knows it.
///
/// On Linux Swift's `DispatchQueue` makes an Objective-C block of every closure, a second thing on the heap and more expensive than the
/// first. libdispatch also takes a function and a pointer, and does with them what it does with a block: so a recorded block has one
/// thing on the heap, the one that an unrecorded one has.
struct BareQueue: @unchecked Sendable {
  #if os(Linux)
    private let queue: OpaquePointer?
    /// At hand: a `static let` is asked each time whether it is there yet.
    let key = RecordedLog.key

    init(_ real: Dispatch.DispatchQueue) {
      let object = UnsafeRawPointer(Unmanaged.passUnretained(real).toOpaque())
      queue = Self.isWhereExpected ? object.load(fromByteOffset: Self.offset, as: OpaquePointer.self) : nil
    }

    /// Behind the header of an object.
    private static let offset = 2 * MemoryLayout<Int>.stride
    /// That the one property of Swift's class is the queue of libdispatch. If not, blocks go to the library as they do elsewhere.
    private static let isWhereExpected: Bool = {
      let queue = Dispatch.DispatchQueue.main
      let known = Mirror(reflecting: queue).children.first { $0.label == "__wrapped" }?.value as? OpaquePointer
      let object = UnsafeRawPointer(Unmanaged.passUnretained(queue).toOpaque())
      return known != nil && known == object.load(fromByteOffset: offset, as: OpaquePointer?.self)
    }()

    /// False when it could not be handed over like this.
    @inline(__always)
    func async(_ item: Int, isBarrier: Bool, _ work: @escaping @Sendable () -> Void) -> Bool {
      guard let queue else { return false }
      let block = Unmanaged.passRetained(HandedBlock(item, key, work)).toOpaque()
      if isBarrier {
        dispatch_barrier_async_f(queue, block, HandedBlock.run)
      } else {
        dispatch_async_f(queue, block, HandedBlock.run)
      }
      return true
    }

    /// False when it could not be handed over like this.
    @inline(__always)
    func sync(_ item: Int, isBarrier: Bool, _ work: () -> Void) -> Bool {
      guard let queue else { return false }
      withoutActuallyEscaping(work) { work in
        let call = HandedCall(item: item, key: key, work: work)
        withUnsafePointer(to: call) { call in
          let call = UnsafeMutablePointer(mutating: call)
          if isBarrier {
            dispatch_barrier_sync_f(queue, call, HandedCall.run)
          } else {
            dispatch_sync_f(queue, call, HandedCall.run)
          }
        }
      }
      return true
    }
  #else
    let key = RecordedLog.key

    // Swift's classes are those of the library there.
    init(_ real: Dispatch.DispatchQueue) {}
    func async(_ item: Int, isBarrier: Bool, _ work: @escaping @Sendable () -> Void) -> Bool { false }
    func sync(_ item: Int, isBarrier: Bool, _ work: () -> Void) -> Bool { false }
  #endif
}

#if os(Linux)
  /// A block on its way; whoever runs it lets it go.
  private final class HandedBlock: Sendable {
    private let item: Int
    private let key: pthread_key_t
    private let work: @Sendable () -> Void

    init(_ item: Int, _ key: pthread_key_t, _ work: @escaping @Sendable () -> Void) {
      self.item = item
      self.key = key
      self.work = work
    }

    static let run: @convention(c) (UnsafeMutableRawPointer?) -> Void = { memory in
      guard let memory else { return }
      // What it holds lives until its end is written down, as with a block.
      withExtendedLifetime(Unmanaged<HandedBlock>.fromOpaque(memory).takeRetainedValue()) { block in
        recordedRun(block.item, on: RecordedThread.current(block.key), block.work)
      }
    }
  }

  /// A block whose submitter waits for it, and keeps it. Nobody copies it: to count the references to its closure, once for the place that
  /// it is in and once for who calls it, costs as much as a record.
  private struct HandedCall: ~Copyable {
    let item: Int
    let key: pthread_key_t
    let work: () -> Void

    static let run: @convention(c) (UnsafeMutableRawPointer?) -> Void = { memory in
      guard let memory else { return }
      memory.assumingMemoryBound(to: HandedCall.self).pointee.run()
    }

    @inline(__always)
    borrowing func run() {
      recordedRun(item, on: RecordedThread.current(key), work)
    }
  }
#endif
