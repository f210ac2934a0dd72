struct _ListStyle {
  enum ListType { case and, or }
  enum Width { case standard, short, narrow }
  let _type: ListType
  let _width: Width
  static func list(type: ListType, width: Width = .standard) -> _ListStyle { _ListStyle(_type: type, _width: width) }
  func locale(_ locale: Locale) -> _ListStyle {
    locale._only("A format style")
    return self
  }
  func _text(_ parts: [String]) -> String {
    guard let last = parts.last else { return "" }
    if parts.count == 1 { return last }
    let word = _type == .or ? "or " : _width == .standard ? "and " : _width == .short ? "& " : ""
    let isPair = parts.count == 2 && !word.isEmpty
    return parts.dropLast().joined(separator: ", ") + (isPair ? " " : ", ") + word + last
  }
}
struct _MemberListStyle {
  let _member: _NumberStyle
  let _list: _ListStyle
  static func list(memberStyle: _NumberStyle, type: _ListStyle.ListType, width: _ListStyle.Width = .standard) -> _MemberListStyle
  {
    _MemberListStyle(_member: memberStyle, _list: _ListStyle(_type: type, _width: width))
  }
  func locale(_ locale: Locale) -> _MemberListStyle {
    locale._only("A format style")
    return self
  }
}
