/// The natives of all areas: the library functions that are written here, by the names they have in the library's text.
/// They are in `Natives`.
enum NativeLibrary {
  typealias Entry = (name: String, function: NativeFunction)

  static let entries: [Entry] =
    integers + descriptions + mathematics + floatMathematics + texts + textDescriptions + textPositions + textUnits + characters
    + scalars + patternProperties + addresses
    + arrays + tables
    + decimals
    + mirrors
    + others

  /// They look at no type: what is known at run time only is known of fewer.
  static let untyped: Set<String> = [
    "Array.capacity", "Array.reserveCapacity(_:)", "Array._makeRoom(_:)", "Dictionary.capacity", "Dictionary.reserveCapacity(_:)",
    "Set.capacity", "Set.reserveCapacity(_:)",
  ]

  static let functions: [NativeFunction] = entries.map(\.function)

  static let numbers: [String: Int] = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.name, $0) })
}
