// Raw buffers know where their bytes begin; what is bound to a type is a buffer of it.
import Foundation
let d = Data([1, 2, 3, 4, 5, 6, 7, 8])
print(d.withUnsafeBytes { $0.bindMemory(to: UInt32.self).baseAddress!.pointee })
print(d.withUnsafeBytes { raw in raw.bindMemory(to: UInt16.self).map { Int($0) } })
print(d.withUnsafeBytes { $0.baseAddress!.assumingMemoryBound(to: UInt8.self)[3] })
d.withUnsafeBytes { raw in
  if let base = raw.baseAddress, raw.count > 0 {
    let p = base.assumingMemoryBound(to: UInt8.self)
    print((0..<raw.count).map { p[$0] })
    print(base.load(as: UInt16.self), base.load(fromByteOffset: 4, as: UInt32.self), base.advanced(by: 2).load(as: UInt8.self))
  }
}
print(Data().withUnsafeBytes { $0.count })
var e = Data(count: 4)
e.withUnsafeMutableBytes { raw in
  let p = raw.baseAddress!.assumingMemoryBound(to: UInt8.self)
  for i in 0..<4 { p[i] = UInt8(i * 2) }
}
print(Array(e))
let m = NSMutableData(capacity: 10) ?? NSMutableData()
m.append([1, 2] as [UInt8], length: 2)
print(m.length)
let copied = UnsafeMutablePointer<UInt8>.allocate(capacity: 3)
[7, 8, 9].withUnsafeBufferPointer { (source: UnsafeBufferPointer<UInt8>) in
  UnsafeMutableRawPointer(copied).copyMemory(from: UnsafeRawPointer(source.baseAddress!), byteCount: 3)
}
print((0..<3).map { copied[$0] }, (UnsafeRawPointer(copied) + 1).load(as: UInt8.self))
let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 1)
room.initializeMemory(as: UInt8.self, repeating: 5)
room[2] = 6
let same = room
print(Array(room), same[2], same.count)
room.deallocate()
