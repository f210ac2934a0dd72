// strings: texts with attributes: what holds from where to where, and what stays of them when the text changes
import Foundation
let at = NSMutableAttributedString(string: "hi"); at.append(NSAttributedString(string: "!")); print(at.string, at.length)
let key = NSAttributedString.Key("mark")
let other = NSAttributedString.Key(rawValue: "size")
let text = NSMutableAttributedString(string: "hello world", attributes: [other: 12])
text.addAttribute(key, value: "loud", range: NSRange(location: 0, length: 5))
var range = NSRange(location: 0, length: 0)
print(text.attribute(key, at: 1, effectiveRange: &range) as? String ?? "none", range.location, range.length)
print(text.attribute(key, at: 6, effectiveRange: nil) == nil, text.attributes(at: 0, effectiveRange: nil).count)
print(text.attributedSubstring(from: NSRange(location: 3, length: 4)).string)
text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in print(value as? String ?? "-", range.location, range.length) }
text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, stop in print(values.count, range) }
text.replaceCharacters(in: NSRange(location: 0, length: 5), with: "bye"); print(text.string, text.length, text.attribute(key, at: 2, effectiveRange: nil) as? String as Any)
text.removeAttribute(key, range: NSRange(location: 0, length: 3)); print(text.attribute(key, at: 2, effectiveRange: nil) as Any)
text.insert(NSAttributedString(string: ">> ", attributes: [key: "q"]), at: 0); print(text.string, text.attribute(key, at: 0, effectiveRange: nil) as? String as Any)
text.deleteCharacters(in: NSRange(location: 0, length: 3)); print(text.string)
text.setAttributes([key: 1], range: NSRange(location: 0, length: 2)); print(text.attributes(at: 1, effectiveRange: nil).keys.map { $0.rawValue })
print(NSAttributedString(string: "a").isEqual(NSAttributedString(string: "a")), NSAttributedString(attributedString: text).string, NSAttributedString(string: "é😀").length)
let copy = text.mutableCopy() as! NSMutableAttributedString; copy.append(NSAttributedString(string: "?")); print(copy.length - text.length)
text.beginEditing(); text.addAttributes([other: 3], range: NSRange(location: 0, length: 1)); text.endEditing(); print(text.attribute(other, at: 0, effectiveRange: nil) as! Int)
print(String(decoding: [104, 0xD83D, 0xDE00, 0xD800] as [UInt16], as: UTF16.self))
