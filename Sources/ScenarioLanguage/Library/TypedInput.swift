/// What is typed, as `// input:` lines say.
extension LibraryArea {
  static let typedInput = LibraryArea(
    name: "TypedInput",
    provides: ["readLine", "_TypedInput"],
    source: #"""
      enum _TypedInput { static var _next = 0 }
      func readLine(strippingNewline: Bool = true) -> String? {
        let lines = _typedLines()
        let index = _TypedInput._next
        if index == lines.count { return nil }
        _TypedInput._next = index + 1
        return strippingNewline ? lines[index] : lines[index] + "\n"
      }
      """#)
}
