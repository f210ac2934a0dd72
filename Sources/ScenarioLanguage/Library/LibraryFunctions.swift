extension LibraryArea {
  /// Functions of the standard library. `_trap` dies with the text as it is; the others add what Swift's runtime adds.
  static let functions = LibraryArea(
    name: "Functions",
    provides: [
      "print", "debugPrint", "_print", "_trap", "_mixHash", "_debugText", "fatalError", "precondition",
      "preconditionFailure", "assert", "assertionFailure", "exit", "swap", "min", "max", "abs", "withExtendedLifetime",
      "ObjectIdentifier", "_identity", "Never",
    ],
    source: #"""
      enum Never: Error {}

      func _print(_ text: String)
      func _trap(_ text: String) -> Never
      func _mixHash(_ state: Int, _ value: Int) -> Int
      func _debugText<T>(_ value: T) -> String
      func exit(_ code: Int32) -> Never

      func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
        var text = ""
        var isFirst = true
        for item in items {
          if isFirst { isFirst = false } else { text += separator }
          text += String(describing: item)
        }
        text += terminator
        _print(text)
      }
      func print<Target: TextOutputStream>(
        _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
      ) {
        var text = ""
        var isFirst = true
        for item in items {
          if isFirst { isFirst = false } else { text += separator }
          text += String(describing: item)
        }
        text += terminator
        output.write(text)
      }
      func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
        var text = ""
        var isFirst = true
        for item in items {
          if isFirst { isFirst = false } else { text += separator }
          text += String(reflecting: item)
        }
        text += terminator
        _print(text)
      }

      func fatalError(_ message: @autoclosure () -> String = "") -> Never { _trap(message()) }
      func preconditionFailure(_ message: @autoclosure () -> String = "") -> Never { _trap(message()) }
      func assertionFailure(_ message: @autoclosure () -> String = "") { _trap(message()) }
      func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") {
        if condition() { return }
        let text = message()
        _trap(text.isEmpty ? "Precondition failed" : "Precondition failed: " + text)
      }
      func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") {
        if condition() { return }
        let text = message()
        _trap(text.isEmpty ? "Assertion failed" : "Assertion failed: " + text)
      }

      func swap<T>(_ a: inout T, _ b: inout T) {
        let old = a
        a = b
        b = old
      }
      func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
      func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }
      func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
        var least = x
        if y < least { least = y }
        if z < least { least = z }
        for value in rest { if value < least { least = value } }
        return least
      }
      func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
        var greatest = x
        if y >= greatest { greatest = y }
        if z >= greatest { greatest = z }
        for value in rest { if value >= greatest { greatest = value } }
        return greatest
      }
      func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { x._absolute }
      func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result { try body() }

      struct ObjectIdentifier: Hashable, Comparable {
        let _number: Int
        init(_ object: AnyObject) { _number = _identity(object) }
        static func < (left: ObjectIdentifier, right: ObjectIdentifier) -> Bool { left._number < right._number }
      }
      func _identity(_ object: AnyObject) -> Int
      """#)

  /// Operators as function values: `reduce(0, +)`, `sorted(by: >)`. Applied operators never come here.
  static let operators = LibraryArea(
    name: "Operators",
    provides: ["+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "&", "|", "^", "&+", "&-", "&*", "!", "+=", "-=", "*=", "/="],
    source: #"""
      func + (left: String, right: String) -> String { left + right }
      func + <T: AdditiveArithmetic>(left: T, right: T) -> T { left + right }
      func + <E>(left: [E], right: [E]) -> [E] { left + right }
      func - <T: AdditiveArithmetic>(left: T, right: T) -> T { left - right }
      func * <T: Numeric>(left: T, right: T) -> T { left * right }
      func / <T: BinaryInteger>(left: T, right: T) -> T { left / right }
      func / <T: FloatingPoint>(left: T, right: T) -> T { left / right }
      func % <T: BinaryInteger>(left: T, right: T) -> T { left % right }
      func & <T: BinaryInteger>(left: T, right: T) -> T { left & right }
      func | <T: BinaryInteger>(left: T, right: T) -> T { left | right }
      func ^ <T: BinaryInteger>(left: T, right: T) -> T { left ^ right }
      func &+ <T: FixedWidthInteger>(left: T, right: T) -> T { left &+ right }
      func &- <T: FixedWidthInteger>(left: T, right: T) -> T { left &- right }
      func &* <T: FixedWidthInteger>(left: T, right: T) -> T { left &* right }
      func < <T: Comparable>(left: T, right: T) -> Bool { left < right }
      func > <T: Comparable>(left: T, right: T) -> Bool { left > right }
      func <= <T: Comparable>(left: T, right: T) -> Bool { left <= right }
      func >= <T: Comparable>(left: T, right: T) -> Bool { left >= right }
      func == <T: Equatable>(left: T, right: T) -> Bool { left == right }
      func != <T: Equatable>(left: T, right: T) -> Bool { left != right }
      prefix func ! (value: Bool) -> Bool { !value }
      func += (left: inout String, right: String) { left += right }
      func += <T: AdditiveArithmetic>(left: inout T, right: T) { left = left + right }
      func -= <T: AdditiveArithmetic>(left: inout T, right: T) { left = left - right }
      func *= <T: Numeric>(left: inout T, right: T) { left = left * right }
      func /= <T: BinaryInteger>(left: inout T, right: T) { left = left / right }
      """#)
}
