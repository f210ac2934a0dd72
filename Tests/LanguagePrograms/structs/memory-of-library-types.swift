// How values of the library's types lie in memory.
import Foundation
import Dispatch
struct R { var user: String, cost: Int8, at: Date }
print(MemoryLayout<Date>.size, MemoryLayout<Date?>.size, MemoryLayout<UUID>.size, MemoryLayout<UUID>.alignment, MemoryLayout<UUID?>.size)
print(MemoryLayout<Range<Int>>.size, MemoryLayout<ClosedRange<Int8>>.size, MemoryLayout<Range<Int>?>.size, MemoryLayout<R>.size, MemoryLayout<R>.stride)
print(MemoryLayout<DispatchTime>.size, MemoryLayout<ArraySlice<Int>>.size, MemoryLayout<ObjectIdentifier>.size, MemoryLayout<ObjectIdentifier?>.size)
print(MemoryLayout<DispatchTime?>.size, MemoryLayout<ArraySlice<Int>?>.size)
