// advice: did you mean 'global'?
import Dispatch

DispatchQueue.globl().async { print("work") }
