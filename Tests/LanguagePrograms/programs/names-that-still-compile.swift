// programs: names that still compile. Names that compilers still take, though newer ones stand beside them, and raw values of Dispatch's options.
import Dispatch
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
#if canImport(Synchronization)
import Synchronization
#endif

let names = ["a", "b", "c"]
print(names.index(of: "b") as Any, names[1...].index(of: "c") as Any, "text".index(of: "x") == nil)
print(sqrtf(9), floorf(-1.5), ceilf(1.2), roundf(2.5), fabsf(-3))
print(NSString(data: Data("abc".utf8), encoding: String.Encoding.utf8.rawValue) ?? "")
if let key = NSURL(string: "https://example.com/c") {
  let cache = NSCache<NSURL, NSString>()
  cache.setObject("x", forKey: key)
  print(cache.object(forKey: key) ?? "-", NSURL(string: "https://example.com/c") == key)
}
let request = URLRequest(url: URL(string: "https://example.com")!, cachePolicy: .reloadIgnoringLocalAndRemoteCacheData, timeoutInterval: 10)
print(request.timeoutInterval)
let flags = DispatchSource.TimerFlags(rawValue: UInt(0))
print(flags.rawValue, DispatchSource.TimerFlags.strict.rawValue, DispatchWorkItemFlags([]).rawValue == UInt(0), DispatchQueue.Attributes([]).rawValue == UInt64(0))
let timer = DispatchSource.makeTimerSource(flags: flags, queue: .main)
timer.scheduleRepeating(deadline: .now(), interval: .milliseconds(10))
var ticks = 0
timer.setEventHandler {
  ticks += 1
  print("tick", ticks)
  if ticks == 2 { timer.cancel() }
}
timer.setCancelHandler { exit(0) }
timer.resume()
let item = DispatchWorkItem {
  if item.isCancelled { print("cancelled") } else { print("done") }
}
DispatchQueue.global().async(execute: item)
item.wait()
dispatchMain()
