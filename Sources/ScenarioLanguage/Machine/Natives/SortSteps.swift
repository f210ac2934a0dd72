/// Swift's own merge sort from one comparison to the next, so that a predicate that can be watched is called for the same pairs. In the
/// library's text it was a tenth of what a scenario that sorts something has checked.
///
/// What is moved is the order of the elements; they stay where they are until it is known. All of it are words of an array that the
/// library's `sort(by:)` holds.
struct SortSteps {
  private enum Field: Int, CaseIterable {
    /// Which elements are compared next: whether the first goes before the second. Negative when all is sorted.
    case first, second
    case phase, total
    /// Runs that are shorter are made longer by insertion.
    case shortestRun
    /// The run that is looked at, and what is inserted into it.
    case start, end, isDescending, next, place
    case runCount
    /// The two runs that are merged, how far each was read, and how many elements were taken.
    case run, low, middle, high, left, right, taken
    case isFromLeft, isLastMerge
  }

  private enum Phase: Int {
    case runStart, runGrowth, insertion, merge
  }

  /// As lengths grow like Fibonacci's numbers, there are never so many.
  private static let mostRuns = 96
  private static let orderStart = Field.allCases.count + mostRuns
  /// Fewer are sorted by insertion alone.
  private static let fewest = 64

  private let words: UnsafeMutablePointer<Int>
  private let runtime: Runtime

  /// Nil for words of something else.
  init?(_ array: ArrayObject) {
    guard array.layout == .word, array.count > Self.orderStart else { return nil }
    words = array.wordsBase(0)
    runtime = array.runtime
    guard array.count == Self.wordCount(for: self[.total]) else { return nil }
  }

  /// With a place for each element, and one more for what is merged.
  static func wordCount(for total: Int) -> Int { orderStart + 1 + total * (total < fewest ? 1 : 2) }

  /// Of the elements: which is where, also amid the sorting.
  func order() -> UnsafeBufferPointer<Int> {
    if self[.first] >= 0, self[.phase] == Phase.merge.rawValue { putMerged() }
    return UnsafeBufferPointer(start: places, count: self[.total])
  }

  private var places: UnsafeMutablePointer<Int> { words + Self.orderStart }
  private var merged: UnsafeMutablePointer<Int> { words + Self.orderStart + self[.total] }
  private var runs: UnsafeMutablePointer<Int> { words + Field.allCases.count }

  private subscript(_ field: Field) -> Int {
    get { words[field.rawValue] }
    nonmutating set { words[field.rawValue] = newValue }
  }

  // MARK: - Steps

  static func begin(_ total: Int, in array: ArrayObject) {
    for _ in 0..<orderStart { array.append(word: 0) }
    for place in 0..<total { array.append(word: place) }
    while array.count < wordCount(for: total) { array.append(word: 0) }
    array.wordsBase(0)[Field.total.rawValue] = total
    SortSteps(array)?.begin()
  }

  private func begin() {
    let total = self[.total]
    guard total >= Self.fewest else {
      self[.shortestRun] = total
      self[.end] = total
      self[.next] = 1
      return insertNext()
    }
    let shift = Int.bitWidth - 6 - total.leadingZeroBitCount
    self[.shortestRun] = total >> shift + (total & (1 << shift - 1) == 0 ? 0 : 1)
    beginRun()
  }

  /// Goes on to the next comparison.
  func goOn(_ isBefore: Bool) {
    switch Phase(rawValue: self[.phase]) {
    case .runStart:
      self[.isDescending] = isBefore ? 1 : 0
      self[.end] += 1
      growRun()
    case .runGrowth where isBefore == (self[.isDescending] == 1):
      self[.end] += 1
      growRun()
    case .runGrowth: completeRun()
    case .insertion where isBefore:
      let place = self[.place]
      (places[place], places[place - 1]) = (places[place - 1], places[place])
      self[.place] -= 1
      compareInserted()
    case .insertion:
      self[.next] += 1
      insertNext()
    case .merge:
      take(isBefore)
      compareMerged()
    case nil: stop()
    }
  }

  private func compare(_ first: Int, _ second: Int, _ phase: Phase) {
    self[.first] = places[first]
    self[.second] = places[second]
    self[.phase] = phase.rawValue
  }

  private func stop() { self[.first] = -1 }

  // MARK: - Runs

