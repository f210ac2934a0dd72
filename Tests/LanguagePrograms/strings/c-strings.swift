// texts made of C's
import Foundation
let bytes: [CChar] = [104, 105, 0]
print(String(cString: bytes), bytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })
bytes.withUnsafeBufferPointer { pointer in
  let text = pointer.baseAddress!
  print(String(validatingCString: text)!, String(utf8String: text)!, String(cString: text, encoding: .utf8)!)
}
"héllo".withCString { print(String(cString: $0), strlen($0)) }
print("héy".cString(using: .utf8) as Any, "a".cString(using: .utf16LittleEndian)!, "é".cString(using: .ascii) as Any, "é".cString(using: .isoLatin1)!)
"abc".cString(using: .utf8)!.withUnsafeBufferPointer { print(String(cString: $0.baseAddress!)) }
