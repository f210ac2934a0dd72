/// Names of domains with letters beyond ASCII, as the network has them: RFC 3492.
enum DomainNames {
  /// Longer labels stay as they are: a name has at most 63 bytes, and the method takes the square of its length.
  private static let longest = 256

  static func encoded(_ host: String) -> String {
    if host.utf8.allSatisfy({ $0 < 128 }) { return host }
    let labels = host.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    return labels.map { isASCII($0) || $0.utf8.count > longest ? String($0) : "xn--" + punycode($0) }.joined(separator: ".")
  }

  static func readable(_ host: String) -> String {
    guard host.contains("xn--") else { return host }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return labels.map { label in
      guard label.hasPrefix("xn--"), label.utf8.count <= longest else { return String(label) }
      return plain(label.dropFirst(4)) ?? String(label)
    }.joined(separator: ".")
  }

  private static func isASCII(_ text: Substring) -> Bool { text.utf8.allSatisfy { $0 < 128 } }

  private static let digits = Array("abcdefghijklmnopqrstuvwxyz0123456789")

  private static func threshold(_ place: Int, _ bias: Int) -> Int { min(max(place - bias, 1), 26) }

  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var rest = isFirst ? delta / 700 : delta / 2
    rest += rest / count
    var bias = 0
    while rest > 455 {
      rest /= 35
      bias += 36
    }
    return bias + 36 * rest / (rest + 38)
  }

  private static func punycode(_ text: Substring) -> String {
    let scalars = text.unicodeScalars.map { Int($0.value) }
    var result = String(String.UnicodeScalarView(text.unicodeScalars.filter(\.isASCII)))
    let plain = result.unicodeScalars.count
    if plain > 0 { result += "-" }
    var (code, delta, bias, done) = (128, 0, 72, plain)
    while done < scalars.count {
      let next = scalars.filter { $0 >= code }.min() ?? code
      delta += (next - code) * (done + 1)
      code = next
      for scalar in scalars {
        if scalar < code { delta += 1 }
        if scalar != code { continue }
        result += number(delta, bias)
        bias = adapted(delta, done + 1, isFirst: done == plain)
        delta = 0
        done += 1
      }
      delta += 1
      code += 1
    }
    return result
  }

  private static func number(_ delta: Int, _ bias: Int) -> String {
    var result = ""
    var (rest, place) = (delta, 36)
    while rest >= threshold(place, bias) {
      let threshold = threshold(place, bias)
      result.append(digits[threshold + (rest - threshold) % (36 - threshold)])
      rest = (rest - threshold) / (36 - threshold)
      place += 36
    }
    result.append(digits[rest])
    return result
  }

  private static func plain(_ text: Substring) -> String? {
    let end = text.lastIndex(of: "-")
    var scalars = end.map { text[..<$0].unicodeScalars.map { Int($0.value) } } ?? []
    var digits = (end.map { text[text.index(after: $0)...] } ?? text)[...]
    var (code, index, bias) = (128, 0, 72)
    while !digits.isEmpty {
      let start = index
      guard let step = number(at: &digits, bias) else { return nil }
      index += step
      let count = scalars.count + 1
      bias = adapted(index - start, count, isFirst: start == 0)
      code += index / count
      index %= count
      if code > 0x10FFFF { return nil }
      scalars.insert(code, at: index)
      index += 1
    }
    return String(String.UnicodeScalarView(scalars.compactMap { UnicodeScalar(UInt32($0)) }))
  }

  private static func number(at text: inout Substring, _ bias: Int) -> Int? {
    var (result, weight, place) = (0, 1, 36)
    while true {
      guard let first = text.popFirst(), let digit = digits.firstIndex(of: first), weight < 1_000_000_000 else { return nil }
      result += digit * weight
      let threshold = threshold(place, bias)
      if digit < threshold { return result }
      weight *= 36 - threshold
      place += 36
    }
  }
}
