// integers: the bits of a value as another one, also where the types are parameters
import Foundation
final class Node { let name = "node" }
func convert<T, U>(_ x: T, _ type: U.Type) -> U { return unsafeBitCast(x, to: type) }
let node = Node()
let any = convert(node, AnyObject.self)
print((any as! Node).name)
print(convert(1.0, UInt64.self))
print(unsafeBitCast(any, to: Node.self).name)
print(unsafeBitCast(1.5, to: UInt64.self), convert(UInt64(4_609_434_218_613_702_656), Double.self), convert(Float(1), UInt32.self))