  /// Where the last one ends.
  private func beginRun() {
    self[.start] = self[.end]
    guard self[.start] < self[.total] else { return mergeLast() }
    self[.end] += 1
    self[.isDescending] = 0
    if self[.end] < self[.total] { compare(self[.end], self[.start], .runStart) } else { completeRun() }
  }

  private func growRun() {
    if self[.end] < self[.total] { compare(self[.end], self[.end] - 1, .runGrowth) } else { completeRun() }
  }

  private func completeRun() {
    let (start, end) = (self[.start], self[.end])
    if self[.isDescending] == 1 {
      var run = UnsafeMutableBufferPointer(start: places + start, count: end - start)
      run.reverse()
    }
    guard end < self[.total], end - start < self[.shortestRun] else { return addRun() }
    self[.next] = end
    self[.end] = min(start + self[.shortestRun], self[.total])
    insertNext()
  }

  private func insertNext() {
    if self[.next] < self[.end] {
      self[.place] = self[.next]
      compareInserted()
    } else if self[.total] < Self.fewest {
      stop()
    } else {
      addRun()
    }
  }

  private func compareInserted() {
    if self[.place] > self[.start] { return compare(self[.place], self[.place] - 1, .insertion) }
    self[.next] += 1
    insertNext()
  }

  private func addRun() {
    runs[self[.runCount]] = self[.start]
    self[.runCount] += 1
    mergeTop()
  }

  // MARK: - Merging

  /// Merges until each run is longer than the two after it together.
  private func mergeTop() {
    var last = self[.runCount] - 1
    guard last > 0 else { return beginRun() }
    let lengthOfLast = self[.end] - runs[last]
    let lengthBefore = runs[last] - runs[last - 1]
    let isThirdTooShort = last >= 2 && runs[last - 1] - runs[last - 2] <= lengthOfLast + lengthBefore
    let isFourthTooShort = last >= 3 && runs[last - 2] - runs[last - 3] <= runs[last - 1] - runs[last - 2] + lengthBefore
    if isThirdTooShort || isFourthTooShort {
      if runs[last - 1] - runs[last - 2] < lengthOfLast { last -= 1 }
    } else if lengthBefore > lengthOfLast {
      return beginRun()
    }
    beginMerge(last)
  }

  private func mergeLast() {
    self[.isLastMerge] = 1
    if self[.runCount] > 1 { beginMerge(self[.runCount] - 1) } else { stop() }
  }

  /// Of a run with the one before it.
  private func beginMerge(_ run: Int) {
    let (low, middle) = (runs[run - 1], runs[run])
    let high = run + 1 < self[.runCount] ? runs[run + 1] : self[.end]
    let isFromLeft = middle - low < high - middle
    self[.run] = run
    (self[.low], self[.middle], self[.high]) = (low, middle, high)
    self[.isFromLeft] = isFromLeft ? 1 : 0
    (self[.left], self[.right]) = isFromLeft ? (low, middle) : (middle, high)
    self[.taken] = 0
    compareMerged()
  }

  /// The shorter run decides from which side.
  private func compareMerged() {
    let (left, right) = (self[.left], self[.right])
    if self[.isFromLeft] == 1 {
      if left < self[.middle] && right < self[.high] { return compare(right, left, .merge) }
    } else if left > self[.low] && right > self[.middle] {
      return compare(right - 1, left - 1, .merge)
    }
    completeMerge()
  }

  /// What was taken, and the rest of both runs: of the shorter one first.
  private func putMerged() {
    while self[.isFromLeft] == 1 ? self[.left] < self[.middle] : self[.right] > self[.middle] { take(false) }
    while self[.taken] < self[.high] - self[.low] { take(true) }
    (places + self[.low]).update(from: merged, count: self[.taken])
  }

  private func take(_ isRightBefore: Bool) {
    let isFromLeft = self[.isFromLeft] == 1
    let field = isRightBefore == isFromLeft ? Field.right : .left
    if !isFromLeft { self[field] -= 1 }
    merged[isFromLeft ? self[.taken] : self[.high] - self[.low] - 1 - self[.taken]] = places[self[field]]
    if isFromLeft { self[field] += 1 }
    self[.taken] += 1
  }

  private func completeMerge() {
    putMerged()
    runtime.charge((self[.high] - self[.low]) >> 1)
    for run in self[.run]..<(self[.runCount] - 1) { runs[run] = runs[run + 1] }
    self[.runCount] -= 1
    if self[.isLastMerge] == 1 { mergeLast() } else { mergeTop() }
  }
}
