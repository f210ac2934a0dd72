/// Foundation's identifiers: random ones follow the seed.
extension LibraryArea {
  static let identifiers = LibraryArea(
    name: "Identifiers",
    module: "Foundation",
    provides: ["UUID", "NSUUID", "NSError", "unsafeBitCast", "MemoryLayout"],
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
      final class NSUUID: CustomStringConvertible {
        let uuidString = UUID().uuidString
        init() {}
        var description: String { uuidString }
      }
      enum MemoryLayout<T> {
        static var size: Int { get }
        static var stride: Int { get }
        static var alignment: Int { get }
      }
      func unsafeBitCast(_ object: AnyObject, to type: Int.Type) -> Int { _identityOf(object) }
      final class NSError: Error, CustomStringConvertible {
        let domain: String
        let code: Int
        let userInfo: [String: Any]
        init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
          self.domain = domain
          self.code = code
          self.userInfo = userInfo ?? [:]
        }
        var localizedDescription: String {
          (userInfo["NSLocalizedDescription"] as? String) ?? "The operation could not be completed. (\(domain) error \(code).)"
        }
        var description: String {
          "Error Domain=\(domain) Code=\(code) \"\((userInfo["NSLocalizedDescription"] as? String) ?? "(null)")\""
        }
      }
      """#)
}
