// traps: sync on the serial queue one is on
import Dispatch

final class Store {
  private let queue = DispatchQueue(label: "store")
  private var values: [Int] = []
  var count: Int { queue.sync { values.count } }
  func add(_ value: Int) {
    queue.sync {
      values.append(value)
      print("added", value)
      print("count", count)
    }
  }
}
let store = Store()
print(store.count)
store.add(1)
