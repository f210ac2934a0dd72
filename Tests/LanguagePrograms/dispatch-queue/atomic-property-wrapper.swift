// `@Atomic` as tutorials write it: a class over a concurrent queue, its projected value for changes that read and write.
import Foundation

@propertyWrapper
final class Atomic<Value> {
  private let queue = DispatchQueue(label: "atomic", attributes: .concurrent)
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { queue.sync { value } }
    set { queue.async(flags: .barrier) { self.value = newValue } }
  }
  var projectedValue: Atomic<Value> { self }
  func mutate(_ change: (inout Value) -> Void) {
    queue.sync(flags: .barrier) { change(&value) }
  }
}

final class Statistics {
  @Atomic var hits = 0
  @Atomic var names: [String: Int] = [:]
}

let statistics = Statistics()
DispatchQueue.concurrentPerform(iterations: 30) { index in
  statistics.$hits.mutate { $0 += 1 }
  statistics.$names.mutate { $0["name\(index % 3)", default: 0] += 1 }
}
print(statistics.hits, statistics.names["name0"]!, statistics.names.count)
statistics.hits = 5
print(statistics.hits)
