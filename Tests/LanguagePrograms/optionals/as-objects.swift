// An Optional as an object is what it wraps, or NSNull.
import Foundation

let text = String(data: Data([65, 66]), encoding: .utf8) as AnyObject
print(text)
let none: Int? = nil
print(none as AnyObject, none as AnyObject is NSNull)
let values: [String: AnyObject] = ["a": (3 as Int?) as AnyObject, "b": none as AnyObject, "c": "text" as AnyObject]
print(values["a"] as? Int ?? 0, values["b"] as? Int ?? 0, values["c"] as? String ?? "")
final class Box { let number: Int; init(_ number: Int) { self.number = number } }
let box: Box? = Box(7)
print((box as AnyObject as? Box)?.number ?? 0, (box as AnyObject) === box)
