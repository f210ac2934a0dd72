#if canImport(Glibc)
  import Glibc
#endif

/// Memory for elements that are added one after another and never move: growing copies nothing, so no page is touched twice.
///
/// Segment 0 has room for `firstCapacity` elements, every other segment for as many as all before it together. Who uses it
/// counts the elements; the memory does not know which of its places have been filled.
@usableFromInline
package final class GrowingMemory<Element: BitwiseCopyable> {
  @usableFromInline typealias Pointer = UnsafeMutablePointer<Element>

  /// Of `firstCapacity`, the logarithm.
  @usableFromInline static var shift: Int { 6 }
  private static var firstCapacity: Int { 1 << shift }

  /// For every segment the address where element 0 would be if the segment reached down to it: an index needs no subtraction.
  @usableFromInline let bases: UnsafeMutablePointer<Pointer>
  private var segmentCount = 0

  package init() {
    bases = .allocate(capacity: Int.bitWidth)
  }

  deinit {
    for segment in 0..<segmentCount { (bases[segment] + Self.start(of: segment)).deallocate() }
    bases.deallocate()
  }

  /// How many elements there is room for.
  package var capacity: Int { segmentCount == 0 ? 0 : Self.firstCapacity << (segmentCount - 1) }

  /// Makes room for more elements.
  package func grow() {
    let start = capacity
    let added = max(start, Self.firstCapacity)
    let memory = Pointer.allocate(capacity: added)
    preferLargePages(UnsafeMutableRawBufferPointer(start: memory, count: added * MemoryLayout<Element>.stride))
    bases[segmentCount] = memory - start
    segmentCount += 1
  }

  private static func start(of segment: Int) -> Int {
    segment == 0 ? 0 : firstCapacity << (segment - 1)
  }

  /// Where the element at `index` is; there must be room for it.
  @inlinable @inline(__always)
  package func address(of index: Int) -> UnsafeMutablePointer<Element> {
    // `| 1` puts both halves of segment 0 together.
    let segment = Int.bitWidth - 1 - (index >> (Self.shift - 1) | 1).leadingZeroBitCount
    return bases[segment] + index
  }
}

/// Asks the system for large pages where `memory` has room for them: first touching a page costs as much as simulating a block.
package func preferLargePages(_ memory: UnsafeMutableRawBufferPointer) {
  #if canImport(Glibc)
    let largePage = 2 << 20
    guard let start = memory.baseAddress, memory.count >= 2 * largePage else { return }
    let aligned = start.alignedUp(toMultipleOf: largePage)
    // Only advice: without large pages everything works as well, but more slowly.
    _ = madvise(aligned, memory.count - (aligned - start), MADV_HUGEPAGE)
  #endif
}
