// advice: OperationQueue is not Dispatch: use a DispatchQueue
import Foundation

let queue = OperationQueue()
queue.addOperation { print("work") }
queue.waitUntilAllOperationsAreFinished()
