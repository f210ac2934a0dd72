// Pointers become raw ones by themselves, and addresses pointers again.
import Foundation

func bits(_ pointer: UnsafeMutableRawPointer) -> Bool { Int(bitPattern: pointer) != 0 }
func read(_ pointer: UnsafeRawPointer) -> Int { pointer.load(as: Int.self) }
func maybe(_ pointer: UnsafeRawPointer?) -> Bool { pointer != nil }
final class Box<T> {
  let pointer = UnsafeMutablePointer<T>.allocate(capacity: 1)
  init(_ value: T) { pointer.initialize(to: value) }
  var isThere: Bool { bits(pointer) && maybe(pointer) }
  deinit { pointer.deallocate() }
}
let box = Box(5)
print(box.isThere, read(box.pointer), maybe(nil), read(UnsafePointer(box.pointer)))
let raw: UnsafeRawPointer = UnsafeRawPointer(box.pointer)
print(raw == UnsafeRawPointer(box.pointer), raw.assumingMemoryBound(to: Int.self).pointee)
let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 2)
pointer.initialize(to: 7)
(pointer + 1).initialize(to: 8)
let address = Int(bitPattern: pointer)
print(UnsafeMutablePointer<Int>(bitPattern: address)?.pointee ?? 0, UnsafeMutablePointer<Int>(bitPattern: 0) == nil)
print(UnsafePointer<Int>(bitPattern: address + MemoryLayout<Int>.stride)!.pointee, UnsafePointer<Int>(bitPattern: UInt(address))![1])
UnsafeMutablePointer<Int>(bitPattern: UInt(bitPattern: pointer))!.pointee = 9
print(pointer.pointee, UnsafeMutableRawPointer(bitPattern: address)!.load(as: Int.self))
let copy = UnsafeMutablePointer<Int>(pointer)
let mutable = UnsafeMutablePointer(mutating: UnsafePointer(pointer))
copy[1] = 3
print(mutable[1], copy == pointer, mutable == copy, UnsafePointer(copy) == UnsafePointer(mutable))
let none: UnsafeMutablePointer<Int>? = nil
print(UnsafeMutablePointer(none) == nil, UnsafePointer(none) == nil, UnsafePointer(Optional(pointer))?.pointee as Any)
pointer.deallocate()
let shown = UnsafeMutablePointer<Int>.allocate(capacity: 1)
print("\(shown)".count, shown.debugDescription == "\(UnsafeRawPointer(shown))", "\(shown)".hasPrefix("0x0000"), UnsafeMutableBufferPointer<Int>(start: nil, count: 0))
