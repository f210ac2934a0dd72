func _mirrorKind(_ value: Any, _ level: Int) -> Int
func _mirrorLabels(_ value: Any, _ level: Int) -> [String]
func _mirrorValues(_ value: Any, _ level: Int) -> [Any]
func _mirrorType(_ value: Any, _ level: Int) -> Any.Type
func _mirrorCase(_ value: Any) -> String
protocol CustomReflectable { var customMirror: Mirror { get } }
protocol CustomLeafReflectable: CustomReflectable {}
protocol CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { get } }
struct Mirror: CustomStringConvertible {
  typealias Child = (label: String?, value: Any)
  typealias Children = [(label: String?, value: Any)]
  enum DisplayStyle: Hashable { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, `set` }
  enum AncestorRepresentation { case generated, suppressed }
  let children: [(label: String?, value: Any)]
  let displayStyle: DisplayStyle?
  let subjectType: Any.Type
  let _subject: Any
  let _level: Int
  init(reflecting subject: Any) {
    // Of an Optional its case is shown, whatever it wraps.
    if _mirrorKind(subject, 0) != 4, let own = subject as? CustomReflectable {
      self = own.customMirror
      return
    }
    self.init(_subject: subject, level: 0)
  }
  init(_subject subject: Any, level: Int) {
    let labels = _mirrorLabels(subject, level)
    let values = _mirrorValues(subject, level)
    let kind = _mirrorKind(subject, level)
    var children: [(label: String?, value: Any)] = []
    for index in values.indices {
      children.append((label: index < labels.count && !labels[index].isEmpty ? labels[index] : nil, value: values[index]))
    }
    let type = _mirrorType(subject, level)
    // A cast to it would take everything that it may hold.
    let isErased = String(reflecting: type) == "Swift.AnyHashable"
    if isErased { children = [(label: "value", value: values[0])] }
    let styles: [DisplayStyle] = [.struct, .class, .enum, .tuple, .optional, .collection, .dictionary, .set]
    self.children = children
    displayStyle = kind >= 0 && !isErased ? styles[kind] : nil
    subjectType = type
    _subject = subject
    _level = level
  }
  init<Subject>(
    _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) {
    let labelled = children.map { (label: Optional($0.key), value: $0.value) }
    self.init(subject, children: labelled, displayStyle: displayStyle)
  }
  init<Subject, C: Collection>(
    _ subject: Subject, children: C, displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) where C.Element == (label: String?, value: Any) {
    self.children = Array(children)
    self.displayStyle = displayStyle
    subjectType = Subject.self
    _subject = subject
    _level = -1
  }
  init<Subject, C: Collection>(
    _ subject: Subject, unlabeledChildren: C, displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) {
    let unlabelled: [(label: String?, value: Any)] = unlabeledChildren.map { (label: nil, value: $0) }
    self.init(subject, children: unlabelled, displayStyle: displayStyle)
  }
  var superclassMirror: Mirror? {
    if displayStyle != .class || _level < 0 || _mirrorKind(_subject, _level + 1) < 0 { return nil }
    return Mirror(_subject: _subject, level: _level + 1)
  }
  func _child(_ path: Any) -> Any? {
    if let index = path as? Int { return index < children.count ? children[index].value : nil }
    guard let label = path as? String else { return nil }
    if let found = children.first(where: { $0.label == label }) { return found.value }
    return superclassMirror?._child(label)
  }
  func descendant(_ first: Any, _ rest: Any...) -> Any? {
    guard var value = _child(first) else { return nil }
    for path in rest {
      guard let next = Mirror(reflecting: value)._child(path) else { return nil }
      value = next
    }
    return value
  }
  var description: String { "Mirror for \(subjectType)" }
  /// What is printed of a value that has this mirror.
  func _text(_ value: Any, isDebug: Bool) -> String {
    let name = isDebug ? String(reflecting: subjectType) : String(describing: subjectType)
    switch displayStyle {
    case .struct: return name + "(" + _parts + ")"
    case .tuple: return "(" + _parts + ")"
    case .enum:
      let part = children.first.map { String(reflecting: $0.value) } ?? ""
      return (isDebug ? name + "." : "") + _mirrorCase(value) + (part.isEmpty || part.hasPrefix("(") ? part : "(" + part + ")")
    case .class, .optional, .collection, .dictionary, .set, nil: return String(reflecting: subjectType)
    }
  }
  var _parts: String {
    children.map { ($0.label.map { $0 + ": " } ?? "") + String(reflecting: $0.value) }.joined(separator: ", ")
  }
}
/// A value without a description of its own is written piece by piece.
func _pieces(_ value: Any, _ isDebug: Bool) -> [String] {
  let whole = isDebug ? String(reflecting: value) : String(describing: value)
  if value is CustomStringConvertible || value is CustomDebugStringConvertible { return [whole] }
  let mirror = Mirror(reflecting: value)
  var result: [String] = []
  switch mirror.displayStyle {
  case .struct: result = [isDebug ? String(reflecting: mirror.subjectType) : String(describing: mirror.subjectType)]
  case .tuple: break
  case .enum:
    result = (isDebug ? [String(reflecting: mirror.subjectType), "."] : []) + [_mirrorCase(value)]
    if let payload = mirror.children.first?.value {
      let isTuple = Mirror(reflecting: payload).displayStyle == .tuple
      result += isTuple ? _pieces(payload, true) : ["("] + _pieces(payload, true) + [")"]
    }
  case .class, .optional, .collection, .dictionary, .set, nil: return [whole]
  }
  if mirror.displayStyle != .enum {
    result.append("(")
    for (index, child) in mirror.children.enumerated() {
      if index > 0 { result.append(", ") }
      if let label = child.label, !label.hasPrefix(".") { result += [label, ": "] }
      result += _pieces(child.value, true)
    }
    result.append(")")
  }
  return result.joined() == whole ? result : [whole]
}
func _describeMirrored<T: CustomReflectable>(_ value: T) -> String { value.customMirror._text(value, isDebug: false) }
func _debugMirrored<T: CustomReflectable>(_ value: T) -> String { value.customMirror._text(value, isDebug: true) }
/// Prints whole lines.
struct _TextSink: TextOutputStream {
  var _line = ""
  mutating func write(_ text: String) {
    _line += text
    if !text.hasSuffix("\n") { return }
    _print(_line)
    _line = ""
  }
}
struct _Dump<Target: TextOutputStream> {
  var _seen: [ObjectIdentifier] = []
  var _left: Int
  func _summary(_ value: Any, _ mirror: Mirror) -> [String] {
    let count = mirror.children.count
    let some = count == 1 ? "" : "s"
    switch mirror.displayStyle {
    case .tuple: return ["(\(count) element\(some))"]
    case .collection: return ["\(count) element\(some)"]
    case .dictionary: return ["\(count) key/value pair\(some)"]
    case .set: return ["\(count) member\(some)"]
    case .struct, .class, .enum, nil:
      let isPlain = mirror.displayStyle == nil && mirror._level >= 0
      if isPlain || value is CustomDebugStringConvertible || value is CustomStringConvertible || value is TextOutputStreamable {
        return [String(reflecting: value)]
      }
      let name = String(reflecting: mirror.subjectType)
      return mirror.displayStyle == .enum && mirror._level == 0 ? [name, ".", _mirrorCase(value)] : [name]
    case .optional: return [String(reflecting: value)]
    }
  }
  /// A stream of one's own sees the pieces.
  func _put(_ indent: Int, _ pieces: [String], _ target: inout Target) {
    for _ in 0..<indent { target.write(" ") }
    for piece in pieces { target.write(piece) }
  }
  mutating func _write(_ value: Any, _ name: String?, _ indent: Int, _ depth: Int, _ target: inout Target) {
    if _left <= 0 { return }
    _left -= 1
    let mirror = Mirror(reflecting: value)
    let isShown = depth > 0
    let hasParts = !mirror.children.isEmpty || mirror.superclassMirror != nil
    let bullet = mirror.children.isEmpty ? "-" : isShown ? "▿" : "▹"
    _put(indent, [bullet, " "] + (name.map { [$0, ": "] } ?? []) + _summary(value, mirror), &target)
    // Objects and types are numbered, whatever they say that they are.
    let type = value as? Any.Type
    if type != nil || Swift.type(of: value) is AnyObject.Type {
      let identity = type.map { ObjectIdentifier($0) } ?? ObjectIdentifier(value as AnyObject)
      if let known = _seen.firstIndex(of: identity) {
        _put(0, [" #", String(known), "\n"], &target)
        return
      }
      _put(0, [" #", String(_seen.count)], &target)
      _seen.append(identity)
    }
    target.write("\n")
    if !isShown || !hasParts { return }
    if let parent = mirror.superclassMirror { _writeSuperclass(parent, indent + 2, depth - 1, &target) }
    _writeParts(mirror, indent + 2, depth - 1, &target)
  }
  mutating func _writeSuperclass(_ mirror: Mirror, _ indent: Int, _ depth: Int, _ target: inout Target) {
    if _left <= 0 { return }
    _left -= 1
    let bullet = mirror.children.isEmpty ? "-" : depth > 0 ? "▿" : "▹"
    _put(indent, [bullet, " super: ", String(reflecting: mirror.subjectType), "\n"], &target)
    if depth <= 0 { return }
    if let parent = mirror.superclassMirror { _writeSuperclass(parent, indent + 2, depth - 1, &target) }
    _writeParts(mirror, indent + 2, depth - 1, &target)
  }
  mutating func _writeParts(_ mirror: Mirror, _ indent: Int, _ depth: Int, _ target: inout Target) {
    for (index, child) in mirror.children.enumerated() {
      if _left <= 0 {
        let rest = mirror.children.count - index
        let end = rest == 1 ? " child)\n" : " children)\n"
        _put(indent + 2, ["(", String(rest)] + (index > 0 ? [" more"] : []) + [end], &target)
        return
      }
      _write(child.value, child.label, indent, depth, &target)
    }
  }
}
@discardableResult func dump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = 9223372036854775807, maxItems: Int = 9223372036854775807
) -> T {
  var sink = _TextSink()
  var dump = _Dump<_TextSink>(_left: maxItems)
  dump._write(value, name, indent, maxDepth, &sink)
  return value
}
@discardableResult func dump<T, Target: TextOutputStream>(
  _ value: T, to target: inout Target, name: String? = nil, indent: Int = 0, maxDepth: Int = 9223372036854775807,
  maxItems: Int = 9223372036854775807
) -> T {
  var dump = _Dump<Target>(_left: maxItems)
  dump._write(value, name, indent, maxDepth, &target)
  return value
}
