// Bytes are looked for forwards, backwards and at an end; `DataProtocol` is what all collections of bytes are.
import Foundation

let data = Data("a\nb\nc".utf8)
print(data.range(of: Data([10]), options: [], in: data.startIndex..<data.endIndex) as Any, data.range(of: Data([98]), in: 0..<3) as Any)
print(data.range(of: Data([10]), options: .backwards) as Any, data.range(of: Data([97]), options: .anchored) as Any)
print(data.range(of: Data([98]), options: .anchored) as Any, data.range(of: Data([99]), options: [.anchored, .backwards]) as Any)
print(data.range(of: Data([10]), options: .backwards, in: 0..<3) as Any, data.range(of: Data([10]), in: 2..<5) as Any)
print(data.dropFirst(2).range(of: Data([10])) as Any, data.firstRange(of: Data([10])) as Any, data.lastRange(of: Data([10])) as Any)
struct Reader<D: DataProtocol> {
  let data: D
  var rest: Int { data.count }
  func first() -> D.Element? { data.first }
  func head(_ count: Int) -> D.SubSequence { data.prefix(count) }
}
print(Reader(data: Data([1, 2, 3])).rest, Reader(data: [UInt8](repeating: 7, count: 2)).first() as Any)
print(Array(Reader(data: [1, 2, 3][1...]).head(1)), Array(Reader(data: Data([4, 5])).head(1)))
func checksum(_ bytes: some DataProtocol) -> Int { bytes.reduce(0) { $0 + Int($1) } }
print(checksum(Data([1, 2])), checksum([3, 4]), checksum([5, 6, 7].dropFirst()), checksum(Data([8, 9])[1...]))
extension DataProtocol { var hex: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() } }
print(Data([1, 255]).hex, ([16, 2] as [UInt8]).hex, [UInt8](Data([9])).hex)
func size<B: ContiguousBytes>(_ bytes: B) -> Int { bytes.withUnsafeBytes { $0.count } }
print(size(Data([1, 2])), size([1, 2, 3] as [UInt8]))
var copied = [UInt8](repeating: 0, count: 3)
let taken = copied.withUnsafeMutableBytes { Data([7, 8, 9, 10]).copyBytes(to: $0) }
print(copied, taken, Data("xyz".utf8).copyBytes(to: UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2)))
