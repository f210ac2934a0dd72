/// Foundation's identifiers: random ones follow the seed.
extension LibraryArea {
  static let identifiers = LibraryArea(
    name: "Identifiers",
    module: "Foundation",
    provides: ["UUID"],
    source: #"""
      struct UUID: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
        let uuidString: String
        init() {
          var text = ""
          for position in 0..<36 {
            switch position {
            case 8, 13, 18, 23: text += "-"
            case 14: text += "4"
            case 19: text += String(Int.random(in: 8...11), radix: 16, uppercase: true)
            default: text += String(Int.random(in: 0...15), radix: 16, uppercase: true)
            }
          }
          uuidString = text
        }
        init?(uuidString text: String) {
          if text.count != 36 { return nil }
          for (position, character) in text.enumerated() {
            switch position {
            case 8, 13, 18, 23: if character != "-" { return nil }
            default: if !character.isHexDigit { return nil }
            }
          }
          uuidString = text.uppercased()
        }
        var description: String { uuidString }
        var debugDescription: String { uuidString }
      }
      """#)
}
