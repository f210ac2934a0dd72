// title: The main operation queue hands over one by one
// caption: It gives the main queue its next operation only when the last is finished: blocks of the main queue come between.
import Foundation

OperationQueue.main.addOperation { print("A") }
OperationQueue.main.addOperation { print("B") }
DispatchQueue.main.async { print("C") }

// expect: prints only "A", "C", "B"
