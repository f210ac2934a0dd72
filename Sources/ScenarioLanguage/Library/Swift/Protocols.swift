/// The protocols that types of the library and of scenarios conform to.
extension LibraryArea {
  static let protocols = LibraryArea(
    name: "Protocols",
    provides: [
      "Equatable", "Hashable", "Comparable", "CustomStringConvertible", "LosslessStringConvertible", "TextOutputStream",
      "TextOutputStreamable", "_streamed", "AnyClass", "CustomDebugStringConvertible", "Error", "CancellationError",
      "LocalizedError", "Sendable", "AnyObject",
      "CaseIterable", "RawRepresentable", "Identifiable", "OptionSet", "SetAlgebra", "ExpressibleByIntegerLiteral",
      "ExpressibleByFloatLiteral", "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation",
      "ExpressibleByUnicodeScalarLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
      "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByNilLiteral",
      "Hasher", "ObjectIdentifier", "StringLiteralType", "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType",
      "Copyable", "_errorCode", "_hash", "_equal", "_less", "_identityOf", "_identityOfType", "_mix",
    ],
    source: text("Swift/Protocols"))
}
