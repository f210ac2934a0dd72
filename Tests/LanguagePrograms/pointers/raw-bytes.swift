// Bytes of numbers, arrays and Data through raw buffers, byte order, and UUID's bytes; formatted().
import Foundation
print(3.0.formatted(), 1234.56789.formatted(), 0.1234567890123.formatted(), (-5).formatted(), 1234567.formatted(.number), 0.5.formatted(.percent), 0.12345.formatted(.percent), 50.formatted(.percent), Date(timeIntervalSince1970: 1_709_123_456).formatted(.iso8601), UInt8(200).formatted(), Float(1.5).formatted())
var v: UInt16 = 0xABCD
print(withUnsafeBytes(of: &v) { Array($0) }, withUnsafeBytes(of: v.bigEndian) { $0.map { $0 } }, withUnsafeBytes(of: 1.5) { $0.count }, withUnsafeBytes(of: Int32(-2)) { $0[0] }, withUnsafeBytes(of: v) { $0.load(as: UInt8.self) })
let d = Data([1, 2, 3, 4, 5, 6, 7, 8, 9])
print(d.withUnsafeBytes { $0.load(as: UInt32.self) }, d.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 1, as: Int64.self) }, d.withUnsafeBytes { $0.load(fromByteOffset: 4, as: UInt16.self).bigEndian }, d.withUnsafeBytes { $0.first! }, d.withUnsafeBytes { Array($0[2..<4]) }, d.withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } }, d.withUnsafeBytes { Array($0.bindMemory(to: UInt8.self)).count }, d.dropFirst(2).withUnsafeBytes { $0.load(as: UInt8.self) })
var m = Data(count: 4)
m.withUnsafeMutableBytes { $0[1] = 7; $0.storeBytes(of: UInt16(258), toByteOffset: 2, as: UInt16.self) }
print(Array(m), [UInt16(1), 2].withUnsafeBytes { Array($0) }, [1, 2, 3].withUnsafeBytes { $0.reduce(0, { $0 + Int($1) }) }, [Int32](repeating: -1, count: 2).withUnsafeBytes { $0.count })
let u = UUID(uuidString: "00010203-0405-0607-0809-0a0b0c0d0e0f")!
print(u.uuid.0, u.uuid.15, UUID(uuid: u.uuid) == u, UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255)).uuidString)
print(UInt32(bigEndian: 1), UInt16(littleEndian: 5), Int64(1).bigEndian, Int32(-2).byteSwapped, (0x1234 as UInt16).littleEndian)
