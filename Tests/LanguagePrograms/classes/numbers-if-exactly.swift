// classes: numbers of an NSNumber, if it has exactly that
import Foundation
let number = NSNumber(value: 5)
let half = NSNumber(value: 2.5)
print(Int64(exactly: number) as Any, Int64(exactly: half) as Any, UInt8(exactly: NSNumber(value: 300)) as Any, Double(exactly: half) as Any)
print(Int(truncating: half), Int64(truncating: NSNumber(value: -3)))
print(UInt64(exactly: NSNumber(value: UInt64.max)) as Any, Int64(exactly: NSNumber(value: UInt64.max)) as Any)
print(Int8(exactly: NSNumber(value: -128)) as Any, Int(exactly: NSNumber(value: 4.0)) as Any, Float(exactly: NSNumber(value: 0.5)) as Any)
