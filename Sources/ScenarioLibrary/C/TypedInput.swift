func readLine(strippingNewline: Bool = true) -> String? {
  guard let line = _TypedInput._line() else { return nil }
  return strippingNewline ? line : line + "\n"
}
