// The order of arrays.
// Swift's own merge sort, step by step, so that a predicate that can be watched is called for the same pairs.
extension Array {
  mutating func sort(using comparator: KeyPathComparator<Element>) { self = sorted(using: comparator) }
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    let total = count
    var shortest = total
    if total >= 64 {
      let shift = 58 - total.leadingZeroBitCount
      shortest = (total >> shift) + (total & ((1 << shift) - 1) == 0 ? 0 : 1)
    }
    if total <= shortest {
      if total > 1 { try _insertionSort(0, total, 1, areInIncreasingOrder) }
      return
    }
    var runs: [Int] = []
    var start = 0
    while start < total {
      var end = start + 1
      if end < total {
        let isDescending = try areInIncreasingOrder(self[end], self[start])
        end += 1
        while end < total && (try areInIncreasingOrder(self[end], self[end - 1])) == isDescending { end += 1 }
        if isDescending { _reverse(start, end) }
      }
      if end < total && end - start < shortest {
        let newEnd = start + shortest < total ? start + shortest : total
        try _insertionSort(start, newEnd, end, areInIncreasingOrder)
        end = newEnd
      }
      runs.append(start)
      try _mergeTopRuns(&runs, end, areInIncreasingOrder)
      start = end
    }
    while runs.count > 1 { try _mergeRuns(&runs, runs.count - 1, total, areInIncreasingOrder) }
  }
  mutating func _insertionSort(
    _ start: Int, _ end: Int, _ sortedEnd: Int, _ areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    var next = sortedEnd
    while next < end {
      var i = next
      while i > start {
        if !(try areInIncreasingOrder(self[i], self[i - 1])) { break }
        swapAt(i, i - 1)
        i -= 1
      }
      next += 1
    }
  }
  mutating func _reverse(_ start: Int, _ end: Int) {
    var low = start
    var high = end - 1
    while low < high {
      swapAt(low, high)
      low += 1
      high -= 1
    }
  }
  mutating func _mergeTopRuns(
    _ runs: inout [Int], _ end: Int, _ areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    while runs.count > 1 {
      var last = runs.count - 1
      let lastLength = end - runs[last]
      let middleLength = runs[last] - runs[last - 1]
      let isTooLong3 = last >= 2 && runs[last - 1] - runs[last - 2] <= lastLength + middleLength
      let isTooLong4 = last >= 3 && runs[last - 2] - runs[last - 3] <= runs[last - 1] - runs[last - 2] + middleLength
      if isTooLong3 || isTooLong4 {
        if runs[last - 1] - runs[last - 2] < lastLength { last -= 1 }
      } else if middleLength > lastLength {
        break
      }
      try _mergeRuns(&runs, last, end, areInIncreasingOrder)
    }
  }
  mutating func _mergeRuns(
    _ runs: inout [Int], _ i: Int, _ end: Int, _ areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    let low = runs[i - 1]
    let middle = runs[i]
    let high = i + 1 < runs.count ? runs[i + 1] : end
    try _merge(low, middle, high, areInIncreasingOrder)
    _ = runs.remove(at: i)
  }
  mutating func _merge(
    _ low: Int, _ middle: Int, _ high: Int, _ areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    let left = _slice(low, middle)
    let right = _slice(middle, high)
    let fromLeft = left.count < right.count
    var merged: [Element] = []
    merged.reserveCapacity(high - low)
    if fromLeft {
      var l = 0
      var r = 0
      while l < left.count && r < right.count {
        if try areInIncreasingOrder(right[r], left[l]) {
          merged.append(right[r])
          r += 1
        } else {
          merged.append(left[l])
          l += 1
        }
      }
      merged.append(contentsOf: left._slice(l, left.count))
      merged.append(contentsOf: right._slice(r, right.count))
    } else {
      var l = left.count
      var r = right.count
      while l > 0 && r > 0 {
        if try areInIncreasingOrder(right[r - 1], left[l - 1]) {
          l -= 1
          merged.append(left[l])
        } else {
          r -= 1
          merged.append(right[r])
        }
      }
      while r > 0 {
        r -= 1
        merged.append(right[r])
      }
      while l > 0 {
        l -= 1
        merged.append(left[l])
      }
      merged._reverse()
    }
    _replace(low, high, merged)
  }
}
