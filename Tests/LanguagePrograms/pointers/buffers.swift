// Buffers are collections of what an array holds; what is written to them is in the array afterwards.
import Foundation

var numbers = [5, 3, 8, 1]
let sum = numbers.withUnsafeBufferPointer { $0.reduce(0, +) }
print(sum, numbers.withUnsafeBufferPointer { buffer in buffer.max()! }, numbers.withUnsafeBufferPointer { $0.count })
numbers.withUnsafeMutableBufferPointer { buffer in
  for index in buffer.indices { buffer[index] *= 10 }
  buffer.swapAt(0, 3)
  buffer[1] += 1
}
print(numbers)
numbers.withUnsafeMutableBufferPointer { $0.sort() }
print(numbers)
let first = numbers.withUnsafeMutableBufferPointer { buffer -> Int in
  buffer.baseAddress!.pointee = 7
  buffer.baseAddress![1] = 8
  (buffer.baseAddress! + 2).pointee = 9
  buffer.baseAddress!.advanced(by: 3).pointee += 1
  return buffer.first!
}
print(first, numbers)

struct Failure: Error {}
do {
  try numbers.withUnsafeMutableBufferPointer { buffer in
    buffer[0] = -1
    throw Failure()
  }
} catch {
  print("thrown", numbers)
}

let cells = UnsafeMutablePointer<Int>.allocate(capacity: 3)
cells.initialize(repeating: 2, count: 3)
cells[1] = 5
(cells + 2).pointee = 6
print(cells[0], cells.pointee, cells[1], cells[2], cells.successor().pointee)
cells.deinitialize(count: 3)
cells.deallocate()

let buffer = UnsafeMutableBufferPointer<String>.allocate(capacity: 2)
buffer.initialize(repeating: "-")
buffer[1] = "x"
print(Array(buffer), buffer.count, buffer.isEmpty, buffer.map { $0 + "!" })
buffer.deallocate()

let rows = UnsafeMutableBufferPointer(start: UnsafeMutablePointer<Int>.allocate(capacity: 2), count: 2)
rows.initialize(repeating: 0)
rows[0] = 4
for row in rows { print(row) }
for (index, row) in rows.enumerated() { print(index, row) }
rows.baseAddress?.deallocate()

var count = 1
withUnsafeMutablePointer(to: &count) { pointer in
  pointer.pointee += 1
  pointer.pointee *= 5
}
print(count, withUnsafePointer(to: count) { $0.pointee })

let some = Array(unsafeUninitializedCapacity: 8) { (buffer: inout UnsafeMutableBufferPointer<Int>, initialized) in
  for index in 0..<3 { buffer[index] = index * index }
  initialized = 3
}
print(some)
let empty: [Int] = []
print(empty.withUnsafeBufferPointer { $0.isEmpty }, empty.withUnsafeBufferPointer { $0.count })
