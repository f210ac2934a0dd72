// Results of concurrentPerform, written through a buffer: each iteration its own element.
import Dispatch
import Foundation

extension Array {
  func concurrentMap<T>(_ transform: (Element) -> T) -> [T] {
    var results = [T?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { buffer in
      DispatchQueue.concurrentPerform(iterations: buffer.count) { index in
        buffer[index] = transform(self[index])
      }
    }
    return results.map { $0! }
  }

  /// Without a first value: SE-0223.
  func parallelMap<T>(_ transform: (Element) -> T) -> [T] {
    [T](unsafeUninitializedCapacity: count) { buffer, initialized in
      DispatchQueue.concurrentPerform(iterations: count) { index in
        (buffer.baseAddress! + index).initialize(to: transform(self[index]))
      }
      initialized = count
    }
  }
}

func strided<T>(_ values: [T], chunk: Int, _ work: (ArraySlice<T>) -> Int) -> [Int] {
  let chunks = (values.count + chunk - 1) / chunk
  var sums = [Int](repeating: 0, count: chunks)
  sums.withUnsafeMutableBufferPointer { sums in
    DispatchQueue.concurrentPerform(iterations: chunks) { number in
      let start = number * chunk
      sums[number] = work(values[start..<min(start + chunk, values.count)])
    }
  }
  return sums
}

final class Job {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("gone", name) }
}

print(["a", "bb", "ccc"].concurrentMap { $0.count })
print((1...20).map { $0 }.parallelMap { "\($0 * $0)" }.joined(separator: " "))
print(strided(Array(1...10), chunk: 3) { $0.reduce(0, +) })
do {
  let jobs = [1, 2].parallelMap { Job("job \($0)") }
  print(jobs.map(\.name))
}
let matrix = [[1, 2], [3, 4]]
var flat = [Double](repeating: 0, count: 4)
flat.withUnsafeMutableBufferPointer { cells in
  let cells = cells
  DispatchQueue.concurrentPerform(iterations: 2) { row in
    for column in 0..<2 { cells[row * 2 + column] = Double(matrix[row][column]) / 2 }
  }
}
print(flat)
