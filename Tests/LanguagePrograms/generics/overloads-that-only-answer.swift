// generics: of functions that differ in what they answer, the one that needs no default value is meant, then the one that asks for more
protocol Made { init() }
protocol Filled { init() }
extension UInt8: Made, Filled {}
struct Reader {
  func read<T: FixedWidthInteger>(_: T.Type = T.self) -> T { print("integer"); return 1 }
  func read<T: Made>() -> T { print("made"); return T() }
  func both() -> UInt8 { let value: UInt8 = read(); return value }

  func value<T: Made>(_ key: String) -> T { print("made"); return T() }
  func value<T: Filled>(_ key: String, default value: T? = nil) -> T { print("filled"); return T() }

  func list<T: Made>(_ key: String) -> T { print("one"); return T() }
  func list<T: Filled>(_ key: String) -> [T] { print("list"); return [T()] }

  subscript<T: Made>(_ key: String) -> T { print("made"); return T() }
  subscript<T: Filled>(_ key: String, count: Int = 1) -> T { print("filled"); return T() }

  func raw<T: RawRepresentable>(_ key: String) -> T? where T.RawValue == String { print("raw"); return T(rawValue: key) }
  func raw<T>(_ key: String) -> T? { print("any"); return nil }
}
enum Side: String { case left }
func fewer<T: Made>(_ number: Int = 1) -> T { print("one default"); return T() }
func fewer<T: Filled>(_ number: Int = 1, _ other: Int = 2) -> T { print("two defaults"); return T() }
func some<T: Made>(_ number: Int) -> T { print("one"); return T() }
func some<T: Filled>(_ numbers: Int...) -> T { print("several"); return T() }
func made<T>() -> T? { print("any"); return nil }
func made<T: Filled>() -> T? { print("filled"); return T() }
func typed<T>(_ type: T.Type = T.self) -> T? { print("any"); return nil }
func typed<T: Filled>(_ type: T.Type = T.self) -> T? { print("filled"); return T() }

let reader = Reader()
let first: UInt8 = reader.read()
let second: UInt8 = reader.value("key")
let third: UInt8 = reader.list("key")
let fourth: [UInt8] = reader.list("key")
let fifth: UInt8 = reader["key"]
let sixth: Side? = reader.raw("left")
let seventh: Int? = reader.raw("left")
let eighth: UInt8 = fewer()
let ninth: UInt8 = some(1)
let tenth: UInt8? = made()
let last: UInt8? = typed()
print(first, reader.both(), second, third, fourth, fifth, sixth as Any, seventh as Any, eighth, ninth, tenth as Any, last as Any)
