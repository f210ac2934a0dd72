/// One SVG document in two themes: drawn light, and with the dark colours for readers who prefer them.
///
/// Both are drawings of one scene, so they differ in nothing but colours. Each element that does has a class; a style sheet that
/// only counts in the dark gives it its other colours. Viewers that know no style sheets show the light theme.
enum SVGThemes {
  /// Nil when the two are not drawings of one scene.
  static func joined(light: [UInt8], dark: [UInt8]) -> [UInt8]? {
    let (one, other) = (SVGNames.numbered(light), SVGNames.numbered(dark))
    let (tags, darkTags) = (
      one.split(separator: open, omittingEmptySubsequences: false), other.split(separator: open, omittingEmptySubsequences: false)
    )
    guard tags.count == darkTags.count else { return nil }
    let prefix = "t" + SVGNames.hash(one) + "-"
    var classes: [[UInt8]: Int] = [:]
    var rules: [[UInt8]] = []
    var document: [UInt8] = []
    for (offset, (tag, darkTag)) in zip(tags, darkTags).enumerated() {
      if offset > 0 { document.append(open) }
      guard tag != darkTag else {
        document += tag
        continue
      }
      guard let rule = rule(tag, darkTag), let space = tag.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      let number = classes[rule] ?? classes.count + 1
      if classes.updateValue(number, forKey: rule) == nil { rules.append(rule) }
      document += tag[..<space] + Array(" class=\"\(prefix)\(number)\"".utf8) + tag[space...]
    }
    return withStyles(rules, prefix, document)
  }

  private static let open = UInt8(ascii: "<")

  /// The dark tag's colours, where they are not those of the light one.
  private static func rule(_ light: ArraySlice<UInt8>, _ dark: ArraySlice<UInt8>) -> [UInt8]? {
    let (one, other) = (colours(light), colours(dark))
    guard one.rest == other.rest, one.found.count == other.found.count, !one.found.isEmpty else { return nil }
    var rule: [UInt8] = []
    for (first, second) in zip(one.found, other.found) where first.colour != second.colour {
      guard let property = first.property else { return nil }
      rule += Array(property.utf8) + second.colour + Array("!important;".utf8)
    }
    return rule
  }

  /// What stands in `rgb(…)`, for which property, and everything else.
  private static func colours(_ tag: ArraySlice<UInt8>) -> (found: [(property: String?, colour: [UInt8])], rest: [UInt8]) {
    let lead = Array("rgb(".utf8)
    var found: [(property: String?, colour: [UInt8])] = []
    var rest: [UInt8] = []
    var index = tag.startIndex
    while index < tag.endIndex {
      guard tag[index...].starts(with: lead), let end = tag[index...].firstIndex(of: UInt8(ascii: ")")) else {
        rest.append(tag[index])
        index += 1
        continue
      }
      let property = ["fill", "stroke"].first { name in
        rest.dropLast().suffix(name.utf8.count).elementsEqual(name.utf8)
          || rest.dropLast(2).suffix(name.utf8.count).elementsEqual(name.utf8)
      }
      found.append((property.map { $0 + ":" }, Array(tag[index...end])))
      index = end + 1
    }
    return (found, rest)
  }

  /// Before the first element that is drawn.
  private static func withStyles(_ rules: [[UInt8]], _ prefix: String, _ document: [UInt8]) -> [UInt8]? {
    let root = Array("<svg".utf8)
    guard
      let start = document.indices.first(where: { document[$0] == open && document[$0...].starts(with: root) }),
      let end = document[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    var style = "\n<style>@media (prefers-color-scheme: dark) {\n"
    for (offset, rule) in rules.enumerated() { style += ".\(prefix)\(offset + 1){\(String(decoding: rule, as: UTF8.self))}\n" }
    return document[...end] + Array((style + "}</style>").utf8) + document[(end + 1)...]
  }
}
