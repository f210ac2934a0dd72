class AnyKeyPath: Hashable, CustomDebugStringConvertible {
  let _text: String
  init(_text: String) { self._text = _text }
  static func == (left: AnyKeyPath, right: AnyKeyPath) -> Bool { left._text == right._text }
  func hash(into hasher: inout Hasher) { hasher.combine(_text) }
  var debugDescription: String { _text }
  func _read(_ root: Any) -> Any? { nil }
  class var rootType: Any.Type { Any.self }
  class var valueType: Any.Type { Any.self }
}
class PartialKeyPath<Root>: AnyKeyPath {
  let _any: (Root) -> Any
  init(_any: @escaping (Root) -> Any, _text: String) {
    self._any = _any
    super.init(_text: _text)
  }
  override class var rootType: Any.Type { Root.self }
  override func _read(_ root: Any) -> Any? {
    if let root = root as? Root { _any(root) } else { nil }
  }
}
class KeyPath<Root, Value>: PartialKeyPath<Root> {
  let _get: (Root) -> Value
  init(_get: @escaping (Root) -> Value, _text: String) {
    self._get = _get
    super.init(_any: { _get($0) }, _text: _text)
  }
  override class var valueType: Any.Type { Value.self }
  func appending<Next>(path: KeyPath<Value, Next>) -> KeyPath<Root, Next> {
    let get = _get
    return KeyPath<Root, Next>(_get: { path._get(get($0)) }, _text: _joined(path))
  }
  // What leads to where it begins is no part of a way.
  func _joined(_ path: AnyKeyPath) -> String {
    let rest = path._text.firstIndex(of: ".").map { String(path._text[$0...]) } ?? ""
    if rest == ".self" { return _text }
    return (_text.hasSuffix(".self") ? String(_text.dropLast(5)) : _text) + rest
  }
}
class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
  let _set: (inout Root, Value) -> Void
  init(_get: @escaping (Root) -> Value, _set: @escaping (inout Root, Value) -> Void, _text: String) {
    self._set = _set
    super.init(_get: _get, _text: _text)
  }
  func appending<Next>(path: WritableKeyPath<Value, Next>) -> WritableKeyPath<Root, Next> {
    let get = _get
    let set = _set
    return WritableKeyPath<Root, Next>(
      _get: { path._get(get($0)) },
      _set: { (root: inout Root, value: Next) in
        var part = get(root)
        path._set(&part, value)
        set(&root, part)
      }, _text: _joined(path))
  }
}
class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
  let _setObject: (Root, Value) -> Void
  init(_get: @escaping (Root) -> Value, _setObject: @escaping (Root, Value) -> Void, _text: String) {
    self._setObject = _setObject
    super.init(_get: _get, _set: { (root: inout Root, value: Value) in _setObject(root, value) }, _text: _text)
  }
}
protocol _Rooted {}
extension _Rooted {
  subscript(_anywhere path: AnyKeyPath) -> Any? { path._read(self) }
  subscript(_any path: PartialKeyPath<Self>) -> Any { path._any(self) }
  subscript<Value>(_read path: KeyPath<Self, Value>) -> Value { path._get(self) }
  subscript<Value>(_write path: WritableKeyPath<Self, Value>) -> Value {
    get { path._get(self) }
    set { path._set(&self, newValue) }
  }
  subscript<Value>(_writeObject path: ReferenceWritableKeyPath<Self, Value>) -> Value {
    get { path._get(self) }
    nonmutating set { path._setObject(self, newValue) }
  }
}
