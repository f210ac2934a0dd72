// programs: thread-safe-array, in the style of application code
import Foundation
public final class SynchronizedArray<Element> {
  private let queue = DispatchQueue(label: "SynchronizedArray", attributes: .concurrent)
  private var array = [Element]()
  public init() {}
  public convenience init(_ array: [Element]) {
    self.init()
    self.array = array
  }
}
public extension SynchronizedArray {
  var first: Element? {
    var result: Element?
    queue.sync { result = self.array.first }
    return result
  }
  var count: Int {
    var result = 0
    queue.sync { result = self.array.count }
    return result
  }
  var isEmpty: Bool { queue.sync { array.isEmpty } }
  func filter(_ isIncluded: @escaping (Element) -> Bool) -> SynchronizedArray {
    var result: SynchronizedArray?
    queue.sync { result = SynchronizedArray(self.array.filter(isIncluded)) }
    return result!
  }
  func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> [ElementOfResult] {
    var result = [ElementOfResult]()
    queue.sync { result = self.array.map(transform) }
    return result
  }
  func reduce<R>(_ initial: R, _ next: @escaping (R, Element) -> R) -> R {
    queue.sync { array.reduce(initial, next) }
  }
  func append(_ element: Element) { queue.async(flags: .barrier) { self.array.append(element) } }
  func append(_ elements: [Element]) { queue.async(flags: .barrier) { self.array += elements } }
  func removeAll(completion: (([Element]) -> Void)? = nil) {
    queue.async(flags: .barrier) {
      let elements = self.array
      self.array.removeAll()
      DispatchQueue.main.async { completion?(elements) }
    }
  }
  subscript(index: Int) -> Element? {
    get {
      var result: Element?
      queue.sync {
        guard self.array.startIndex..<self.array.endIndex ~= index else { return }
        result = self.array[index]
      }
      return result
    }
    set {
      guard let newValue = newValue else { return }
      queue.async(flags: .barrier) { self.array[index] = newValue }
    }
  }
}
public extension SynchronizedArray where Element: Equatable {
  func contains(_ element: Element) -> Bool { queue.sync { array.contains(element) } }
}
public extension SynchronizedArray {
  static func += (left: inout SynchronizedArray, right: Element) { left.append(right) }
  static func += (left: inout SynchronizedArray, right: [Element]) { left.append(right) }
}
var numbers = SynchronizedArray<Int>()
DispatchQueue.concurrentPerform(iterations: 100) { numbers.append($0) }
print(numbers.count, numbers.contains(42), numbers[1000] as Any)
numbers += 5
numbers += [1, 2]
print(numbers.count, numbers.reduce(0, +), numbers.filter { $0 % 2 == 0 }.count, numbers.map { $0 * 2 }.max()!)
numbers[0] = 7
print(numbers.first.map { $0 + 1 } ?? -1, numbers.isEmpty)
numbers.removeAll { removed in
  print("removed", removed.count)
  exit(0)
}
dispatchMain()
