// advice: all four problems are reported in one run, in the order of the lines
import Dispatch

let queue = DispatchQueue(lable: "queue")
queue.asynk { print("one") }
let count = undefinedName + 1
prnt("two")
