// Data of the bytes of a number that is passed with &.
import Foundation
var (small, large, tiny, fraction) = (UInt16(0x0102).bigEndian, Int64(-2), Int8(-1), 1.5)
var packet = Data(bytes: &small, count: MemoryLayout<UInt16>.size)
packet.append(Data(bytes: &large, count: MemoryLayout<Int64>.size))
packet.append(Data(bytes: &tiny, count: 1))
packet.append(Data(bytes: &fraction, count: MemoryLayout<Double>.size))
print(Array(packet), packet.count)
print(packet.subdata(in: 2..<10).withUnsafeBytes { $0.load(as: Int64.self) })
var bytes: [UInt8] = [4, 5, 6]
print(Array(Data(bytes: &bytes, count: 2)), Array(Data(bytes: bytes, count: 3)))
extension Data {
  func number(at index: Int) -> UInt16 {
    let found: UInt16 = subdata(in: index..<(index + 2)).withUnsafeBytes { $0.bindMemory(to: UInt16.self).baseAddress!.pointee }
    return found.bigEndian
  }
}
print(packet.number(at: 0))
packet.withUnsafeBytes { raw in
  var place = raw.baseAddress!
  let end = place + raw.count
  place += 10
  print(end - place, place.load(as: Int8.self), (end - 8).assumingMemoryBound(to: UInt8.self)[7])
}
