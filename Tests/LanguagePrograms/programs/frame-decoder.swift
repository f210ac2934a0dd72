// A packet codec: Data, hex and base64, byte order, checksums; frames are decoded on a serial queue.
import Foundation

extension Data {
    init?(hex: String) {
        guard hex.count % 2 == 0 else { return nil }
        var data = Data(capacity: hex.count / 2)
        var index = hex.startIndex
        while index < hex.endIndex {
            let next = hex.index(index, offsetBy: 2)
            guard let byte = UInt8(hex[index..<next], radix: 16) else { return nil }
            data.append(byte)
            index = next
        }
        self = data
    }
    var hex: String { map { String(format: "%02hhx", $0) }.joined() }
    mutating func append<T: FixedWidthInteger>(bigEndian value: T) {
        Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }
    func readBigEndian<T: FixedWidthInteger>(_ type: T.Type, at offset: Int) -> T? {
        guard offset + MemoryLayout<T>.size <= count else { return nil }
        return self[startIndex + offset..<startIndex + offset + MemoryLayout<T>.size].reduce(0) { $0 << 8 | T($1) }
    }
}

func crc32(_ data: Data) -> UInt32 {
    var table = [UInt32](repeating: 0, count: 256)
    for i in 0..<256 {
        var c = UInt32(i)
        for _ in 0..<8 { c = c & 1 == 1 ? 0xEDB8_8320 ^ (c >> 1) : c >> 1 }
        table[i] = c
    }
    return ~data.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
}

struct Frame: Equatable {
    let kind: UInt8
    let payload: Data
    var encoded: Data {
        var d = Data([0xAB, kind])
        d.append(bigEndian: UInt16(payload.count))
        d.append(payload)
        d.append(bigEndian: crc32(payload))
        return d
    }
}

final class FrameDecoder {
    private let queue = DispatchQueue(label: "decoder")
    private var buffer = Data()
    private var frames: [Frame] = []
    private var errors = 0
    func receive(_ chunk: Data) {
        queue.async { [self] in
            buffer.append(chunk)
            while let frame = next() { frames.append(frame) }
        }
    }
    private func next() -> Frame? {
        while let first = buffer.first, first != 0xAB { buffer.removeFirst() }
        guard buffer.count >= 4, let length = buffer.readBigEndian(UInt16.self, at: 2) else { return nil }
        let total = 4 + Int(length) + 4
        guard buffer.count >= total else { return nil }
        let payload = Data(buffer.dropFirst(4).prefix(Int(length)))
        let sum: UInt32 = buffer.readBigEndian(UInt32.self, at: 4 + Int(length))!
        let kind = buffer[buffer.startIndex + 1]
        buffer = Data(buffer.dropFirst(total))
        guard sum == crc32(payload) else { errors += 1; return next() }
        return Frame(kind: kind, payload: payload)
    }
    func result() -> ([Frame], Int, Int) { queue.sync { (frames, errors, buffer.count) } }
}

let a = Frame(kind: 1, payload: Data("hello".utf8)).encoded
var b = Frame(kind: 2, payload: Data((0..<10).map { UInt8($0 * 11) })).encoded
print(a.hex, a.count)
let stream = a + Data([0, 0]) + b + { b[5] ^= 0xFF; return b }() + a.prefix(6)
let decoder = FrameDecoder()
for start in stride(from: 0, to: stream.count, by: 7) { decoder.receive(stream.subdata(in: start..<min(start + 7, stream.count))) }
let (frames, errors, rest) = decoder.result()
for frame in frames { print(frame.kind, String(data: frame.payload, encoding: .utf8).map { $0.debugDescription } ?? "binary", frame.payload.base64EncodedString()) }
print(errors, rest)
print(Data(hex: "deadBEEF")!.map { $0 }, Data(hex: "abc") == nil, Data(hex: "zz") == nil)
print(Data(base64Encoded: "aGVsbG8=").flatMap { String(data: $0, encoding: .utf8) } ?? "nil", Data(base64Encoded: "***") as Any)
let value: UInt32 = 0x01020304
print(withUnsafeBytes(of: value.bigEndian) { Array($0) }, value.byteSwapped, UInt32(littleEndian: value), value.leadingZeroBitCount, value.nonzeroBitCount)
print(stream.withUnsafeBytes { $0.count }, stream.range(of: Data([0xAB, 2]))?.lowerBound ?? -1, stream.firstIndex(of: 0) ?? -1)
let bits = String(173, radix: 2)
print(bits, Int(bits, radix: 2)!, String(255, radix: 16, uppercase: true), String(repeating: "0", count: 12 - bits.count) + bits)
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(id.uuidString.lowercased(), id.uuid.0, UUID().uuidString.count, UUID(uuidString: "nope") == nil)
var hasher1 = Hasher(), hasher2 = Hasher()
hasher1.combine("a"); hasher2.combine("a")
hasher1.combine(1); hasher2.combine(1)
print(hasher1.finalize() == hasher2.finalize())
print(Int16(truncatingIfNeeded: 70_000), UInt8(clamping: 300), Int8(exactly: 200) as Any, (250 as UInt8).addingReportingOverflow(10), 7 &- 9, UInt8(200) &+ 100)
