// The names of C's types, bit patterns of identifiers, numbers of arc4random.
import Foundation
let small: CInt = 3
let byte: CUnsignedChar = 255
print(small, byte, MemoryLayout<CLong>.size, CDouble(2))
final class Thing {}
let thing = Thing()
print(Int(bitPattern: ObjectIdentifier(thing)) == Int(bitPattern: ObjectIdentifier(thing)))
print(UInt(bitPattern: ObjectIdentifier(thing)) != UInt(bitPattern: ObjectIdentifier(Thing.self)))
let kind: AnyClass = Thing.self
print(kind == Thing.self)
print(arc4random_uniform(1), arc4random_uniform(6) < 6)
struct Line: TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) { target.write("line") } }
var text = ""
Line().write(to: &text)
print(text)
