// an NSArray as the array it is made of
import Foundation
let ns: NSArray = [1, "two", 3]
let list = ns as Array
print(list.count, (ns as Array).count, list[1], (ns as Array).map { "\($0)" })
for x in (ns as Array) { print(x) }
func f(_ a: NSArray?) -> [Any] { (a as Array?) ?? [] }
print(f(ns).count, f(nil).count, (NSMutableArray(array: [1]) as Array).first as? Int ?? 0)
enum K { case a, b }
print(([.a, .b] as Set<K>).count, ([.b] as [K]).count, ([1, 2] as NSArray).count)
