// Positions are counted in UTF-16 in any text: `utf16Offset(in:)` and `Index(utf16Offset:in:)`.
import Foundation

extension StringProtocol {
  func offset(of part: Character) -> Int? { firstIndex(of: part)?.utf16Offset(in: self) }
  func at(_ distance: Int) -> Character { self[utf16.index(startIndex, offsetBy: distance)] }
  func unit(_ offset: Int) -> Character { self[String.Index(utf16Offset: offset, in: self)] }
  var nsRange: NSRange { NSRange(startIndex..<endIndex, in: self) }
}
print("abc".dropFirst().utf16.startIndex.utf16Offset(in: "abc".dropFirst()), "abc".at(1))
print("a😀c".offset(of: "c") as Any, "xa😀c".dropFirst().offset(of: "c") as Any, "😀c".unit(2), "x😀c".dropFirst().unit(2))
print("a😀c".dropFirst().nsRange, "a😀".nsRange)
func indices<S: StringProtocol>(_ text: S) -> [Int] { text.indices.map { $0.utf16Offset(in: text) } }
print(indices("a😀b"), indices("a😀b".dropFirst()))
