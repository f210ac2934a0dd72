// The parts of an address as they are written: what may not stand there is encoded, and hosts beyond ASCII are as in the names of domains.
struct _Authority {
  var _user: String? = nil
  var _password: String? = nil
  var _host: String
  var _port: Int? = nil
  // nil where no host can be.
  init?(_ text: Substring) {
    var rest = text
    if let at = rest.lastIndex(of: "@") {
      let names = rest[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      _user = names[0]
      _password = names.count > 1 ? names[1] : nil
      rest = rest[rest.index(after: at)...]
    }
    var end = rest.firstIndex(of: ":") ?? rest.endIndex
    if rest.hasPrefix("[") {
      guard let bracket = rest.firstIndex(of: "]") else { return nil }
      end = rest.index(after: bracket)
      if end != rest.endIndex && rest[end] != ":" { return nil }
    }
    _host = String(rest[..<end])
    let digits = rest[end...].dropFirst()
    if digits.isEmpty { return }
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits) else { return nil }
    _port = number
  }
  var _isIPv6: Bool { _host.hasPrefix("[") }
}
enum _AddressParts {
  static let _illegal: Set<UInt8> = [32, 34, 35, 60, 62, 91, 92, 93, 94, 96, 123, 124, 125]
  static func _isPlain(_ text: String) -> Bool {
    var signs = 0
    for byte in text.utf8 {
      if byte <= 32 || byte >= 127 || byte == 37 || byte == 35 || _illegal.contains(byte) { return false }
      if byte == 64 { signs += 1 }
    }
    return signs < 2
  }
  /// As it is, or all that may not stand there with the signs of a percent themselves.
  static func _encoded<Text: StringProtocol>(_ part: Text, alsoIllegal: UInt8 = 0, isHost: Bool = false) -> String {
    let text = String(part)
    if isHost && text.hasPrefix("[") { return text }
    let isLegal = text.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != alsoIllegal && !_illegal.contains($0) }
    if isLegal && text.removingPercentEncoding != nil { return text }
    var result = ""
    for byte in text.utf8 {
      if byte <= 32 || byte >= 127 || byte == 37 || byte == alsoIllegal || _illegal.contains(byte) {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      } else {
        result.append(Character(Unicode.Scalar(byte)))
      }
    }
    return result
  }
  static func _encodedAuthority(_ text: Substring) -> String {
    let place = text.lastIndex(of: "@").map { text.index(after: $0) } ?? text.startIndex
    let host = text[place...]
    let names = text[..<place].dropLast()
    let encoded = host.hasPrefix("[") ? String(host) : _domain(String(host))
    return place == text.startIndex ? encoded : _encoded(names, alsoIllegal: 64) + "@" + encoded
  }
  static func _domain(_ host: String) -> String {
    if host.utf8.allSatisfy({ $0 < 128 }) { return host }
    return host.lowercased().split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.utf8.allSatisfy { $0 < 128 } ? String($0) : "xn--" + _punycode(String($0)) }.joined(separator: ".")
  }
  static func _readableDomain(_ host: String) -> String {
    if !host.contains("xn--") { return host }
    return host.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("xn--") ? _fromPunycode($0.dropFirst(4)) ?? String($0) : String($0) }.joined(separator: ".")
  }
  // RFC 3492
  static func _adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var rest = isFirst ? delta / 700 : delta / 2
    rest += rest / count
    var bias = 0
    while rest > 455 {
      rest /= 35
      bias += 36
    }
    return bias + 36 * rest / (rest + 38)
  }
  static func _threshold(_ place: Int, _ bias: Int) -> Int { min(max(place - bias, 1), 26) }
  static let _digits = Array("abcdefghijklmnopqrstuvwxyz0123456789")
  static func _punycode(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { Int($0.value) }
    var result = String(text.unicodeScalars.filter { $0.isASCII }.map { Character($0) })
    let plain = result.count
    if plain > 0 { result += "-" }
    var (code, delta, bias, done) = (128, 0, 72, plain)
    while done < scalars.count {
      let next = scalars.filter { $0 >= code }.min() ?? code
      delta += (next - code) * (done + 1)
      code = next
      for scalar in scalars {
        if scalar < code { delta += 1 }
        if scalar != code { continue }
        var (rest, place) = (delta, 36)
        while rest >= _threshold(place, bias) {
          let threshold = _threshold(place, bias)
          result.append(_digits[threshold + (rest - threshold) % (36 - threshold)])
          rest = (rest - threshold) / (36 - threshold)
          place += 36
        }
        result.append(_digits[rest])
        bias = _adapted(delta, done + 1, isFirst: done == plain)
        delta = 0
        done += 1
      }
      delta += 1
      code += 1
    }
    return result
  }
  static func _fromPunycode(_ text: Substring) -> String? {
    let plain = text.lastIndex(of: "-")
    var scalars = plain.map { text[..<$0].unicodeScalars.map { Int($0.value) } } ?? []
    let digits = Array(plain.map { text[text.index(after: $0)...] } ?? text)
    var (code, index, bias, position) = (128, 0, 72, 0)
    while position < digits.count {
      let start = index
      var (weight, place) = (1, 36)
      while true {
        guard position < digits.count, let digit = _digits.firstIndex(of: digits[position]), weight < 1_000_000_000 else {
          return nil
        }
        position += 1
        index += digit * weight
        let threshold = _threshold(place, bias)
        if digit < threshold { break }
        weight *= 36 - threshold
        place += 36
      }
      let count = scalars.count + 1
      bias = _adapted(index - start, count, isFirst: start == 0)
      code += index / count
      index %= count
      if code > 0x10FFFF { return nil }
      scalars.insert(code, at: index)
      index += 1
    }
    var result = ""
    for scalar in scalars { if let scalar = Unicode.Scalar(UInt32(scalar)) { result.unicodeScalars.append(scalar) } }
    return result
  }
}
func _percentEncoded(_ text: String) -> String {
  if _AddressParts._isPlain(text) { return text }
  var rest = text[...]
  var result = ""
  if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains(where: { "/?#".contains($0) }) {
    result = String(rest[...colon])
    rest = rest[rest.index(after: colon)...]
  }
  if rest.hasPrefix("//") {
    let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
    result += "//" + _AddressParts._encodedAuthority(authority)
    rest = rest[authority.endIndex...]
  }
  let path = rest.prefix { $0 != "?" && $0 != "#" }
  result += _AddressParts._encoded(path)
  rest = rest[path.endIndex...]
  if rest.hasPrefix("?") {
    let query = rest.prefix { $0 != "#" }
    result += "?" + _AddressParts._encoded(query.dropFirst())
    rest = rest[query.endIndex...]
  }
  return rest.hasPrefix("#") ? result + "#" + _AddressParts._encoded(rest.dropFirst()) : result
}
