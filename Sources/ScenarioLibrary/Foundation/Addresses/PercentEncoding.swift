// Texts for addresses: bytes that are not allowed become `%` and two digits.
extension String {
  func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
    var result = ""
    // A colon in the first part of a path would end a scheme.
    var allowsColon = false
    let isPath = allowed._own == CharacterSet.urlPathAllowed._own
    for byte in utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte == 47 { allowsColon = isPath }
      if byte < 128 && allowed.contains(scalar) || byte == 58 && allowsColon {
        result.append(Character(scalar))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
  var removingPercentEncoding: String? { _present(_withoutPercents(self)) }
}
extension CharacterSet {
  static var _urlWords: String { "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!$&'()*+,-._~=" }
  static var urlUserAllowed: CharacterSet { CharacterSet(charactersIn: _urlWords + ";") }
  static var urlPasswordAllowed: CharacterSet { CharacterSet(charactersIn: _urlWords + ";") }
  static var urlHostAllowed: CharacterSet { CharacterSet(charactersIn: _urlWords + ";") }
  static var urlPathAllowed: CharacterSet { CharacterSet(charactersIn: _urlWords + "/@") }
  static var urlQueryAllowed: CharacterSet { CharacterSet(charactersIn: _urlWords + "/:;?@") }
  static var urlFragmentAllowed: CharacterSet { CharacterSet(charactersIn: _urlWords + "/:;?@") }
}
func _withoutPercents(_ text: String) -> String
/// What natives answer for an Optional: nothing, or a mark and the text.
func _present(_ text: String) -> String? { text.isEmpty ? nil : _part(text, 1, _byteCount(text)) }
