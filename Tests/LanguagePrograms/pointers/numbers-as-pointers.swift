// pointers: numbers that C takes as pointers, memory of bytes that is allocated, bytes of arrays that are changed
import Foundation
let raw = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 4)
raw.storeBytes(of: 0x01020304 as UInt32, as: UInt32.self)
print(Array(raw), raw.count, raw[1], raw.first!)
raw.deallocate()
let d = Data([1, 2, 3])
var b = [UInt8](repeating: 0, count: 2)
b.withUnsafeMutableBytes { _ = d.copyBytes(to: $0, from: 0..<2) }
print(b)
var w: [UInt32] = [1, 2]
w.withUnsafeMutableBytes { p in p[0] = 255; p.storeBytes(of: 7, toByteOffset: 4, as: UInt32.self) }
print(w)
let p = UnsafeMutableRawPointer(bitPattern: 42)
print(Int(bitPattern: p), UnsafeMutableRawPointer(bitPattern: 0) as Any, UInt(bitPattern: p), p == UnsafeMutableRawPointer(bitPattern: 42 as UInt))
var key = pthread_key_t()
pthread_key_create(&key, nil)
pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: 42))
print(Int(bitPattern: pthread_getspecific(key)))
