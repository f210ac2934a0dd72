// Pointers: compared, moved, copied from each other, buffers cut into slices and rebased.
let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 8)
defer { numbers.deallocate() }
numbers.initialize(repeating: 1, count: 8)
for index in 0..<8 { (numbers + index).pointee = index * index }
let end = numbers + 8
var cursor = numbers
var sum = 0
while cursor < end {
  sum += cursor.pointee
  cursor += 1
}
print(sum, cursor == end, end - numbers, numbers.distance(to: cursor), cursor != numbers)
cursor -= 3
print(cursor.pointee, (cursor - 1).pointee, (1 + cursor)[0])
// Overlapping copies.
(numbers + 1).update(from: numbers, count: 6)
print((0..<8).map { numbers[$0] })
let copy = UnsafeMutablePointer<Int>.allocate(capacity: 4)
copy.initialize(from: numbers + 4, count: 4)
print((0..<4).map { copy[$0] }, Set([copy, copy, copy + 1]).count)
copy.deinitialize(count: 4)
copy.deallocate()

func total(_ buffer: UnsafeBufferPointer<Int>) -> Int {
  if buffer.count <= 2 { return buffer.reduce(0, +) }
  let middle = buffer.count / 2
  return total(UnsafeBufferPointer(rebasing: buffer[..<middle])) + total(UnsafeBufferPointer(rebasing: buffer[middle...]))
}
var values = Array(1...10)
print(values.withUnsafeBufferPointer { total($0) })
values.withUnsafeMutableBufferPointer { buffer in
  let upper = UnsafeMutableBufferPointer(rebasing: buffer[5...])
  upper[0] = 600
  upper.swapAt(1, 4)
  buffer[0..<2][1] = 200
  let all = UnsafeMutableBufferPointer(rebasing: buffer[...])
  print(total(UnsafeBufferPointer(all)), upper.count, all.count)
}
print(values)
