// extensions: of an Optional of numbers or texts, what is in it is one
extension Optional where Wrapped == Int {
  var doubled: Int { (self ?? 0) * 2 }
  var next: Int { self! + 1 }
  var negative: Int { -(self ?? 1) - -self! }
  var half: Double { Double(self ?? 0) / 2 }
  func plus(_ other: Int?) -> Int { (self ?? 0) + (other ?? 0) }
  func less(_ other: Int) -> Int { other - (self ?? 0) % 2 }
  func isBefore(_ other: Int?) -> Bool { (self ?? 0) < (other ?? 1) && self! + 1 == other }
  static func sum(_ a: Self, _ b: Self) -> Int { (a ?? 0) + (b ?? 0) }
  mutating func count() { self = (self ?? 0) + 1 }
}
extension Optional where Wrapped == Double {
  func times(_ other: Double?) -> Double { (self ?? 1) * (other ?? 1.5) - self! }
}
extension Optional where Wrapped == String {
  func joined(_ other: String?) -> String { (self ?? "") + (other ?? "-") + self! }
}
let three: Int? = 3
print(three.doubled, three.next, three.negative, three.half, three.plus(nil), three.less(5), three.isBefore(4), Int?.sum(1, nil))
print(Double?(2).times(nil), String?("a").joined(nil))
var calls: Int?
calls.count()
calls.count()
print(calls as Any)
