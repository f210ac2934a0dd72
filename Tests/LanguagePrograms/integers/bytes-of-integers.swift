// integers: written as bytes and read again, for all widths
struct Enc {
  private(set) var bytes: [UInt8] = []
  mutating func write<T: FixedWidthInteger>(_ value: T) {
    var shift = T.bitWidth - 8; while shift >= 0 { bytes.append(UInt8(truncatingIfNeeded: value >> T(shift))); shift -= 8 }
  }
}
var e = Enc(); e.write(UInt64(0x0102030405060708)); e.write(UInt16(513)); e.write(UInt8(7)); e.write(UInt32(0xfffefdfc));
e.write(UInt64.max); print(e.bytes)
func rd<T: FixedWidthInteger>(_ b: ArraySlice<UInt8>, _ type: T.Type = T.self) -> T {
  b.prefix(T.bitWidth / 8).reduce(0) { $0 << 8 | T(truncatingIfNeeded: $1) }
}
let a: UInt64 = rd(e.bytes[...]);
print(a, rd(e.bytes[8...], UInt16.self), rd(e.bytes[11...], UInt32.self), rd(e.bytes[15...]) as UInt64)
func checksum<S: Sequence>(_ bytes: S) -> UInt32 where S.Element == UInt8 {
  bytes.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 16_777_619 }
}
print(checksum("abc".utf8), checksum([1, 2, 3]), checksum(e.bytes))
struct Dec {
  var bytes: ArraySlice<UInt8>
  mutating func read<T: FixedWidthInteger>(_ type: T.Type = T.self) throws -> T {
    let size = T.bitWidth / 8; defer { bytes = bytes.dropFirst(size) };
    return bytes.prefix(size).reduce(0) { $0 << 8 | T(truncatingIfNeeded: $1) }
  }
  mutating func blob() throws -> [UInt8] {
    let c = Int(try read(UInt16.self)); defer { bytes.removeFirst(c) };
    return Array(bytes[bytes.startIndex..<bytes.startIndex + c])
  }
}
var d = Dec(bytes: [0, 3, 9, 8, 7, 0, 1, 5, 0, 2][...])
print(try d.blob(), d.bytes, try d.blob(), d.bytes, try d.read(UInt16.self), d.bytes.isEmpty)
enum F: Error { case t(expected: UInt32, found: UInt32) }
do { throw F.t(expected: 1, found: 2) } catch F.t(let x, let y) { print(x, y) }
extension Array { static func tag() -> String { "tag \(Element.self)" } }
var q: UInt32 = try Dec(bytes: [1, 2, 3, 4][...]).copyRead(); print(q)
extension Dec { func copyRead<T: FixedWidthInteger>() throws -> T { var c = self; return try c.read() } }
