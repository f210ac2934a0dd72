// Data made of memory
import Foundation
var bytes: [UInt8] = [1, 2, 3]
print(Array(Data(bytes: &bytes, count: 2)), Data(bytes: bytes, count: bytes.count).count)
let data = bytes.withUnsafeBufferPointer { Data(bytes: $0.baseAddress!, count: 3) }
print(Array(data), Data(bytes: [7, 8], count: 1)[0])
var more = Data()
var byte: UInt8 = 9
more.append(&byte, count: 1)
more.append([4, 5, 6], count: 2)
more.append(bytes, count: bytes.count)
print(Array(more))
