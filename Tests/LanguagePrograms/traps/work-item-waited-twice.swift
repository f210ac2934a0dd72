// traps: waiting for the same work item twice
import Dispatch

let item = DispatchWorkItem { print("ran") }
DispatchQueue.global().async(execute: item)
item.wait()
print("waited once")
item.wait()
print("not reached")
