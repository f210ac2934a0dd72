// Conformances that keep what the protocol asks of associated types, of functions that are lent, of access and of `Self`.
protocol Listing {
  associatedtype Items: Sequence where Items.Element == Int
  var items: Items { get }
}
struct Plain: Listing { var items: [Int] { [1] } }
struct Unique: Listing { var items: Set<Int> { [2] } }
struct Span: Listing { var items: ClosedRange<Int> { 1...3 } }
struct Opaque: Listing { var items: some Sequence<Int> { [4, 5] } }
struct Stepped: Listing { var items: StrideTo<Int> { stride(from: 0, to: 6, by: 3) } }
struct Generic<Item: Sequence>: Listing where Item.Element == Int { var items: Item }
func sum(_ list: some Listing) -> Int { list.items.reduce(0, +) }
print(sum(Plain()), sum(Unique()), sum(Span()), sum(Opaque()), sum(Stepped()), sum(Generic(items: [7])))

protocol Mapping {
  associatedtype Input: Hashable
  associatedtype Output where Output == [Input: Int]
  func map(_ input: Input) -> Output
}
struct Counter: Mapping { func map(_ input: String) -> [String: Int] { [input: input.count] } }
print(Counter().map("four"))

class View {}
final class Label: View {}
protocol Screen {
  associatedtype Content: View
  var content: Content { get }
}
struct Title: Screen { var content: Label { Label() } }
print(type(of: Title().content))

protocol Lending {
  func use(_ body: () -> Void)
  func keep(_ body: @escaping () -> Void)
}
struct Keeper: Lending {
  func use(_ body: () -> Void) { body() }
  func keep(_ body: () -> Void) { body() }
}
Keeper().use { print("used") }
Keeper().keep { print("kept") }

protocol Counted { var count: Int { get } }
struct Hidden: Counted { private(set) var count = 1 }
public protocol Running {
  func run()
  var speed: Int { get }
}
public struct Runner: Running {
  public func run() { print("runs", speed) }
  public internal(set) var speed = 1
  public init() {}
}
struct Walker: Running {
  func run() { print("walks") }
  var speed = 0
}
public extension Runner { var description: String { "runner" } }
extension Runner: CustomStringConvertible {}
Runner().run()
Walker().run()
print(Runner(), Hidden().count)

protocol Copying {
  static func make() -> Self
  func isLike(_ other: Self) -> Bool
}
class Sheet: Copying {
  required init() {}
  static func make() -> Self { self.init() }
  func isLike(_ other: Sheet) -> Bool { type(of: self) == type(of: other) }
}
final class Page: Copying {
  static func make() -> Page { Page() }
  func isLike(_ other: Page) -> Bool { true }
}
class Poster: Sheet {}
print(Poster.make().isLike(Poster.make()), Page.make().isLike(Page()))

@propertyWrapper struct Clamped<Value: Numeric> { var wrappedValue: Value }
struct Model { @Clamped var level = 1.5; @Clamped var count: UInt8 = 3 }
print(Model().level, Model().count)

func build(_ type: Int.Type) -> Int { type.init("12") ?? 0 }
print(build(Int.self), (Int)("3") ?? 0)
