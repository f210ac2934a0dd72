// Whether a value is a `Data`, in a program that has `NSData`, too.
import Foundation
let v: Any = 3
print(v is Data)
let o = NSData()
print(o.length)
print(v is NSData, (v as? Data) == nil)
let w: Any = o
print(w is Data, (w as? Data) ?? Data(), (Data([1]) as Any) is NSData)
func f<T>(_ x: T) -> Bool { x is Data }
print(f(Set([1])), f(o), f(Data()))
