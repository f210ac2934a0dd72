// The text of an NSString as C has it, and a buffer that is filled from a sequence.
import Foundation

let text = ("ab" as NSString).utf8String!
print(String(cString: text), strlen(text), text[0], text[2])
print(String(format: "%5s|%-4s|", text, text))

let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4)
let (rest, end) = buffer.initialize(from: [1, 2, 3, 4])
var more = rest
print(buffer.map { $0 }, more.next() == nil, end)
var (left, place) = buffer.initialize(from: 7...12)
print(Array(buffer), place, left.next() ?? 0)
(left, place) = buffer.initialize(from: 1...2)
print(Array(buffer), place, left.next() == nil)
buffer.deallocate()
