// Numbers are read out of DispatchData into the memory of a variable.
import Dispatch

struct Reader {
  private let data: DispatchData
  private var place = 0
  init(_ data: DispatchData) { self.data = data }
  mutating func next<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    let end = place + MemoryLayout<Number>.size
    guard end <= data.count else { return nil }
    var number: Number = 0
    withUnsafeMutableBytes(of: &number) { data.copyBytes(to: $0, from: place..<end) }
    place = end
    return number
  }
}

var data = DispatchData.empty
withUnsafeBytes(of: UInt16(0xCAFE).bigEndian) { data.append($0) }
withUnsafeBytes(of: Int32(-5).littleEndian) { data.append($0) }
withUnsafeBytes(of: UInt8(7)) { data.append($0) }

var reader = Reader(data)
print(reader.next(UInt16.self)?.byteSwapped == 0xCAFE)
let number: Int32? = reader.next()
print(number ?? 0, reader.next(UInt8.self) ?? 0, reader.next(UInt8.self) as Any)

var first: UInt16 = 0
withUnsafeMutableBytes(of: &first) { data.copyBytes(to: $0, count: 2) }
print(UInt16(bigEndian: first) == 0xCAFE)
