/// Addresses, whose parts and percents are read here: in the library's text they would be a fifth of what an app's scenario has checked.
extension NativeLibrary {
  static let addresses: [Entry] = [
    (
      "_percentEncoded(_:)",
      { call throws(MachineStop) in call.set(0, AddressText.encoded(try wideText(call))) }
    ),
    ("_percentDecoded(_:)", { call throws(MachineStop) in call.set(0, AddressText.decoded(try call.wholeText(1))) }),
    (
      "_withoutPercents(_:)",
      { call throws(MachineStop) in call.set(0, present(AddressText.withoutPercents(try call.wholeText(1)))) }
    ),
    (
      "_encodedPart(_:_:)",
      { call throws(MachineStop) in
        let text = try call.wholeText(1, bytesForEach: 6)
        call.set(0, AddressText.encoded(part: text[...], isHost: call.words[0] != 0))
      }
    ),
    (
      "_encodedDomain(_:)",
      { call throws(MachineStop) in call.set(0, DomainNames.encoded(try wideText(call))) }
    ),
    (
      "_readableDomain(_:)",
      { call throws(MachineStop) in call.set(0, DomainNames.readable(try wideText(call))) }
    ),
    ("_hostText(_:)", { call throws(MachineStop) in call.set(0, String(AddressText.writtenHost(of: try call.wholeText(1)))) }),
    ("_addressParts(_:)", { call throws(MachineStop) in call.setTexts(0, parts(of: try call.wholeText(1, bytesForEach: 4))) }),
  ]

  /// Letters beyond ASCII in a host take many looks at each.
  private static func wideText(_ call: NativeCall) throws(MachineStop) -> String {
    let text = try call.wholeText(1, bytesForEach: 6)
    let isWide = text.utf8.contains { $0 > 127 } || text.contains("xn--")
    if isWide { call.runtime.charge(16 * text.utf8.count) }
    return text
  }

  /// Natives answer no Optional: a text is there behind its mark.
  private static func present(_ text: (some StringProtocol)?) -> String { text.map { "=" + $0 } ?? "" }

  /// Scheme, user, password, host, port, query, fragment, authority and path; nothing for what is no address.
  private static func parts(of text: String) -> [String] {
    guard let parts = AddressText.parts(of: text) else { return [] }
    var authority: AddressText.Authority?
    if let written = parts.authority {
      guard let found = AddressText.authority(written) else { return [] }
      authority = found
    }
    return [
      present(parts.scheme), present(authority?.user), present(authority?.password), present(authority?.host),
      present(authority?.port.map(String.init)), present(parts.query), present(parts.fragment), present(parts.authority),
      String(parts.path),
    ]
  }
}
