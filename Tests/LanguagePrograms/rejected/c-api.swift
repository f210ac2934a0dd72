// advice: use the Swift names: DispatchQueue.global().async
import Dispatch

dispatch_async(dispatch_get_main_queue()) { print("old style") }
