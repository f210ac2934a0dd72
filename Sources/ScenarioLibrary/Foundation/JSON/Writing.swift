enum _JSONKind { case nothing, literal, array, object }
final class _JSONNode {
  var _kind = _JSONKind.nothing
  var _text = ""
  var _items: [_JSONNode] = []
  var _members: [String: _JSONNode] = [:]
  init() {}
  func _write(into text: inout String, _ format: JSONEncoder.OutputFormatting, _ indentation: String) {
    let isPretty = format.contains(.prettyPrinted)
    let inner = indentation + "  "
    let separator = isPretty ? ",\n" + inner : ","
    var isFirst = true
    switch _kind {
    case .nothing: text += "{}"
    case .literal: text += _text
    case .array:
      text += isPretty ? "[\n" + (_items.isEmpty ? "" : inner) : "["
      for item in _items {
        if !isFirst { text += separator }
        isFirst = false
        item._write(into: &text, format, inner)
      }
      text += isPretty ? "\n" + indentation + "]" : "]"
    case .object:
      let isSorted = format.contains(.sortedKeys)
      let keys = isSorted ? _members.keys.sorted() : Array(_members.keys)
      text += isPretty ? "{\n" + (keys.isEmpty ? "" : inner) : "{"
      for key in keys {
        if !isFirst { text += separator }
        isFirst = false
        text += _jsonText(key, !format.contains(.withoutEscapingSlashes)) + (isPretty ? " : " : ":")
        _members[key]!._write(into: &text, format, inner)
      }
      text += isPretty ? "\n" + indentation + "}" : "}"
    }
  }
}
func _jsonText(_ text: String, _ escapesSlashes: Bool) -> String {
  let bytes = _bytes(text)
  if !bytes.contains(where: { $0 < 32 || $0 == 34 || $0 == 92 || ($0 == 47 && escapesSlashes) }) { return "\"" + text + "\"" }
  var result: [UInt8] = [34]
  for byte in bytes {
    switch byte {
    case 34, 92: result.append(contentsOf: [92, byte])
    case 47: result.append(contentsOf: escapesSlashes ? [92, 47] : [47])
    case 8: result.append(contentsOf: [92, 98])
    case 9: result.append(contentsOf: [92, 116])
    case 10: result.append(contentsOf: [92, 110])
    case 12: result.append(contentsOf: [92, 102])
    case 13: result.append(contentsOf: [92, 114])
    case 0..<32: result.append(contentsOf: _bytes("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)))
    default: result.append(byte)
    }
  }
  result.append(34)
  return _fromBytes(result)
}
