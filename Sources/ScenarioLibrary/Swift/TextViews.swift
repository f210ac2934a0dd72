func _unit(_ text: String, _ view: Int, _ offset: Int) -> Int
func _moveUnits(_ text: String, _ view: Int, _ offset: Int, _ distance: Int) -> Int
func _unitDistance(_ text: String, _ view: Int, _ start: Int, _ end: Int) -> Int
func _scalarArray(_ text: String) -> [Unicode.Scalar] { _scalars(text).map { Unicode.Scalar(_value: $0) } }
func _fromScalars(_ scalars: [Unicode.Scalar]) -> String { scalars.map { $0.description }.joined() }
func _isAligned(_ text: String, _ view: Int, _ offset: Int) -> Bool {
  if view == 0 || offset >= _byteCount(text) { return true }
  let byte = _unit(text, 0, offset)
  if byte < 0x80 || byte >= 0xC0 { return true }
  return view == 1 && offset > 1 && _unit(text, 0, offset - 2) >= 0xF0
}
