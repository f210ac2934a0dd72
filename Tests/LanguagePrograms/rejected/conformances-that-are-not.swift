// What a protocol asks of associated types, of functions that are lent, of who may see and set, and of what classes answer.
protocol Listing {
  associatedtype Items: Sequence where Items.Element == Int
  var items: Items { get }
}
struct Names: Listing { var items: [String] { [] } }
struct Letters: Listing { var items: String { "" } }

protocol Mapping {
  associatedtype Input
  associatedtype Output where Output == [Input]
  func map(_ input: Input) -> Output
}
struct Plain: Mapping { func map(_ input: Int) -> Int { input } }

class View {}
protocol Screen {
  associatedtype Content: View
  var content: Content { get }
}
struct Number: Screen { var content: Int { 1 } }

protocol Lending { func use(_ body: () -> Void) }
struct Keeper: Lending { func use(_ body: @escaping () -> Void) {} }
protocol Making { init(_ body: (Int) -> Int) }
struct Kept: Making { init(_ body: @escaping (Int) -> Int) {} }

protocol Counting { var count: Int { get set } }
struct Hidden: Counting { private(set) var count = 1 }
struct Half: Counting { fileprivate(set) var count = 1 }

public protocol Running {
  func run()
  var speed: Int { get set }
  init()
}
public struct Runner: Running {
  func run() {}
  public internal(set) var speed = 1
  init() {}
}
public enum Sign: CustomStringConvertible {
  case plus
  var description: String { "+" }
}

protocol Copying {
  static func make() -> Self
  func copy() -> Self?
  var twin: Self { get }
}
class Sheet: Copying {
  static func make() -> Sheet { Sheet() }
  func copy() -> Sheet? { nil }
  var twin: Sheet { self }
}

@propertyWrapper struct Clamped<Value: Numeric> { var wrappedValue: Value }
struct Model { @Clamped var name = "a" }

func build(_ type: Int.Type) -> Int { type() }
