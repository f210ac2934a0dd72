/// `Unicode.Scalar.Properties`, as the standard library has them.
extension LibraryArea {
  static let scalarProperties = #"""
        struct Properties {
          let _value: UInt32
    \#(flags)
          var name: String? { _known(_scalarText(_value, 0)) }
          var nameAlias: String? { _known(_scalarText(_value, 1)) }
          var lowercaseMapping: String { _scalarText(_value, 2) }
          var uppercaseMapping: String { _scalarText(_value, 3) }
          var titlecaseMapping: String { _scalarText(_value, 4) }
          var generalCategory: Unicode.GeneralCategory { Unicode.GeneralCategory._all[_scalarNumber(_value, 0)] }
          var canonicalCombiningClass: Unicode.CanonicalCombiningClass {
            Unicode.CanonicalCombiningClass(rawValue: UInt8(_scalarNumber(_value, 1)))
          }
          var age: (major: Int, minor: Int)? {
            let age = _scalarNumber(_value, 2)
            return age == 0 ? nil : (major: age / 1000, minor: age % 1000)
          }
          var numericType: Unicode.NumericType? {
            let type = _scalarNumber(_value, 3)
            return type == 0 ? nil : type == 1 ? .decimal : type == 2 ? .digit : .numeric
          }
          var numericValue: Double? { numericType == nil ? nil : _scalarNumericValue(_value) }
          func _known(_ text: String) -> String? { text.isEmpty ? nil : text }
        }

    """#

  private static let flags = NativeLibrary.scalarFlags.enumerated().map { number, flag in
    "      var \(flag.name): Bool { _scalarFlag(_value, \(number)) }"
  }.joined(separator: "\n")

  static let scalarTypes = #"""
      typealias Version = (major: Int, minor: Int)
      enum NumericType { case decimal, digit, numeric }
      enum GeneralCategory {
        case \#(NativeLibrary.scalarCategories.map(\.name).joined(separator: ", "))
        static let _all: [GeneralCategory] = [
          \#(NativeLibrary.scalarCategories.map { "." + $0.name }.joined(separator: ", ")),
        ]
      }
      struct CanonicalCombiningClass: Hashable, Comparable, RawRepresentable {
        let rawValue: UInt8
        init(rawValue: UInt8) { self.rawValue = rawValue }
        static func < (left: CanonicalCombiningClass, right: CanonicalCombiningClass) -> Bool { left.rawValue < right.rawValue }
    \#(combiningClasses)
      }

    """#

  private static let combiningClasses = [
    ("notReordered", 0), ("overlay", 1), ("nukta", 7), ("kanaVoicing", 8), ("virama", 9), ("attachedBelowLeft", 200),
    ("attachedBelow", 202), ("attachedAbove", 214), ("attachedAboveRight", 216), ("belowLeft", 218), ("below", 220),
    ("belowRight", 222), ("left", 224), ("right", 226), ("aboveLeft", 228), ("above", 230), ("aboveRight", 232),
    ("doubleBelow", 233), ("doubleAbove", 234), ("iotaSubscript", 240),
  ].map { "    static let \($0.0) = CanonicalCombiningClass(rawValue: \($0.1))" }.joined(separator: "\n")

  static let scalarNatives = #"""
    func _scalarFlag(_ scalar: UInt32, _ which: Int) -> Bool
    func _scalarText(_ scalar: UInt32, _ which: Int) -> String
    func _scalarNumber(_ scalar: UInt32, _ which: Int) -> Int
    func _scalarNumericValue(_ scalar: UInt32) -> Double

    """#
}
