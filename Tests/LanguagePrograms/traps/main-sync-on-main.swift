// traps: DispatchQueue.main.sync on the main thread
import Dispatch

print("before")
DispatchQueue.main.sync { print("never") }
