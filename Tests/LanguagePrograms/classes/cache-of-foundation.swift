// classes/cache-of-foundation: NSCache under its limits, NSString as a key, NSNumber
import Foundation
final class Box { let n: Int; init(_ n: Int) { self.n = n } }
let cache = NSCache<NSString, Box>()
cache.setObject(Box(1), forKey: NSString(string: "a"))
cache.setObject(Box(2), forKey: NSString(string: "b"))
print(cache.object(forKey: NSString(string: "a"))?.n ?? -1, cache.object(forKey: NSString(string: "z"))?.n ?? -1)
cache.countLimit = 2
cache.setObject(Box(3), forKey: NSString(string: "c"), cost: 5)
for k in ["a", "b", "c"] { print(k, cache.object(forKey: NSString(string: k))?.n ?? -1) }
cache.removeObject(forKey: NSString(string: "a"))
cache.removeAllObjects()
print(cache.object(forKey: NSString(string: "a")) == nil)
print(NSString(string: "hé").length, NSNumber(value: 3), NSNumber(value: 2.5).intValue, NSNumber(value: true).boolValue)
