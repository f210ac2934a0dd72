// advice: there is no current queue in Swift: use setSpecific and getSpecific, or dispatchPrecondition
import Dispatch

print(DispatchQueue.current.label)
