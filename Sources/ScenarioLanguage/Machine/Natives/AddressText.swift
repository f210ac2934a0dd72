/// Addresses as they are written: their parts, what may not stand in them, and hosts beyond ASCII as in the names of domains.
enum AddressText {
  struct Parts {
    var scheme: String?
    var authority: Substring?
    var path: Substring
    var query: Substring?
    var fragment: Substring?
  }

  struct Authority {
    var user: Substring?
    var password: Substring?
    var host: Substring
    var port: Int?
  }

  // MARK: - Parts

  /// Nil where what stands before the first colon is no scheme.
  static func parts(of text: String) -> Parts? {
    var rest = text[...]
    var scheme: String?
    if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains(where: { "/?#".contains($0) }) {
      guard let first = rest.first, first.isASCII && first.isLetter,
        rest[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
      else { return nil }
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    let fragment = cut("#", from: &rest)
    let query = cut("?", from: &rest)
    var authority: Substring?
    if rest.hasPrefix("//") {
      let all = rest.dropFirst(2)
      let end = all.firstIndex(of: "/") ?? all.endIndex
      (authority, rest) = (all[..<end], all[end...])
    }
    return Parts(scheme: scheme, authority: authority, path: rest, query: query, fragment: fragment)
  }

  private static func cut(_ mark: Character, from rest: inout Substring) -> Substring? {
    guard let place = rest.firstIndex(of: mark) else { return nil }
    defer { rest = rest[..<place] }
    return rest[rest.index(after: place)...]
  }

  /// Nil where no host can be.
  static func authority(_ text: Substring) -> Authority? {
    var rest = text
    var (user, password): (Substring?, Substring?)
    if let at = rest.lastIndex(of: "@") {
      let names = rest[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      (user, password) = (names[0], names.count > 1 ? names[1] : nil)
      rest = rest[rest.index(after: at)...]
    }
    var end = rest.firstIndex(of: ":") ?? rest.endIndex
    if rest.hasPrefix("[") {
      guard let bracket = rest.firstIndex(of: "]") else { return nil }
      end = rest.index(after: bracket)
      if end != rest.endIndex && rest[end] != ":" { return nil }
    }
    let digits = rest[end...].dropFirst()
    let made = Authority(user: user, password: password, host: rest[..<end], port: Int(digits))
    if digits.isEmpty { return made }
    return made.port != nil && digits.allSatisfy { $0.isASCII && $0.isNumber } ? made : nil
  }

  /// The host as somebody wrote it, nothing where there is none.
  static func writtenHost(of text: String) -> Substring {
    guard let start = text.firstRange(of: "//"), text[..<start.lowerBound].allSatisfy({ !"/?#".contains($0) }) else { return "" }
    let authority = text[start.upperBound...].prefix { !"/?#".contains($0) }
    let place = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
    if place.hasPrefix("[") { return place.firstIndex(of: "]").map { place[...$0] } ?? place }
    return place.prefix { $0 != ":" }
  }

  // MARK: - Percents

  /// Each part with signs of a percent for what may not stand in it.
  static func encoded(_ text: String) -> String {
    if isPlain(text) { return text }
    var rest = text[...]
    var result = ""
    if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains(where: { "/?#".contains($0) }) {
      result = String(rest[...colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
      result += "//" + encoded(authority: authority)
      rest = rest[authority.endIndex...]
    }
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    result += encoded(part: path)
    rest = rest[path.endIndex...]
    if rest.hasPrefix("?") {
      let query = rest.prefix { $0 != "#" }
      result += "?" + encoded(part: query.dropFirst())
      rest = rest[query.endIndex...]
    }
    return rest.hasPrefix("#") ? result + "#" + encoded(part: rest.dropFirst()) : result
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { isLegal($0) && $0 != UInt8(ascii: "%") } && text.utf8.count { $0 == UInt8(ascii: "@") } < 2
  }

  private static let illegal = Set("\"#<>[\\]^`{|}".utf8)

  private static func isLegal(_ byte: UInt8) -> Bool { byte > 32 && byte < 127 && !illegal.contains(byte) }

  /// As it is, or all that may not stand there with the signs of a percent themselves.
  static func encoded(part: Substring, alsoIllegal: UInt8 = 0, isHost: Bool = false) -> String {
    let text = String(part)
    if isHost && text.hasPrefix("[") { return text }
    if text.utf8.allSatisfy({ isLegal($0) && $0 != alsoIllegal }), withoutPercents(text) != nil { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isLegal(byte), byte != UInt8(ascii: "%"), byte != alsoIllegal {
        bytes.append(byte)
      } else {
        bytes += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func encoded(authority text: Substring) -> String {
    let place = text.lastIndex(of: "@").map { text.index(after: $0) } ?? text.startIndex
    let host = text[place...]
    let encoded = host.hasPrefix("[") ? String(host) : DomainNames.encoded(String(host))
    let names = text[..<place].dropLast()
    return place == text.startIndex ? encoded : Self.encoded(part: names, alsoIllegal: UInt8(ascii: "@")) + "@" + encoded
  }

  /// What no digits follow stays as it is.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return String(decoding: bytes(of: text, keepsSigns: true) ?? [], as: UTF8.self)
  }

  /// Nil where no digits follow a sign, or where the bytes are no text.
  static func withoutPercents(_ text: String) -> String? {
    guard let bytes = bytes(of: text, keepsSigns: false) else { return nil }
    let result = String(decoding: bytes, as: UTF8.self)
    return result.utf8.elementsEqual(bytes) ? result : nil
  }

  /// `keepsSigns`: one that no digits follow stands for itself; there are no bytes otherwise.
  private static func bytes(of text: String, keepsSigns: Bool) -> [UInt8]? {
    let all = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < all.count {
      let isSign = all[index] == UInt8(ascii: "%")
      // A number may have a sign; these digits may not.
      if isSign, index + 2 < all.count, all[index + 1] != UInt8(ascii: "+"),
        let value = UInt8(String(decoding: all[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
        continue
      }
      if isSign, !keepsSigns { return nil }
      result.append(all[index])
      index += 1
    }
    return result
  }
}
