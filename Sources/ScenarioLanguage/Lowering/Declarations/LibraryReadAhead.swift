/// What half of all scenarios and more ask of the library, cut out and parsed before they ask, on a thread beside those that read the
/// options and the scenario. Who asks earlier does it himself: this changes nothing but how long a start takes.
package enum LibraryReadAhead {
  /// Starts it. What is read stays for the life of the process.
  package static func begin() {
    DeepStack.begin(read)
  }

  private static func read() {
    for name in names { _ = read(name) }
  }

  /// How many declarations a name of `names` stands for.
  static func read(_ name: String) -> Int {
    let isWhole = name.hasSuffix("()")
    let path = (isWhole ? name.dropLast(2) : name[...]).split(separator: ".").map(String.init)
    let found = Library.declarations(named: path[0])
    let asked = path.count == 1 ? found : found.flatMap(\.members).filter { $0.name == path[1] }
    for declaration in asked {
      _ = declaration.syntax()
      _ = isWhole ? declaration.body() : nil
    }
    return asked.count
  }

  /// In the order in which scenarios ask. Behind a dot stands a member, and `()` behind what is called and not only looked up.
  static let names = [
    "DispatchQueue", "Hashable", "String", "DispatchQoS", "Equatable", "OptionSet", "Comparable", "FixedWidthInteger", "Int",
    "BinaryInteger", "RawRepresentable", "_Multiplied", "Strideable", "SignedNumeric", "Numeric", "AdditiveArithmetic",
    "ExpressibleByIntegerLiteral", "CustomStringConvertible", "LosslessStringConvertible", "UnsignedInteger",
    "CustomDebugStringConvertible", "Optional", "Array", "Collection", "BidirectionalCollection", "Sequence",
    "IteratorProtocol", "BinaryFloatingPoint", "FloatingPoint", "SignedInteger", "ExpressibleByFloatLiteral",
    "OptionSet.init()", "Substring", "OptionSet.rawValue", "RandomAccessCollection", "SetAlgebra", "SetAlgebra.init()",
    "RawRepresentable.init", "ExpressibleByArrayLiteral", "TextOutputStream", "print()", "RangeReplaceableCollection",
    "MutableCollection", "UInt64", "ExpressibleByArrayLiteral.init", "StringProtocol", "_StringIndex",
    "ExpressibleByStringInterpolation", "Character", "Bool", "ExpressibleByNilLiteral", "UInt", "Sequence.map()", "Double",
    "RangeExpression", "Collection.map()", "FixedWidthInteger.max", "ExpressibleByStringLiteral", "Int.min",
    "FixedWidthInteger.min", "Error", "DispatchQoS.init()", "Collection.count", "ExpressibleByBooleanLiteral",
    "Collection.subscript", "Sequence.count", "Int.max", "Dictionary", "RawRepresentable.rawValue",
    "UnsafeMutableBufferPointer", "Array.append()", "RangeReplaceableCollection.append", "ExpressibleByDictionaryLiteral",
    "RangeReplaceableCollection.init", "Array.subscript", "MutableCollection.subscript", "CustomStringConvertible.description",
    "Never", "Array.count", "Sequence.makeIterator", "IteratorProtocol.next", "_TableIndex", "Dictionary.subscript",
    "StaticString", "Collection.makeIterator", "_IndexingIterator", "fatalError()", "Sequence.underestimatedCount",
    "ArrayIterator", "ArrayIterator.next()", "Dictionary._valueAt", "Dictionary._insert", "_hash", "_fatal",
    "Dictionary._entry()", "Array.makeIterator()", "Sequence._array", "Dictionary._setValue", "_equal",
    "Collection.underestimatedCount",
  ]
}
