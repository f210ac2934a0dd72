// Scalars of code units, which may be halves of pairs; raw values of sixteen bits.
import Foundation
print(Unicode.Scalar(UInt16(65)) ?? "-", UnicodeScalar(UInt16(0xD800)) as Any, Unicode.Scalar(UInt8(66)))
let units: [unichar] = Array("hé".utf16)
print(units, NSString(string: "abc").character(at: 1) == unichar(98))
enum Small: Int16 { case one = 1, two }
print(Small.two.rawValue, Small(rawValue: 2) ?? .one, Small(rawValue: 9) as Any)
print(NSURL(string: "http://host/folder/file.txt?x=1#part")!.pathExtension ?? "-")
