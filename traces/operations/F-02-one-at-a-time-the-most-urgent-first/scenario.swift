// title: One at a time, the most urgent first
// caption: The queue keeps what it cannot start: priorities count among those that are ready, then the order of adding.
import Foundation

let orders = OperationQueue()
orders.name = "orders"
orders.maxConcurrentOperationCount = 1
func order(_ dish: String, _ priority: Operation.QueuePriority = .normal) {
  let operation = BlockOperation {
    work(dish, .milliseconds(20))
    print(dish)
  }
  operation.queuePriority = priority
  orders.addOperation(operation)
}
order("soup")
order("tea", .low)
order("bread")
order("water", .veryHigh)
orders.waitUntilAllOperationsAreFinished()

// expect: order "soup" "water" "bread" "tea"
// expect: prints only "soup", "water", "bread", "tea"
// expect: "soup" excludes "bread"
