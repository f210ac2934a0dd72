/// `value.formatted()`: numbers, lists and dates as text, in the few styles that are the same everywhere in English.
extension LibraryArea {
  static let formatStyles = LibraryArea(
    name: "FormatStyles",
    module: "Foundation",
    provides: ["_NumberStyle", "_DateStyle"],
    source: #"""
      struct _NumberStyle {
        struct Precision {
          let _low: Int
          let _high: Int
          static func fractionLength(_ length: Int) -> Precision { Precision(_low: length, _high: length) }
          static func fractionLength(_ range: ClosedRange<Int>) -> Precision { Precision(_low: range.lowerBound, _high: range.upperBound) }
          static func fractionLength(_ range: PartialRangeThrough<Int>) -> Precision { Precision(_low: 0, _high: range.upperBound) }
        }
        enum Grouping { case automatic, never }
        var _isPercent = false
        var _groups = true
        var _precision = Precision(_low: 0, _high: 6)
        static var number: _NumberStyle { _NumberStyle() }
        static var percent: _NumberStyle { _NumberStyle(_isPercent: true) }
        func precision(_ precision: Precision) -> _NumberStyle {
          var result = self
          result._precision = precision
          return result
        }
        func grouping(_ grouping: Grouping) -> _NumberStyle {
          var result = self
          result._groups = grouping == .automatic
          return result
        }
        func _text(_ number: NSNumber, isWhole: Bool) -> String {
          let formatter = NumberFormatter()
          formatter.locale = Locale(identifier: "en_US")
          formatter.numberStyle = _isPercent ? .percent : .decimal
          // A whole number of percent is one already.
          if isWhole && _isPercent { formatter.multiplier = 1 }
          formatter.usesGroupingSeparator = _groups
          formatter.minimumFractionDigits = _precision._low
          formatter.maximumFractionDigits = _precision._high
          return formatter.string(from: number) ?? ""
        }
      }
      struct _DateStyle {
        static var iso8601: _DateStyle { _DateStyle() }
      }
      """#)
}
