// title: Dependencies in a circle never start
// caption: Nothing is found to be wrong; the queue simply stays as it is. A thread that waits for it waits for ever.
import Foundation

let egg = BlockOperation { print("egg") }
let hen = BlockOperation { print("hen") }
egg.addDependency(hen)
hen.addDependency(egg)
let queue = OperationQueue()
queue.name = "queue"
queue.addOperations([egg, hen], waitUntilFinished: true)

// expect: deadlock "which nobody finishes any more"
// expect: prints nothing
