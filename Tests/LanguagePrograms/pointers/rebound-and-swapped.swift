// Elements of a buffer are swapped in place, bytes are read as numbers, and a buffer becomes data.
import Foundation
var numbers = [1, 2, 3]
numbers.withUnsafeMutableBufferPointer { buffer in
  swap(&buffer[0], &buffer[buffer.count - 1])
}
print(numbers)
let place = UnsafeMutablePointer<Int>.allocate(capacity: 2)
place.initialize(repeating: 0, count: 2)
place[1] = 7
swap(&place[0], &place[1])
print(place[0], place[1])
place.deallocate()
let bytes = Array("null".utf8)
bytes.withUnsafeBufferPointer { buffer in
  print(buffer.baseAddress!.withMemoryRebound(to: UInt32.self, capacity: 1) { $0.pointee.littleEndian })
  print(buffer.baseAddress!.withMemoryRebound(to: Int8.self, capacity: 4) { $0[3] })
}
print([1 as UInt8, 2].withUnsafeBufferPointer(Data.init(buffer:)), [258 as UInt16].withUnsafeBufferPointer { Data(buffer: $0) }.map { $0 })
