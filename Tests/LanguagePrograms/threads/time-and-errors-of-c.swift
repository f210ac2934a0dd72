// C's clock in seconds, its texts for errors, and bytes that are written to a stream. A number's bytes are changed in place.
import Foundation

var result = time_t()
let before = time(nil)
let same = time(&result)
print(type(of: before), before == result || before + 1 == result, same == result)
print(String(cString: strerror(EBUSY)), String(cString: strerror(22)), String(cString: strerror(ETIMEDOUT)))
fwrite("whole\n", 1, 6, stdout)
fwrite("part of it\n", 1, 4, stdout)
let bytes = [UInt8](" of bytes\n".utf8)
print(fwrite(bytes, 1, bytes.count, stdout))
"of C\n".withCString { text in _ = fwrite(text, 1, 5, stdout) }
fflush(stdout)
var number: UInt32 = 0x0102_0304
let first = withUnsafeMutableBytes(of: &number) { bytes -> UInt8 in
  defer { bytes[0] = 9 }
  return bytes[0]
}
print(first, number == 0x0102_0309)
