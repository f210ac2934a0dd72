// copy() of whatever can be copied.
import Foundation
class Item: NSCopying { let n: Int; init(_ n: Int) { self.n = n }; func copy(with zone: NSZone? = nil) -> Any { Item(n) } }
class W<T: NSCopying> { let e: T; init(_ e: T) { self.e = e }; func dup() -> T { e.copy() as! T } }
print(W(Item(3)).dup().n)
