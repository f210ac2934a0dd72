// Binary message writer and reader: withUnsafeBytes, load, byte order, checksums.
import Foundation
struct Header { var magic: UInt16; var length: UInt32; var flags: UInt8 }
final class Writer {
    private(set) var data = Data()
    func write<T: FixedWidthInteger>(_ value: T) { var v = value.bigEndian; withUnsafeBytes(of: &v) { data.append(contentsOf: $0) } }
    func write(_ text: String) { let bytes = Array(text.utf8); write(UInt16(bytes.count)); data.append(contentsOf: bytes) }
}
struct Reader {
    let data: Data
    var offset = 0
    init(_ data: Data) { self.data = data }
    mutating func read<T: FixedWidthInteger>(_ type: T.Type) -> T? {
        let size = MemoryLayout<T>.size
        guard offset + size <= data.count else { return nil }
        defer { offset += size }
        return data.withUnsafeBytes { T(bigEndian: $0.loadUnaligned(fromByteOffset: offset, as: T.self)) }
    }
    mutating func readText() -> String? {
        guard let n = read(UInt16.self), offset + Int(n) <= data.count else { return nil }
        defer { offset += Int(n) }
        return String(decoding: data[offset..<offset + Int(n)], as: UTF8.self)
    }
}
let queue = DispatchQueue(label: "io")
let writer = Writer()
queue.async { writer.write(UInt16(0xCAFE)); writer.write(UInt32(12)); writer.write(Int8(-3)) }
queue.async { writer.write("héllo") }
let data = queue.sync { writer.data }
print(data.map { String(format: "%02x", $0) }.joined(separator: " "))
var reader = Reader(data)
print(reader.read(UInt16.self)!, reader.read(UInt32.self)!, reader.read(Int8.self)!, reader.readText() ?? "?", reader.read(UInt8.self) as Any)
let sum = data.withUnsafeBytes { $0.reduce(0) { $0 &+ UInt32($1) } }
print(sum, data.hashValue == Data(data).hashValue, data.first!, data.last!, data.indices.count, data.starts(with: [0xCA]))
let pi = 3.14159.bitPattern
print(String(pi, radix: 16), withUnsafeBytes(of: pi.littleEndian) { Array($0.prefix(3)) }, Array(withUnsafeBytes(of: UInt32(1).bigEndian, Array.init)))
let parts = [UInt8](data).withUnsafeBufferPointer { $0.prefix(2).map { $0 } }
print(parts, UInt32(bigEndian: 1), UUID(uuidString: "00010203-0405-0607-0809-0A0B0C0D0E0F")!.uuid.15)
