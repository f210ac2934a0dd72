/// What texts with parts are made with, for scenarios that add to it. All others have instructions for that.
extension LibraryArea {
  static let interpolations = LibraryArea(
    name: "Interpolations",
    provides: ["DefaultStringInterpolation"],
    source: #"""
      struct DefaultStringInterpolation {
        var _text = ""
        init() {}
        mutating func appendLiteral(_ literal: String) { _text += literal }
        mutating func appendInterpolation<T>(_ value: T) { _text += String(describing: value) }
      }
      """#)
}
