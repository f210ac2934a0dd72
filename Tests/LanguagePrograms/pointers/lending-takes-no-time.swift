// Lending an array's memory takes no time
import Dispatch
var heap = Array(0..<20_000)
var sum = 0
for round in 0..<1_000 {
  heap.withUnsafeMutableBufferPointer { buffer in
    buffer[round] += 1
    sum += buffer.count
  }
  sum += heap.withUnsafeBufferPointer { $0[round] }
}
print(sum, heap[0], heap[999], heap[1000])

var squares = [Int](repeating: 0, count: 64)
squares.withUnsafeMutableBufferPointer { buffer in
  let shared = buffer
  DispatchQueue.concurrentPerform(iterations: 64) { shared[$0] = $0 * $0 }
}
print(squares.reduce(0, +))

func fill(_ pointer: UnsafeMutablePointer<Int>, _ count: Int) {
  for index in 0..<count { pointer[index] = index }
}
let copy = heap
for _ in 0..<200 { fill(&heap, 3) }
print(heap[0], heap[2], heap[3], copy[0], copy[2])

let words = UnsafeMutablePointer<String>.allocate(capacity: 3)
words.initialize(repeating: "a", count: 3)
(words + 1).pointee = "b"
print(words.move(), words[1], words[2])
words.initialize(to: "c")
print(words[0])
words.deinitialize(count: 3)
words.deallocate()

var names = ["x", "y", "z"]
let last = names.withUnsafeMutableBufferPointer { buffer -> String in
  let start = buffer.baseAddress!
  let moved = (start + 2).move()
  (start + 2).initialize(to: moved + "!")
  return moved
}
print(names, last)
