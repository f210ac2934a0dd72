// Texts in UTF-32: marked, and with either byte first.
import Foundation
for encoding in [String.Encoding.utf32, .utf32BigEndian, .utf32LittleEndian, .utf16, .utf8] {
  let data = "a😀".data(using: encoding)!
  print(data.count, data.map { $0 }, String(data: data, encoding: encoding)!)
}
print(String(data: Data([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x41]), encoding: .utf32) as Any, String.Encoding.utf32)
