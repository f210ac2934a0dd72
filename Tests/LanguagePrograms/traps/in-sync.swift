// traps: an unwrapped nil inside a sync block
import Dispatch

let queue = DispatchQueue(label: "cache")
var values = ["a": 1]
func value(_ key: String) -> Int { queue.sync { values[key]! } }
print(value("a"))
print(value("b"))
