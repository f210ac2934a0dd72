// Texts of units of UTF-8, UTF-16 and UTF-32, where they are some; and Foundation's isEqual.
import Foundation
print(String(validating: [0xff as UInt8], as: UTF8.self) as Any, String(validating: [65] as [UInt8], as: UTF8.self) as Any)
print(String(validating: [0xd800 as UInt16], as: UTF16.self) as Any, String(validating: [65, 0xd83d, 0xde00] as [UInt16], as: UTF16.self) as Any)
print(String(validating: [65, 0x1F600] as [UInt32], as: UTF32.self) as Any, String(validating: [0x110000] as [UInt32], as: UTF32.self) as Any)
print(String(validating: [65, -1] as [Int8], as: UTF8.self) as Any)
print(String(decoding: [65, 0xd83d, 0xde00] as [UInt16], as: UTF16.self), String(decoding: [0xff, 65] as [UInt8], as: UTF8.self), String(decoding: [0x1F600] as [UInt32], as: UTF32.self))
print("x".isEqual("x"), "x".isEqual("y"), "x".isEqual(nil), "x".isEqual(3), "x".isEqual(NSString(string: "x")))
