// closures: an initialiser that may fail answers an Optional where nothing says what is wanted
import Foundation
final class Match {
  let base = "abc"
  lazy var a: [String?] = {
    let ranges = [NSRange(location: 0, length: 1), NSRange(location: 9, length: 1)].map { [unowned self] in Range($0, in: self.base) }
    return ranges.map { r in r.map { String(self.base[$0]) } }
  }()
}
print(Match().a)
let b = "abc"
let rs = [NSRange(location: 0, length: 1)].map { Range($0, in: b) }
print(rs.count, type(of: rs))
struct Even<Number: BinaryInteger> { let value: Number
  init?(_ value: Number) { if value % 2 != 0 { return nil }; self.value = value } }
let evens = [1, 2, 3].map { Even($0) }
print(evens.map { $0?.value as Any }, evens.compactMap { $0 }.count)
let pattern = try NSRegularExpression(pattern: "(a)|(b)")
let match = pattern.firstMatch(in: "b", range: NSRange(location: 0, length: 1))!
print(match.regularExpression === pattern, (0..<match.numberOfRanges).map { Range(match.range(at: $0), in: "b") != nil })
