// `.init(…)` where an Optional is wanted: of what it wraps, or of the Optional, whose value is then a `.init(…)` itself.
struct Point: Equatable {
  var x: Int
  init(_ x: Int) { self.x = x }
  init?(text: String) {
    guard let x = Int(text) else { return nil }
    self.x = x
  }
}
final class Scope {
  private var items: ContiguousArray<CustomStringConvertible>?
  init<S: Swift.Sequence>(_ list: S) where S.Element == CustomStringConvertible { items = .init(.init(list)) }
  var count: Int { items?.count ?? 0 }
}
print(Scope([1, "b"]).count)
let point: Point? = .init(3)
let wrapped: Point? = .init(.init(4))
let copied: Point? = .init(Point(5))
let read: Point? = .init(text: "6")
let nothing: Point? = .init(text: "six")
print([point, wrapped, copied, read, nothing])
let list: [Int]? = .init(.init(repeating: 1, count: 2))
let texts: [String]? = .init(["a", "b"])
print(list ?? [], texts ?? [])
