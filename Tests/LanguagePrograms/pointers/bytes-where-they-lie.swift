// Bytes where they lie: of collections, of values and of `Data`.
import Foundation

func sum(_ bytes: some Collection<UInt8>) -> Int {
  bytes.withContiguousStorageIfAvailable { $0.reduce(0) { $0 + Int($1) } } ?? -1
}
func total<S: Sequence>(_ numbers: S) -> Int? where S.Element == Int {
  numbers.withContiguousStorageIfAvailable { $0.reduce(0, +) }
}
print(sum([1, 2, 3]), sum([1, 2, 3][1...]), sum(Data([4, 5])), sum("ab".utf8), sum([1, 2].lazy.map { $0 * 2 }))
print(total([1, 2]) as Any, total(Set([1])) as Any, total(1...3) as Any, total([4, 5].dropFirst()) as Any)
func bytes<T>(of value: T) -> [UInt8] {
  var value = value
  return withUnsafeBytes(of: &value) { Array($0) }
}
print(bytes(of: UInt16(258)), bytes(of: 1.0), bytes(of: Int8(-1)), bytes(of: true))
func same<T>(_ value: T) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
print(same(UInt32(7)), same(Float(1)))
var count: UInt32 = 1
print(withUnsafePointer(to: &count) { $0.pointee }, withUnsafeBytes(of: &count) { $0.count })
func clear<T>(_ value: inout T) { withUnsafeMutableBytes(of: &value) { for place in $0.indices { $0[place] = 0 } } }
var number = 7.5
clear(&number)
clear(&count)
print(number, count)
let data = Data([1, 2, 3])
print(data.withUnsafeBytes { (pointer: UnsafePointer<UInt8>) -> Int in Int(pointer[0]) + Int((pointer + 1).pointee) })
let third = data.withUnsafeBytes { $0[2] }
print(data.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) -> Int in buffer.count }, third)
var changed = Data([1, 2, 3])
changed.withUnsafeMutableBytes { (pointer: UnsafeMutablePointer<UInt8>) in pointer[1] = 9 }
print(Array(changed))
let object = NSMutableData()
var byte: UInt8 = 65
object.append(&byte, length: 1)
object.append([66, 67] as [UInt8], length: 2)
var wide: UInt16 = 258
object.append(&wide, length: 2)
let held = UnsafeMutablePointer<UInt16>.allocate(capacity: 2)
held.initialize(repeating: 1, count: 2)
object.append(held, length: 3)
object.append(UnsafeRawPointer(held), length: 1)
object.append([513] as [UInt16], length: 2)
print(object.length, Array(object as Data))
