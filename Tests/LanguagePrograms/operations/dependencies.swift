// operations: dependencies across queues, of cancelled operations, and what readiness says
import Foundation

let cooks = OperationQueue(), waiters = OperationQueue()
cooks.maxConcurrentOperationCount = 1
let soup = BlockOperation { io("soup", .milliseconds(60)); print("soup is cooked") }
let serve = BlockOperation { print("soup is served") }
let bill = BlockOperation { print("bill") }
serve.addDependency(soup)
bill.addDependency(serve)
bill.addDependency(soup)
print(soup.isReady, serve.isReady, bill.dependencies.count)
waiters.addOperations([bill, serve], waitUntilFinished: false)
cooks.addOperation(soup)
bill.waitUntilFinished()

let first = BlockOperation { print("cancelled: not printed") }
let second = BlockOperation { print("runs though what it depends on was cancelled") }
first.completionBlock = { print("completed, cancelled: \(first.isCancelled)") }
second.addDependency(first)
first.cancel()
cooks.addOperation(first)
first.waitUntilFinished()
io("a while", .milliseconds(40))
cooks.addOperation(second)
second.waitUntilFinished()
print(first.isFinished, second.isFinished)
