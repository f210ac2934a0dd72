/// The library's own types that are `Codable`. They become so when a scenario first speaks of it.
extension LibraryArea {
  static let codableTypes = LibraryArea(
    name: "CodableTypes",
    provides: ["_IndexesKeys", "_IntervalKeys", "_ZoneKeys", "_ComponentKeys", "_AddressKeys", "_ChangeKeys", "_DifferenceKeys"],
    extends: Extended(
      types: [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Bool",
        "String", "FixedWidthInteger", "BinaryFloatingPoint", "Never",
        "Optional", "Array", "Set", "Dictionary", "CollectionDifference", "_CollectionDifferenceChange",
        "Date", "URL", "UUID", "Data", "Decimal",
        "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough", "CGPoint", "CGSize", "CGRect",
        "IndexPath", "IndexSet", "NSRange", "DateComponents", "DateInterval", "TimeZone", "URLComponents", "Decoder",
      ], onUseOf: ["Decodable", "Encodable"]),
    source: text("Swift/CodableTypes", "Foundation/CodableValues", "Foundation/CodableTimes"))
}
