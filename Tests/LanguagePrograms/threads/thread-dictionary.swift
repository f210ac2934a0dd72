// A thread's dictionary is an NSMutableDictionary of its own.
import Foundation

let own = Thread.current.threadDictionary
own["n"] = 1
own["s"] = "x"
print(own.count, own.allKeys.count, own["n"] as? Int ?? 0, own["s"] as! String)
own.removeObject(forKey: "n")
own.setObject([1, 2], forKey: "list" as NSString)
print(own.count, own.object(forKey: "s") as? String ?? "nil", own["list"] as? [Int] ?? [])
let same: NSMutableDictionary = Thread.current.threadDictionary
print(same.count, same === own)

let done = DispatchSemaphore(value: 0)
let thread = Thread {
  print(Thread.current.threadDictionary.count, Thread.current.threadDictionary["s"] == nil)
  Thread.current.threadDictionary["s"] = "its own"
  done.signal()
}
thread.start()
done.wait()
print(own["s"] as! String)
