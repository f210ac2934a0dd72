// strings: what positions and ranges of them look like
import Foundation

struct Found { var at: String.Index }
let text = "Hello é💩 x"
print(text.startIndex, text.endIndex, text.index(after: text.startIndex), text.firstIndex(of: "💩") as Any)
print([text.startIndex, text.endIndex], Array(text.indices), text.range(of: "x") as Any, text.startIndex..<text.endIndex)
debugPrint(text.startIndex, text.startIndex...)
print(Found(at: text.endIndex), (text.startIndex, 2), [text.endIndex: 1], "\(text.endIndex)")
print(String(describing: text.endIndex), String(reflecting: text.endIndex), text.endIndex.debugDescription)
let part = text.dropFirst(3)
print(part.startIndex, part.endIndex, part.index(after: part.startIndex), text.utf8.startIndex, text.utf16.endIndex)
print(zip(text.indices, text).map { "\($0)\($1)" }.joined(separator: " "))
let index: Any = text.endIndex
print(index, index as? CustomDebugStringConvertible != nil)
